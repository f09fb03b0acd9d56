import type { ScaleLinear } from 'd3-scale'
import { area, line as linePath } from 'd3-shape'
import { dashOf } from '#charts/plot/dashes.ts'
import { seriesColour } from '#charts/series-colour.ts'
import { anomalyShape, shapePath } from '#charts/shapes.ts'
import type { Line, LinePoint } from './lines.ts'
import * as css from './time-series.css.ts'

interface LineDrawingProps {
  line: Line
  across: ScaleLinear<number, number>
  up: ScaleLinear<number, number>
}

/** A line with its band and its anomalies. A value between two gaps is a dot: the line has round caps. */
export function LineDrawing({ line: { points, at, isDashed }, across, up }: LineDrawingProps) {
  const x = (point: LinePoint) => across(point.x)
  const band = area<LinePoint>()
    .x(x)
    .y0(({ low }) => up(low ?? 0))
    .y1(({ high }) => up(high ?? 0))
    .defined(({ low, high }) => low !== null && high !== null)
  const path = linePath<LinePoint>(x, ({ y }) => up(y ?? 0)).defined(({ y }) => y !== null)
  const odd = points.filter(({ isAnomaly, y }) => isAnomaly && y !== null)
  return (
    <g className={seriesColour(at)}>
      <path className={css.band} d={band(points) ?? ''} />
      <path className={css.line} data-dash={dashOf(at, isDashed)} d={path(points) ?? ''} />
      {odd.map((point) => (
        <path
          key={point.time}
          className={css.anomaly}
          d={shapePath(anomalyShape, 120)}
          fillRule="evenodd"
          transform={`translate(${x(point)} ${up(point.y ?? 0)})`}
        />
      ))}
    </g>
  )
}
