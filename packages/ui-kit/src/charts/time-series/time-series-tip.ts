import type { Cursor } from '#charts/plot/cursor.ts'
import type { Tip } from '#charts/plot/tip.ts'
import type { Line, LinePoint } from './lines.ts'

interface Voice {
  formatValue: (value: number) => string
  formatTime: (time: string) => string
  words: { noValue: string; anomaly: string }
}

/** All values at one time, with their bands and anomalies. */
export function timeSeriesTip(lines: readonly Line[], { series, point }: Cursor, voice: Voice): Tip {
  const time = lines[series]?.points[point]?.time
  return {
    title: time === undefined ? '' : voice.formatTime(time),
    kind: 'line',
    entries: lines.map(({ label, at, points }, index) => ({
      value: valueOf(points[point], voice),
      ...(lines.length > 1 ? { label, series: at, isCurrent: index === series } : {}),
    })),
  }
}

function valueOf(point: LinePoint | undefined, { formatValue, words }: Voice): string {
  if (point === undefined || point.y === null) return words.noValue
  const { y, low, high, isAnomaly } = point
  const band = low === null || high === null ? '' : ` (${formatValue(low)} – ${formatValue(high)})`
  return `${formatValue(y)}${band}${isAnomaly ? ` · ${words.anomaly}` : ''}`
}
