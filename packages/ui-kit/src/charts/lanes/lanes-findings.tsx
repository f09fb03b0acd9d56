import { anomaly, point } from '#charts/plot/series-mark.css.ts'
import { anomalyShape, shapePath } from '#charts/shapes.ts'
import { classNames } from '#css/class-names.ts'
import type { LanePoint } from './lane-rows.ts'
import * as css from './lanes.css.ts'
import type { LanesLayout } from './lanes-layout.ts'

interface FindingsProps {
  findings: readonly LanePoint[]
  layout: LanesLayout
}

/** Hatches the findings across all lanes. */
export function FindingBands({ findings, layout, hatch }: FindingsProps & { hatch: string }) {
  const { xOf, top, bottom } = layout
  return findings.map(({ from, to }) => (
    <rect
      key={from}
      className={css.finding}
      fill={`url(#${hatch})`}
      x={xOf(from)}
      y={top}
      width={Math.max(2, xOf(to) - xOf(from))}
      height={bottom - top}
    />
  ))
}

/** A symbol above each finding, visible without colour. */
export function FindingSigns({ findings, layout: { xOf, top } }: FindingsProps) {
  return findings.map(({ from, to }) => (
    <path
      key={from}
      className={classNames(anomaly, point)}
      d={shapePath(anomalyShape, 72)}
      fillRule="evenodd"
      transform={`translate(${(xOf(from) + xOf(to)) / 2} ${top / 2})`}
    />
  ))
}
