import { ChartFrame } from '#charts/chart-frame/chart-frame.tsx'
import type { ChartProps } from '#charts/chart-frame/chart-props.ts'
import { Legend, type LegendEntry } from '#charts/chart-frame/legend.tsx'
import { useHidden } from '#charts/chart-frame/use-hidden.ts'
import { Sized } from '#charts/plot/sized.tsx'
import { formatMoment, isDay } from '#charts/plot/time-ticks.ts'
import { useFormats } from '#charts/plot/use-formats.ts'
import type { Baseline } from '#charts/plot/value-scale.ts'
import { useWords } from '#words/use-words.ts'
import { linesOf, type TimeSeriesLine } from './lines.ts'
import { TimeSeriesPlot } from './time-series-plot.tsx'
import { timeSeriesTable } from './time-series-table.ts'

/** Values over time. */
export interface TimeSeriesProps<Row> extends ChartProps {
  /** Sorted by time; every series takes its values from the same rows. */
  rows: readonly Row[]
  /** The time of a row: a date (`2026-11-03`) or an instant (`2026-11-03T08:30:00Z`). */
  time: (row: Row) => string
  series: readonly TimeSeriesLine<Row>[]
  /** The time zone of instants, such as `Europe/Madrid`. Defaults to UTC. */
  timeZone?: string | undefined
  /** `data` lets the axis begin near the smallest value, for values far from zero. Defaults to `zero`. */
  baseline?: Baseline | undefined
  /** Formats the tick labels. Defaults to k-format above 999. */
  axisFormat?: ((value: number) => string) | undefined
  /** Formats the time of a point in the tooltip and the table. Defaults to the reader's locale. */
  formatTime?: ((time: string) => string) | undefined
  /** The label of the band around a line, such as “95 % interval”. */
  intervalLabel?: string | undefined
}

/**
 * Values over time: lines with gaps where there is no value, bands of uncertainty, and anomalies marked by a shape.
 * To compare a few categories use `Bars`; for a trend without numbers use `Sparkline`. Left and Right go from time to
 * time, Page Up and Page Down a tenth of the way, Up and Down from line to line, Home and End to the ends, Escape
 * closes the tooltip; a button shows the same data as a table.
 * @example
 * <TimeSeries label="Calls" rows={days} time={(row) => row.day} series={[
 *   { id: 'calls', label: 'Calls', value: (row) => row.calls, isAnomaly: (row) => row.isOdd },
 *   { id: 'expected', label: 'Forecast', value: (row) => row.p50, low: (row) => row.p10, high: (row) => row.p90, isDashed: true },
 * ]} />
 */
export function TimeSeries<Row>(props: TimeSeriesProps<Row>) {
  const { rows, time, series, timeZone = 'UTC', baseline = 'zero', height = '18rem' } = props
  const words = useWords().chart
  const { formatValue, short, locale } = useFormats(props.format, props.axisFormat)
  const { hidden, toggle } = useHidden(series.map(({ id }) => id))
  const lines = linesOf(rows, time, series)
  // A date has no zone: use midnight UTC, whatever the reader's zone.
  const first = rows[0]
  const zone = first !== undefined && isDay(time(first)) ? 'UTC' : timeZone
  const formatTime = props.formatTime ?? ((moment: string) => formatMoment(moment, locale, zone))
  const signs = { anomaly: words.anomaly, interval: props.intervalLabel ?? words.interval }
  const legend = legendOf(series, signs)
  return (
    <ChartFrame
      {...props}
      height={height}
      isEmpty={rows.length === 0}
      table={() => timeSeriesTable({ lines, formatValue, formatTime, words: { ...words, ...signs } })}
      legend={legend.length > 1 ? <Legend entries={legend} hidden={hidden} onToggle={toggle} /> : undefined}
    >
      <Sized height={height}>
        {(size) => (
          <TimeSeriesPlot
            label={props.label}
            size={size}
            lines={lines.filter(({ id }) => !hidden.has(id))}
            timeZone={zone}
            baseline={baseline}
            formatValue={formatValue}
            short={short}
            formatTime={formatTime}
          />
        )}
      </Sized>
    </ChartFrame>
  )
}

function legendOf<Row>(
  series: readonly TimeSeriesLine<Row>[],
  signs: { anomaly: string; interval: string },
): LegendEntry[] {
  const lines = series.map(
    ({ id, label, isDashed = false }, at): LegendEntry => ({
      id,
      label,
      at,
      kind: isDashed ? 'dashed' : 'line',
      isSign: series.length === 1,
    }),
  )
  const band = series.findIndex(({ low, high }) => low !== undefined && high !== undefined)
  const hasAnomalies = series.some(({ isAnomaly }) => isAnomaly !== undefined)
  return [
    ...lines,
    ...(band < 0 ? [] : [sign('interval', signs.interval, 'band', band)]),
    ...(hasAnomalies ? [sign('anomaly', signs.anomaly, 'anomaly', 0)] : []),
  ]
}

const sign = (id: string, label: string, kind: LegendEntry['kind'], at: number): LegendEntry => ({
  id: `sign ${id}`,
  label,
  kind,
  at,
  isSign: true,
})
