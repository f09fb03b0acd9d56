import { textCell, type TableData } from '#charts/chart-frame/table-data.ts'
import type { LaneRow } from './lane-rows.ts'

/** The same as a table: every time and every mark, row after row. */
export const lanesTable = (
  rows: readonly LaneRow[],
  write: (instant: number) => string,
  words: { lane: string; what: string; from: string; to: string },
): TableData => ({
  columns: [{ label: words.lane }, { label: words.what }, { label: words.from }, { label: words.to }],
  rows: rows.flatMap(({ title, points }) =>
    points.map(({ from, to, label }) => [title, label, write(from), write(to)].map(textCell)),
  ),
})
