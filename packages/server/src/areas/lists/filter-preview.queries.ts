import type { FilterNode } from '@portal/sdk/contract'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { withoutNestedLoops } from '#db/without-nested-loops.ts'
import type { Format } from './filter-format.queries.ts'
import { recordsAsked } from './filter-records.queries.ts'
import { childrenOf, compile, nodeAt } from './filter-sql.queries.ts'
import { slicesOf, within as inSlice } from './segment-members.queries.ts'

/** A valid tree, and the context of its query. */
export type Asked = { nodes: readonly FilterNode[]; format: Format; today: string }

const sampleRows = 10

/** The number of matches, and of all records. */
export async function count(db: Db, { nodes, format, today }: Asked) {
  const { rows } = await sql<{ count: string; total: string }>`
    select count(*) as total, count(*) filter (where ${compile(nodes, format, today)}) as count
    from ${recordsAsked(nodes, format)} where r.template_serial = ${format.templateSerial}`.execute(db)
  return { count: Number(rows[0]?.count ?? 0), total: Number(rows[0]?.total ?? 0) }
}

/**
 * The same in chunks, checking the time after each: the embedded database has no statement timeout. Undefined after
 * the time limit. `conditions` is the number of conditions per record, which determines the size of a chunk.
 */
export async function countInParts(
  db: Db,
  { nodes, format, today }: Asked,
  { isOver, conditions = 100_000 }: { isOver: () => boolean; conditions?: number },
) {
  const holds = compile(nodes, format, today)
  const found = { count: 0, total: 0 }
  for (const slice of await slicesOf(db, format.templateSerial, Math.ceil(conditions / nodes.length))) {
    if (isOver()) return undefined
    const { rows } = await sql<{ count: string; total: string }>`
      select count(*) as total, count(*) filter (where ${holds}) as count
      from ${recordsAsked(nodes, format)} where ${inSlice(slice, format.templateSerial)}`.execute(db)
    found.count += Number(rows[0]?.count ?? 0)
    found.total += Number(rows[0]?.total ?? 0)
  }
  return isOver() ? undefined : found
}

/** Matches among fewer than this many records are found sooner one by one than by reading all tables. */
const frequentAmong = 1000

/** A sample of matches, in the order of the template's fields. */
export async function sample(
  db: Db,
  { nodes, format, today }: Asked,
  found: { count: number; total: number },
): Promise<(string | null)[][]> {
  const read = () =>
    sql<{ cells: (string | null)[] }>`
      select r.cells from ${recordsAsked(nodes, format)}
      where r.template_serial = ${format.templateSerial} and ${compile(nodes, format, today)}
      limit ${sampleRows}`.execute(db)
  const isRare = found.count * frequentAmong <= found.total
  const { rows } = await (isRare ? withoutNestedLoops(db, read) : read())
  return rows.map(({ cells }) => [...format.fields.values()].map(({ cell }) => cells[cell - 1] ?? null))
}

/**
 * For a tree without matches: the node that excludes the last ones, its own matches, and how many were left before
 * it.
 */
export async function emptying(db: Db, asked: Asked, at = 0) {
  const children = childrenOf(asked.nodes, at)
  const failures = await failuresOf(db, asked, children)
  const failed = (place: number) => failures.get(place) ?? 0
  let left = [...failures.values()].reduce((sum, rows) => sum + rows, 0)
  const group = asked.nodes[at]
  if (group?.kind !== 'group' || group.match !== 'all') return { node: at, alone: 0, before: left }
  for (const [place, node] of children.entries()) {
    if (left - failed(place) === 0) return within(db, asked, { node, before: left })
    left -= failed(place)
  }
  return { node: at, alone: left, before: left }
}

/** For a group without any matches of its own, its culprit. */
async function within(
  db: Db,
  asked: Asked,
  { node, before }: { node: number; before: number },
): Promise<{ node: number; alone: number; before: number }> {
  const { nodes, format, today } = asked
  const { rows } = await sql<{ alone: string }>`
    select count(*) as alone from ${recordsAsked(nodes, format)}
    where r.template_serial = ${format.templateSerial} and ${nodeAt(nodes, node, format, today)}`.execute(db)
  const alone = Number(rows[0]?.alone ?? 0)
  const inner = nodes[node]
  const isLedFurther = alone === 0 && inner?.kind === 'group' && inner.match === 'all'
  return isLedFurther ? emptying(db, asked, node) : { node, alone, before }
}

/** How many records fail at which condition first; at -1 those that fail at none. */
async function failuresOf(db: Db, { nodes, format, today }: Asked, children: readonly number[]) {
  const cases = children.map(
    (child, place) => sql`when (${nodeAt(nodes, child, format, today)}) is not true then ${sql.lit(place)}`,
  )
  const place = cases.length === 0 ? sql`-1` : sql`case ${sql.join(cases, sql` `)} else -1 end`
  const { rows } = await sql<{ place: number; rows: string }>`
    select ${place} as place, count(*) as rows from ${recordsAsked(nodes, format)}
    where r.template_serial = ${format.templateSerial} group by 1`.execute(db)
  return new Map(rows.map((row) => [row.place, Number(row.rows)]))
}
