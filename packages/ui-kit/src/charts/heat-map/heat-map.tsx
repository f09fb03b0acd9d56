import { ChartFrame } from '#charts/chart-frame/chart-frame.tsx'
import type { ChartProps } from '#charts/chart-frame/chart-props.ts'
import { Sized } from '#charts/plot/sized.tsx'
import { useFormats } from '#charts/plot/use-formats.ts'
import { useWords } from '#words/use-words.ts'
import { gridOf, type HeatMapAxis } from './grid.ts'
import { HeatMapLegend } from './heat-map-legend.tsx'
import { HeatMapPlot } from './heat-map-plot.tsx'
import { heatMapTable } from './heat-map-table.ts'
import { stepsOf } from './steps.ts'

/** A value for each combination of two lists. */
export interface HeatMapProps<Row> extends Omit<ChartProps, 'height'> {
  rows: readonly Row[]
  value: (row: Row) => number | null
  /** The axis from left to right, such as the hours; use the longer one here. */
  across: HeatMapAxis<Row>
  /** The axis from top to bottom, such as the days of the week. */
  down: HeatMapAxis<Row>
  /** Formats the values in the cells and the legend. Defaults to k-format above 999. */
  cellFormat?: ((value: number) => string) | undefined
}

/**
 * Shows where values concentrate in two lists, such as hours by days of the week, in five steps of one colour and as
 * numbers where there is room. In a narrow container the axes are swapped. For one list use `Bars`. Left and Right,
 * Up and Down go from cell to cell, Home and End to the ends of a row, Escape closes the tooltip; a button shows the
 * same data as a table.
 * @example
 * <HeatMap label="Calls by hour and day" rows={counts} value={(row) => row.calls}
 *   across={{ label: 'Hour', items: hours, of: (row) => row.hour }}
 *   down={{ label: 'Day', items: days, of: (row) => row.day }} />
 */
export function HeatMap<Row>(props: HeatMapProps<Row>) {
  const { label, rows, value, across, down } = props
  const words = useWords().chart
  const { formatValue, short } = useFormats(props.format, props.cellFormat)
  const grid = gridOf(rows, value, across, down)
  const steps = stepsOf(grid.values.flat())
  return (
    <ChartFrame
      {...props}
      height="16rem"
      isEmpty={rows.length === 0}
      table={() => heatMapTable(grid, formatValue, words)}
      legend={<HeatMapLegend steps={steps} short={short} />}
    >
      <Sized>
        {(size) => (
          <HeatMapPlot
            label={label}
            size={size}
            grid={grid}
            steps={steps}
            formatValue={formatValue}
            short={short}
          />
        )}
      </Sized>
    </ChartFrame>
  )
}
