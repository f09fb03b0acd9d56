import { numberCell, textCell, type TableData } from '#charts/chart-frame/table-data.ts'
import type { PointGroup } from './groups.ts'
import type { ScatterVoice } from './voice.ts'

/** One row per point: its name and cluster, if any, and its two values. */
export function scatterTable<Row>(
  groups: readonly PointGroup<Row>[],
  { x, y, formats, pointLabel, words }: ScatterVoice<Row>,
): TableData {
  const hasGroups = groups.length > 1
  return {
    columns: [
      ...(pointLabel === undefined ? [] : [{ label: words.name }]),
      ...(hasGroups ? [{ label: words.group }] : []),
      { label: x.label, isNumber: true },
      { label: y.label, isNumber: true },
    ],
    rows: groups.flatMap(({ label, points }) =>
      points.map((point) => [
        ...(pointLabel === undefined ? [] : [textCell(pointLabel(point.row))]),
        ...(hasGroups ? [textCell(label)] : []),
        numberCell(point.x, formats.x.formatValue, ''),
        numberCell(point.y, formats.y.formatValue, ''),
      ]),
    ),
  }
}
