import type { Cursor } from '#charts/plot/cursor.ts'
import type { PlotModel } from '#charts/plot/use-cursor.ts'
import type { LanePoint, LaneRow } from './lane-rows.ts'
import type { LanesLayout } from './lanes-layout.ts'

/** Moves the cursor along a row item by item, and between rows by time. */
export function lanesModel(
  rows: readonly LaneRow[],
  layout: LanesLayout,
  timeOf: (point: LanePoint) => string,
): PlotModel {
  const { xOf, middleOf } = layout
  const middle = ({ from, to }: LanePoint) => (xOf(from) + xOf(to)) / 2
  const pointAt = ({ series, point }: Cursor) => rows[series]?.points[point]
  const nearestIn = (row: LaneRow | undefined, x: number) =>
    leastOf(row?.points ?? [], ({ from, to }) => Math.max(xOf(from) - x, x - xOf(to)))
  return {
    lengths: rows.map(({ points }) => points.length),
    nearest(x, y) {
      const series = leastOf(rows, (row) => Math.abs(middleOf(row) - y))
      return rows.length === 0 ? undefined : { series, point: nearestIn(rows[series], x) }
    },
    place(at) {
      const [row, point] = [rows[at.series], pointAt(at)]
      return row === undefined || point === undefined
        ? { x: 0, y: 0 }
        : { x: middle(point), y: middleOf(row) }
    },
    tip(at) {
      const point = pointAt(at)
      const entries = point === undefined ? [] : [{ label: point.label, value: timeOf(point) }]
      return { title: rows[at.series]?.title ?? '', entries }
    },
    across(from, series) {
      const point = pointAt(from)
      return point === undefined ? 0 : nearestIn(rows[series], middle(point))
    },
  }
}

/** The index of the first item with the minimal value. */
function leastOf<One>(all: readonly One[], of: (one: One) => number): number {
  const found = all.map(of)
  return Math.max(0, found.indexOf(Math.min(...found)))
}
