type Value<Row> = (row: Row) => number | null

/** One line of the chart. */
export interface TimeSeriesLine<Row> {
  id: string
  label: string
  /** Its value at a time; `null` leaves a gap. */
  value: Value<Row>
  /** The lower and upper end of the band around the line. */
  low?: Value<Row> | undefined
  high?: Value<Row> | undefined
  /** Whether the value departs from what was to be expected. */
  isAnomaly?: ((row: Row) => boolean) | undefined
  /** For what is not measured but foreseen. */
  isDashed?: boolean | undefined
}

/** One time of a line. */
export interface LinePoint {
  time: string
  /** The same in milliseconds. */
  x: number
  y: number | null
  low: number | null
  high: number | null
  isAnomaly: boolean
}

/** A line with all that is drawn of it; `at` is its place among all series, also when some are hidden. */
export interface Line {
  id: string
  label: string
  at: number
  isDashed: boolean
  points: readonly LinePoint[]
}

/** The lines of the rows. */
export function linesOf<Row>(
  rows: readonly Row[],
  time: (row: Row) => string,
  series: readonly TimeSeriesLine<Row>[],
): Line[] {
  const times = rows.map((row) => ({ row, time: time(row), x: Date.parse(time(row)) }))
  return series.map(({ id, label, value, low, high, isAnomaly, isDashed = false }, at) => ({
    id,
    label,
    at,
    isDashed,
    points: times.map(({ row, time: moment, x }) => ({
      time: moment,
      x,
      y: value(row),
      low: low?.(row) ?? null,
      high: high?.(row) ?? null,
      isAnomaly: isAnomaly?.(row) ?? false,
    })),
  }))
}

/** Every number that the axis must reach. */
export const numbersOf = (lines: readonly Line[]): number[] =>
  lines.flatMap(({ points }) =>
    points.flatMap(({ y, low, high }) => [y, low, high].filter((value) => value !== null)),
  )
