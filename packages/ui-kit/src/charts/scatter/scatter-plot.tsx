import { useMemo } from 'react'
import { Axes } from '#charts/plot/axes.tsx'
import type { Cursor } from '#charts/plot/cursor.ts'
import { PlotField } from '#charts/plot/plot-field.tsx'
import { plotBox, plotHeight } from '#charts/plot/plot-box.ts'
import { cursorLine, ring } from '#charts/plot/plot.css.ts'
import type { Size } from '#charts/plot/sized.tsx'
import { markCount, valueScale } from '#charts/plot/value-scale.ts'
import { acrossFrom, finder, type PointGroup } from './groups.ts'
import { PointsCanvas } from './points-canvas.tsx'
import * as css from './scatter.css.ts'
import { scatterTip, type ScatterVoice } from './voice.ts'

interface ScatterPlotProps<Row> {
  label: string
  size: Size
  groups: readonly PointGroup<Row>[]
  voice: ScatterVoice<Row>
}

// A tolerance for fingers and shaky hands.
const reach = 24

/** The points on a canvas, below axes and cursor. */
export function ScatterPlot<Row>({ label, size, groups, voice }: ScatterPlotProps<Row>) {
  const { formats } = voice
  const { short } = formats.y
  const scales = useMemo(() => scalesOf(groups, size, short), [groups, size, short])
  const { x, y, find, box } = scales
  const place = ({ series, point }: Cursor) => {
    const found = groups[series]?.points[point]
    return { x: x.scale(found?.x ?? 0), y: y.scale(found?.y ?? 0) }
  }
  const model = {
    lengths: groups.map(({ points }) => points.length),
    nearest: find,
    place,
    across: acrossFrom(groups),
    tip: (at: Cursor) => scatterTip(groups, at, voice),
  }
  const marks = {
    side: y.ticks.map((tick) => ({ at: y.scale(tick), label: short(tick) })),
    bottom: x.ticks.map((tick) => ({ at: x.scale(tick), label: formats.x.short(tick) })),
  }
  const axes = (
    <Axes box={box} size={size} {...marks} sideName={voice.y.label} bottomName={voice.x.label} hasGrid />
  )
  const canvas = <PointsCanvas size={size} groups={groups} across={x.scale} up={y.scale} />
  return (
    <PlotField label={label} size={size} model={model}>
      {(at) => (
        <div className={css.sheets} style={{ blockSize: size.height }}>
          <svg className={css.sheet} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
            {axes}
          </svg>
          {canvas}
          <svg className={css.sheet} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
            {at === undefined ? null : <Cross {...place(at)} {...box} />}
          </svg>
        </div>
      )}
    </PlotField>
  )
}

function scalesOf<Row>(groups: readonly PointGroup<Row>[], size: Size, short: (value: number) => string) {
  const points = groups.flatMap((group) => group.points)
  const { top, bottom } = plotHeight(size, true)
  const sideCount = markCount(bottom - top)
  const up = valueScale(
    points.map(({ y }) => y),
    [bottom, top],
    sideCount,
    'data',
  )
  const sideTicks = up.ticks(sideCount)
  const box = plotBox(size, { labels: sideTicks.map(short), hasNames: true })
  const bottomCount = markCount(box.end - box.start, 80)
  const across = valueScale(
    points.map(({ x }) => x),
    [box.start, box.end],
    bottomCount,
    'data',
  )
  return {
    box,
    x: { scale: across, ticks: across.ticks(bottomCount) },
    y: { scale: up, ticks: sideTicks },
    find: finder(groups, across, up, reach),
  }
}

interface CrossProps {
  x: number
  y: number
  start: number
  bottom: number
}

// Cross-hairs to both axes, so that the point can be found among ten thousand.
const Cross = ({ x, y, start, bottom }: CrossProps) => (
  <g>
    <line className={cursorLine} x1={start} x2={x} y1={y} y2={y} />
    <line className={cursorLine} x1={x} x2={x} y1={y} y2={bottom} />
    <circle className={ring} cx={x} cy={y} r={7} />
  </g>
)
