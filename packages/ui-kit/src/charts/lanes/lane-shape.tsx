import { seriesColour } from '#charts/series-colour.ts'
import { classNames } from '#css/class-names.ts'
import type { LaneLook } from './lane.ts'
import * as css from './lanes.css.ts'

interface LaneShapeProps {
  look: LaneLook
  /** The index of the kind, for its colour. */
  kind: number
  x: number
  width: number
  /** The top and the height of the lane. */
  top: number
  height: number
}

/** The shape of a span: full height, half height, or an outline. */
export function LaneShape({ look, kind, x, width, top, height }: LaneShapeProps) {
  const own = look === 'low' ? height / 2 : height
  return (
    <rect
      className={classNames(look === 'open' ? css.outline : css.span, seriesColour(kind))}
      x={x}
      y={top + height - own}
      width={width}
      height={own}
      rx={2}
    />
  )
}
