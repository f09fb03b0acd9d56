import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { namesOfSubcampaigns } from './campaigns.queries.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'

type Query = Paging & {
  search?: string
  campaignId?: string
  active?: boolean
  sort?: 'code' | '-code' | 'name' | '-name'
}

export function list(db: Db, { search, campaignId, active, sort = 'code', ...paging }: Query) {
  const { column, direction } = ordering(sort)
  let query = db
    .selectFrom('skills')
    .innerJoin('campaigns', 'campaigns.id', 'skills.campaignId')
    .leftJoin('skillGroups', 'skillGroups.id', 'skills.skillGroupId')
    .select(['skills.id', 'skills.code', 'skills.name', 'skills.channel', 'skills.languages'])
    .select(['skills.campaignId', 'campaigns.name as campaignName', 'skills.skillGroupId', 'skills.active'])
    .select(['skillGroups.name as skillGroupName', 'skills.synchronizedAt'])
    .orderBy(`skills.${column}`, direction)
    .orderBy('skills.id')
  if (campaignId !== undefined) query = query.where('skills.campaignId', '=', campaignId)
  if (active !== undefined) query = query.where('skills.active', '=', active)
  if (search) {
    query = query.where(
      sql<boolean>`plain(skills.code || ' ' || skills.name) like plain(${containing(search)})`,
    )
  }
  return page(query, paging)
}

export function campaignOf(db: Db, skillId: string) {
  return db
    .selectFrom('campaigns')
    .innerJoin('skills', 'skills.campaignId', 'campaigns.id')
    .where('skills.id', '=', skillId)
    .select(['campaigns.id', 'campaigns.name', 'campaigns.kind'])
    .select(namesOfSubcampaigns.as('subcampaigns'))
    .executeTakeFirst()
}
