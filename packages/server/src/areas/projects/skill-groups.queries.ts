import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, type Paging, page } from '#db/page.ts'

export async function list(db: Db, { search, ...paging }: Paging & { search?: string }) {
  let query = db
    .selectFrom('skillGroups')
    .select(['id', 'name'])
    .select((group) =>
      group
        .selectFrom('skills')
        .whereRef('skills.skillGroupId', '=', 'skillGroups.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('skillCount'),
    )
    .orderBy('name')
  if (search) query = query.where(sql<boolean>`plain(name) like plain(${containing(search)})`)
  const { data, meta } = await page(query, paging)
  return { data: data.map((group) => ({ ...group, skillCount: group.skillCount ?? 0 })), meta }
}
