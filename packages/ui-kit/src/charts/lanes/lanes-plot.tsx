import { useId } from 'react'
import { Axes } from '#charts/plot/axes.tsx'
import { PlotField } from '#charts/plot/plot-field.tsx'
import { ring, svg } from '#charts/plot/plot.css.ts'
import type { Size } from '#charts/plot/sized.tsx'
import type { Lane, LaneKind } from './lane.ts'
import type { LanePoint, LaneRow } from './lane-rows.ts'
import { LaneDrawing } from './lane-drawing.tsx'
import * as css from './lanes.css.ts'
import type { LanesLayout } from './lanes-layout.ts'
import { lanesModel } from './lanes-model.ts'
import { FindingBands, FindingSigns } from './lanes-findings.tsx'

interface LanesPlotProps {
  label: string
  size: Size
  lanes: readonly Lane[]
  kinds: readonly LaneKind[]
  rows: readonly LaneRow[]
  layout: LanesLayout
  timeOf: (point: LanePoint) => string
}

/** The lanes over their hours, the findings across them, and the cursor. */
export function LanesPlot({ label, size, lanes, kinds, rows, layout, timeOf }: LanesPlotProps) {
  const { start, end, top, bottom, height, ticks } = layout
  const room = { ...size, height }
  const hatch = useId()
  const findings = rows.find(({ lane }) => lane === undefined)?.points ?? []
  const box = { start, end, top, bottom }
  return (
    <PlotField label={label} size={room} model={lanesModel(rows, layout, timeOf)}>
      {(at) => (
        <svg className={svg} viewBox={`0 0 ${size.width} ${height}`} height={height} aria-hidden>
          <defs>
            <pattern
              id={hatch}
              width={6}
              height={6}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <line className={css.finding} x1={0} x2={0} y1={0} y2={6} opacity={0.55} />
            </pattern>
          </defs>
          <Axes box={box} size={room} side={[]} bottom={ticks} hasGrid />
          {lanes.map((lane, place) => (
            <LaneDrawing key={lane.id} {...{ lane, kinds, layout, place }} rem={size.rem} />
          ))}
          <FindingBands findings={findings} layout={layout} hatch={hatch} />
          <FindingSigns findings={findings} layout={layout} />
          {at === undefined ? null : <Ring row={rows[at.series]} point={at.point} layout={layout} />}
        </svg>
      )}
    </PlotField>
  )
}

/** Outlines the item under the cursor. */
function Ring({ row, point, layout }: { row: LaneRow | undefined; point: number; layout: LanesLayout }) {
  const here = row?.points[point]
  if (row === undefined || here === undefined) return null
  const { xOf, laneTop, laneHeight, top, bottom, middleOf } = layout
  const [x, width] = [xOf(here.from), Math.max(2, xOf(here.to) - xOf(here.from))]
  if (row.isMarks) return <circle className={ring} cx={x} cy={middleOf(row) - 5} r={8} />
  const y = row.lane === undefined ? top : laneTop(row.lane)
  const height = row.lane === undefined ? bottom - top : laneHeight
  return <rect className={ring} x={x - 1} y={y - 1} width={width + 2} height={height + 2} rx={3} />
}
