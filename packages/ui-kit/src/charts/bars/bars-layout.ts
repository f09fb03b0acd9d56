import { stack, stackOffsetDiverging } from 'd3-shape'
import { scaleBand } from 'd3-scale'
import type { BarsArrangement } from './bars-arrangement.ts'
import type { BarSeries } from './bars-table.ts'

/** One bar in units of the values, before scaling to pixels. */
export interface Bar {
  series: number
  row: number
  from: number
  to: number
}

/** The start and end of every bar. Stacked bars add up from zero, positive and negative values separately. */
export function barsOf<Row>(
  rows: readonly Row[],
  series: readonly BarSeries<Row>[],
  arrangement: BarsArrangement,
): Bar[] {
  if (arrangement === 'grouped') {
    return series.flatMap(({ value }, at) =>
      rows.map((row, index) => ({ series: at, row: index, from: 0, to: value(row) ?? 0 })),
    )
  }
  const numbers = series.map((_series, at) => at)
  const stacked = stack<Row, number>()
    .keys(numbers)
    .value((row, at) => series[at]?.value(row) ?? 0)
    .offset(stackOffsetDiverging)(rows)
  return stacked.flatMap((bars, at) =>
    bars.map(([low, high], index) => {
      const row = rows[index]
      const isNegative = row !== undefined && (series[at]?.value(row) ?? 0) < 0
      return { series: at, row: index, from: isNegative ? high : low, to: isNegative ? low : high }
    }),
  )
}

/** The positions of the categories along the axis, and of the series within a category. */
export function bands(count: number, series: number, start: number, end: number) {
  const rows = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, at) => at))
    .range([start, end])
    .paddingInner(0.32)
    .paddingOuter(0.16)
  const inner = scaleBand<number>()
    .domain(Array.from({ length: series }, (_, at) => at))
    .range([0, rows.bandwidth()])
    .paddingInner(series > 1 ? 0.1 : 0)
  return { rows, inner }
}
