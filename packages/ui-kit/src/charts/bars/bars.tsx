import { ChartFrame } from '#charts/chart-frame/chart-frame.tsx'
import type { ChartProps } from '#charts/chart-frame/chart-props.ts'
import { Legend } from '#charts/chart-frame/legend.tsx'
import { useHidden } from '#charts/chart-frame/use-hidden.ts'
import { Sized } from '#charts/plot/sized.tsx'
import { useFormats } from '#charts/plot/use-formats.ts'
import { useWords } from '#words/use-words.ts'
import { BarsPlot } from './bars-plot.tsx'
import { barsTable, type BarSeries } from './bars-table.ts'
import type { BarsArrangement } from './bars-arrangement.ts'

/** Values compared by the length of bars. */
export interface BarsProps<Row> extends ChartProps {
  rows: readonly Row[]
  /** The label of a row, below its bars. */
  category: (row: Row) => string
  series: readonly BarSeries<Row>[]
  /** `stacked` when the sum is meaningful, `grouped` to compare the series. Defaults to `stacked`. */
  arrangement?: BarsArrangement | undefined
  /** The label of the categories, in the head of the table's first column. */
  axis?: string | undefined
  /** Formats the tick labels. Defaults to k-format above 999. */
  axisFormat?: ((value: number) => string) | undefined
}

/**
 * Compares up to about thirty categories; negative values extend below the axis. For the course of a value over time
 * use `TimeSeries`, for one number against its limit `Meter`. Left and Right go from category to category, Up and
 * Down from series to series, Home and End to the ends, Escape closes the tooltip; a button shows the same data as a
 * table.
 * @example
 * <Bars label="Calls by hour" rows={hours} category={(row) => row.hour}
 *   series={[{ id: 'answered', label: 'Answered', value: (row) => row.answered }]} />
 */
export function Bars<Row>(props: BarsProps<Row>) {
  const { rows, series, category, arrangement = 'stacked', height = '16rem', axis } = props
  const words = useWords().chart
  const { formatValue, short } = useFormats(props.format, props.axisFormat)
  const { hidden, toggle } = useHidden(series.map(({ id }) => id))
  const legend = series.map(({ id, label }, at) => ({ id, label, at, kind: 'bar' as const }))
  return (
    <ChartFrame
      {...props}
      height={height}
      isEmpty={rows.length === 0}
      table={() => barsTable({ rows, series, category, axis: axis ?? words.category, formatValue, words })}
      legend={series.length > 1 ? <Legend entries={legend} hidden={hidden} onToggle={toggle} /> : undefined}
    >
      <Sized height={height}>
        {(size) => (
          <BarsPlot
            label={props.label}
            size={size}
            rows={rows}
            category={category}
            series={series.map((one, at) => ({ ...one, at })).filter(({ id }) => !hidden.has(id))}
            arrangement={arrangement}
            formatValue={formatValue}
            short={short}
          />
        )}
      </Sized>
    </ChartFrame>
  )
}
