import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { containing, ordering, type Paging } from './page.ts'

type Column = 'agreement' | 'validFrom'
/** A list of the versions of rules, which agreements have. */
export type AskedPolicies<State extends string = 'draft' | 'published'> = Paging & {
  search?: string
  state?: State
  sort?: Column | `-${Column}`
}

const orders: Record<Column, RawBuilder<unknown>> = {
  agreement: sql`plain(agreement)`,
  validFrom: sql`valid_from`,
}

type Order = { column: RawBuilder<unknown>; direction: 'asc' | 'desc' }

/** The order of a list of versions: of an agreement, the latest first. */
export function policyOrder(sort: AskedPolicies['sort'] = 'agreement'): Order[] {
  const { column, direction } = ordering(sort)
  const later: Order[] = column === 'validFrom' ? [] : [{ column: orders.validFrom, direction: 'desc' }]
  return [{ column: orders[column], direction }, ...later, { column: sql`id`, direction: 'asc' }]
}

/** The versions that a list asks for. */
export function isAskedPolicy({ search, state }: AskedPolicies<string>): RawBuilder<boolean> {
  const asked = [sql`true`]
  if (state !== undefined) asked.push(sql`state = ${state}`)
  if (search) asked.push(sql`plain(agreement || ' ' || name) like plain(${containing(search)})`)
  return sql<boolean>`${sql.join(asked, sql` and `)}`
}

type Version = { agreement: string; validFrom: string }

/** Whether a table has a published version of an agreement from this day on. */
export async function isPublishedFrom(
  db: Db,
  table: 'vacation_policies' | 'absence_policies',
  { agreement, validFrom }: Version,
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)}
    where state = 'published' and plain(agreement) = plain(${agreement}) and valid_from = ${validFrom}::date`.execute(
    db,
  )
  return rows.length > 0
}
