import type { FilterNode } from '@portal/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { recordReference } from '#db/record-reference.ts'
import type { Format } from './filter-format.queries.ts'

/**
 * The FROM clause for a tree: the records `r`, with their work `w` and their segment memberships, as far as the tree
 * uses them. Both match at most one row per record, so the number of rows is that of records. Joins instead of
 * subqueries: for a million records each table is then read once.
 */
export function recordsAsked(
  nodes: readonly FilterNode[],
  { segments }: Pick<Format, 'segments'>,
  records: RawBuilder<unknown> = sql`records r`,
): RawBuilder<unknown> {
  const reference = recordReference('r')
  const work = sql`left join record_work w on w.template_serial = r.template_serial and w.reference = ${reference}`
  const members = [...new Set(segmentsIn(nodes).map((id) => segments.get(id) ?? -1))].map((serial) => {
    const m = place(serial)
    return sql`left join segment_members ${m} on ${m}.segment_serial = ${serial} and ${m}.reference = ${reference}`
  })
  return sql.join([records, ...(asksOfWork(nodes) ? [work] : []), ...members], sql` `)
}

/** Whether a record of `recordsAsked` is a member of a segment. */
export const memberIn = (serial: number): RawBuilder<boolean> => sql`${place(serial)}.reference is not null`

const place = (serial: number) => sql.ref(`member_${serial < 0 ? 'missing' : String(serial)}`)

/** The segments used by a tree. */
export const segmentsIn = (nodes: readonly FilterNode[]): string[] => [
  ...new Set(nodes.flatMap((node) => (node.kind === 'segment' ? node.segments : []))),
]

/** Whether a tree uses the work done on records. */
export const asksOfWork = (nodes: readonly FilterNode[]): boolean =>
  nodes.some(({ kind }) => kind === 'attempts' || kind === 'last_outcome' || kind.endsWith('last_attempt'))
