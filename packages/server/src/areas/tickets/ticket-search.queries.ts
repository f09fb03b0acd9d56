import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** Up to this number matches are looked up by id; beyond it the condition is evaluated in the list's order. */
const few = 5000

/** `isFrequent` where more match than are looked up by id: they are not counted at once. */
type Searched = { condition: RawBuilder<boolean>; isFrequent: boolean }

/**
 * The condition on tickets `t` of a full-text search: the ticket or one of its entries contains the words in any
 * inflection. Undefined for stop words only, such as `de`. A rare word is best found by its index, a frequent one by
 * scanning the list, which soon fills a page. PostgreSQL cannot choose between both inside one condition, so the
 * index is queried first, with a limit.
 */
export async function searched(db: Db, search = ''): Promise<Searched | undefined> {
  if (search.trim() === '') return undefined
  const words = sql`websearch_to_tsquery('spanish', spanish_text(${search}))`
  const { rows } = await sql<{ isEmpty: boolean; ids: string[] | null }>`
    select numnode(${words}) = 0 as is_empty,
      (select case when count(*) <= ${few} then coalesce(array_agg(id), '{}') end from (
        select id from (select w.id from tickets w where w.search @@ ${words}
          union all select n.ticket_id from ticket_entries n where n.search @@ ${words}) found
        limit ${few + 1}) few) as ids`.execute(db)
  const [{ isEmpty, ids } = { isEmpty: true, ids: null }] = rows
  if (isEmpty) return undefined
  if (ids !== null) return { condition: sql<boolean>`t.id = any(${ids}::uuid[])`, isFrequent: false }
  const condition = sql<boolean>`(t.search @@ ${words}
    or exists (select from ticket_entries n where n.ticket_id = t.id and n.search @@ ${words}))`
  return { condition, isFrequent: true }
}
