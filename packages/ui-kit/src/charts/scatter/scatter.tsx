import { useMemo } from 'react'
import { ChartFrame } from '#charts/chart-frame/chart-frame.tsx'
import type { ChartProps } from '#charts/chart-frame/chart-props.ts'
import { Legend } from '#charts/chart-frame/legend.tsx'
import { useHidden } from '#charts/chart-frame/use-hidden.ts'
import { Sized } from '#charts/plot/sized.tsx'
import { useFormats } from '#charts/plot/use-formats.ts'
import { useWords } from '#words/use-words.ts'
import { groupsOf, type Cluster, type ScatterAxis } from './groups.ts'
import { ScatterPlot } from './scatter-plot.tsx'
import { scatterTable } from './scatter-table.ts'

/** Points by two values. */
export interface ScatterProps<Row> extends Omit<ChartProps, 'format'> {
  rows: readonly Row[]
  /** The horizontal value. */
  x: ScatterAxis<Row>
  /** The vertical value. */
  y: ScatterAxis<Row>
  /** The name of a point, in the tooltip and the table. */
  pointLabel?: ((row: Row) => string) | undefined
  /** The clusters in the order of their colours and shapes. */
  clusters?: readonly Cluster[] | undefined
  /** Returns the id of the cluster that a point belongs to. */
  clusterOf?: ((row: Row) => string) | undefined
}

/**
 * Shows how two values correlate in many points, up to ten thousand and more; clusters differ by colour and shape.
 * For values over time use `TimeSeries`. Left and Right go from point to point by the horizontal value, Page Up and
 * Page Down a tenth of the way, Up and Down to the nearest point of another cluster, Home and End to the ends, Escape
 * closes the tooltip; a button shows the same data as a table. Keep the identity of `rows` and of the functions to
 * avoid computing everything again.
 * @example
 * <Scatter label="Agents by duration and calls" rows={agents} pointLabel={(row) => row.name}
 *   x={{ label: 'Duration', value: (row) => row.seconds }} y={{ label: 'Calls', value: (row) => row.calls }}
 *   clusters={[{ id: '0', label: 'Quick' }, { id: '1', label: 'Thorough' }]} clusterOf={(row) => row.cluster} />
 */
export function Scatter<Row>(props: ScatterProps<Row>) {
  const { label, rows, x, y, pointLabel, clusters, clusterOf, height = '22rem' } = props
  const words = useWords().chart
  const formats = {
    x: useFormats(x.format, x.axisFormat),
    y: useFormats(y.format, y.axisFormat),
  }
  const groups = useMemo(
    () => groupsOf(rows, { x: x.value, y: y.value, clusters, clusterOf }),
    [rows, x.value, y.value, clusters, clusterOf],
  )
  const { hidden, toggle } = useHidden(groups.map(({ id }) => id))
  const shown = useMemo(
    () => groups.filter(({ id, points }) => !hidden.has(id) && points.length > 0),
    [groups, hidden],
  )
  const legend = groups.map(({ id, label: name, at }) => ({ id, label: name, at, kind: 'point' as const }))
  const voice = { x, y, formats, pointLabel, words }
  return (
    <ChartFrame
      {...props}
      height={height}
      isEmpty={rows.length === 0}
      table={() => scatterTable(groups, voice)}
      legend={groups.length > 1 ? <Legend entries={legend} hidden={hidden} onToggle={toggle} /> : undefined}
    >
      <Sized height={height}>
        {(size) => <ScatterPlot label={label} size={size} groups={shown} voice={voice} />}
      </Sized>
    </ChartFrame>
  )
}
