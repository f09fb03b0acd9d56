import { textCell, type TableData } from '#charts/chart-frame/table-data.ts'
import type { LanePoint, LaneRow } from './lane-rows.ts'

/** The same data as a table: every span and every mark, row by row. */
export const lanesTable = (
  rows: readonly LaneRow[],
  timeOf: (point: LanePoint) => string,
  words: { group: string; name: string; interval: string },
): TableData => ({
  columns: [words.group, words.interval, words.name].map((label) => ({ label })),
  rows: rows.flatMap(({ title, points }) =>
    points.map((point) => [title, timeOf(point), point.label].map(textCell)),
  ),
})
