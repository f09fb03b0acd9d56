import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, type Paging, page } from '#db/page.ts'

/** For a row of campaigns: the names of its subcampaigns that are not deleted. */
export const namesOfSubcampaigns = sql<string[]>`array(
  select s.name from subcampaigns s
  where s.campaign_id = campaigns.id and s.active and s.deleted_at is null order by s.position, s.id)`

export function list(db: Db, { search, ...paging }: Paging & { search?: string }) {
  let query = db
    .selectFrom('campaigns')
    .select(['id', 'name', 'kind'])
    .select(namesOfSubcampaigns.as('subcampaigns'))
    .orderBy(sql`plain(name)`)
    .orderBy('id')
  if (search) query = query.where(sql<boolean>`plain(name) like plain(${containing(search)})`)
  return page(query, paging)
}
