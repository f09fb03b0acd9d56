import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** Up to this number matches are looked up by id; beyond it the condition is evaluated in the list's order. */
const few = 5000

/**
 * The condition on tickets `t` of a full-text search: the ticket or one of its entries contains the words in any
 * inflection. Undefined for stop words only, such as `de`. A rare word is best found by its index, a frequent one by
 * scanning the list, which soon fills a page. PostgreSQL cannot choose between both inside one condition, so the
 * index is queried first, with a limit.
 *
 * A rare word is found by its index and a frequent one by the order of the list, which soon fills a page. PostgreSQL cannot
 * choose between the two inside one condition, so the index is asked first, for no more ids than make it worthwhile.
 */
export async function searched(db: Db, search = ''): Promise<RawBuilder<boolean> | undefined> {
  if (search.trim() === '') return undefined
  const words = sql`websearch_to_tsquery('spanish', spanish_text(${search}))`
  const { rows } = await sql<{ id: string | null }>`
    select null::uuid as id where numnode(${words}) = 0
    union all (
      select id from (select w.id from tickets w where w.search @@ ${words}
        union all select n.ticket_id from ticket_entries n where n.search @@ ${words}) found
      limit ${few + 1})`.execute(db)
  if (rows.some(({ id }) => id === null)) return undefined
  if (rows.length <= few) return sql<boolean>`t.id = any(${rows.map(({ id }) => id)}::uuid[])`
  return sql<boolean>`(t.search @@ ${words}
    or exists (select from ticket_entries n where n.ticket_id = t.id and n.search @@ ${words}))`
}
