import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'

type Query = Paging & { search?: string; sort?: 'name' | '-name' }

export async function list(db: Db, { search, sort = 'name', ...paging }: Query) {
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
    .orderBy('name', ordering(sort).direction)
    .orderBy('id')
  if (search) query = query.where(sql<boolean>`plain(name) like plain(${containing(search)})`)
  const { data, meta } = await page(query, paging)
  return { data: data.map((group) => ({ ...group, skillCount: group.skillCount ?? 0 })), meta }
}
