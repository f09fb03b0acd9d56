import { numberCell, textCell, type TableData } from '#charts/chart-frame/table-data.ts'
import type { Line } from './lines.ts'

interface TimeSeriesTableInput {
  lines: readonly Line[]
  formatValue: (value: number) => string
  formatTime: (time: string) => string
  words: { time: string; lower: string; upper: string; anomaly: string; noValue: string }
}

/** One row per time, with columns for each value, the bounds of its band, and its anomalies. */
export function timeSeriesTable({ lines, formatValue, formatTime, words }: TimeSeriesTableInput): TableData {
  const shapes = lines.map((line) => ({
    line,
    hasBand: line.points.some(({ low, high }) => low !== null || high !== null),
    hasAnomalies: line.points.some(({ isAnomaly }) => isAnomaly),
  }))
  return {
    columns: [
      { label: words.time },
      ...shapes.flatMap(({ line: { label }, hasBand, hasAnomalies }) => [
        { label, isNumber: true },
        ...(hasBand ? [words.lower, words.upper].map((end) => bandColumn(label, end)) : []),
        ...(hasAnomalies ? [{ label: `${label}: ${words.anomaly}` }] : []),
      ]),
    ],
    rows: (lines[0]?.points ?? []).map(({ time }, at) => [
      { text: formatTime(time), raw: time },
      ...shapes.flatMap(({ line, hasBand, hasAnomalies }) => {
        const point = line.points[at]
        const number = (value: number | null | undefined) =>
          numberCell(value ?? null, formatValue, words.noValue)
        return [
          number(point?.y),
          ...(hasBand ? [number(point?.low), number(point?.high)] : []),
          ...(hasAnomalies ? [textCell(point?.isAnomaly === true ? words.anomaly : '')] : []),
        ]
      }),
    ]),
  }
}

const bandColumn = (label: string, end: string) => ({ label: `${label}: ${end}`, isNumber: true })
