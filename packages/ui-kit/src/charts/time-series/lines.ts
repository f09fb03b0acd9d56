type Value<Row> = (row: Row) => number | null

/** One line of the chart. */
export interface TimeSeriesLine<Row> {
  id: string
  label: string
  /** Its value at a time; `null` leaves a gap. */
  value: Value<Row>
  /** The lower and upper bound of the band around the line. */
  low?: Value<Row> | undefined
  high?: Value<Row> | undefined
  /** Whether the value is an anomaly. */
  isAnomaly?: ((row: Row) => boolean) | undefined
  /** For forecasts instead of measured values. */
  isDashed?: boolean | undefined
}

/** A point of a line. */
export interface LinePoint {
  time: string
  /** The time in milliseconds. */
  x: number
  y: number | null
  low: number | null
  high: number | null
  isAnomaly: boolean
}

/** A line with all its data; `at` is its index among all series, including hidden ones. */
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

/** All numbers that the axis must include. */
export const numbersOf = (lines: readonly Line[]): number[] =>
  lines.flatMap(({ points }) =>
    points.flatMap(({ y, low, high }) => [y, low, high].filter((value) => value !== null)),
  )
