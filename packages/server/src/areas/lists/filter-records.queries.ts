import type { FilterNode } from '@portal/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { recordReference } from '#db/record-reference.ts'
import type { Format } from './filter-format.queries.ts'

/**
 * What a statement selects from that asks a tree: the records `r`, beside each its work `w` and its places in segments, as far as
 * the tree asks for them. Both are at most one row of a record, so that there are as many rows as records. They are joins, and
 * not conditions with a select of their own: of a million records the database then reads each table once.
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

/** The segments whose members a tree asks for. */
export const segmentsIn = (nodes: readonly FilterNode[]): string[] => [
  ...new Set(nodes.flatMap((node) => (node.kind === 'segment' ? node.segments : []))),
]

/** Whether a tree asks for what was done with records. */
export const asksOfWork = (nodes: readonly FilterNode[]): boolean =>
  nodes.some(({ kind }) => kind === 'attempts' || kind === 'last_outcome' || kind.endsWith('last_attempt'))
