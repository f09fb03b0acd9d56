import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import { anchors } from '#time-record/anchors.queries.ts'

type Asked = Paging & { from?: string; until?: string; sort?: 'number' | '-number' }

export function list(db: Db, asked: Asked) {
  const { from, until } = asked
  let query = anchors(db).orderBy('number', ordering(asked.sort ?? '-number').direction)
  if (from !== undefined) query = query.where(sql<boolean>`day >= ${from}::date`)
  if (until !== undefined) query = query.where(sql<boolean>`day <= ${until}::date`)
  return page(query, asked)
}
