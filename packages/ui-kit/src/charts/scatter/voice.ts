import type { Cursor } from '#charts/plot/cursor.ts'
import type { Tip } from '#charts/plot/tip.ts'
import type { PointGroup, ScatterAxis } from './groups.ts'

type Format = (value: number) => string

/** How a scatter chart names and formats its content. */
export interface ScatterVoice<Row> {
  x: ScatterAxis<Row>
  y: ScatterAxis<Row>
  formats: Record<'x' | 'y', { formatValue: Format; short: Format }>
  pointLabel: ((row: Row) => string) | undefined
  words: { name: string; group: string }
}

/** The name and cluster of a point and its two values. */
export function scatterTip<Row>(
  groups: readonly PointGroup<Row>[],
  { series, point }: Cursor,
  { x, y, formats, pointLabel }: ScatterVoice<Row>,
): Tip {
  const group = groups[series]
  const found = group?.points[point]
  if (group === undefined || found === undefined) return { title: '', entries: [] }
  const name = pointLabel?.(found.row)
  const cluster = { value: group.label, series: group.at }
  return {
    title: name ?? group.label,
    entries: [
      ...(name === undefined || group.label === '' ? [] : [cluster]),
      { label: x.label, value: formats.x.formatValue(found.x) },
      { label: y.label, value: formats.y.formatValue(found.y) },
    ],
  }
}
