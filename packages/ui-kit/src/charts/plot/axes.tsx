import { fitting, textWidth, type Mark, type PlotBox } from './plot-box.ts'
import type { Size } from './sized.tsx'
import * as css from './axes.css.ts'

interface AxesProps {
  box: PlotBox
  size: Size
  /** The ticks of the vertical axis, each with a grid line. */
  side: readonly Mark[]
  bottom: readonly Mark[]
  sideName?: string | undefined
  bottomName?: string | undefined
  /** Also draws grid lines at the ticks of the horizontal axis. */
  hasGrid?: boolean | undefined
}

/** The axes and labels around a drawing. */
export function Axes({ box, size, side, bottom, sideName, bottomName, hasGrid = false }: AxesProps) {
  const { start, end, top } = box
  const below = box.bottom + 1.125 * size.rem
  return (
    <g>
      {side.map(({ at, label, isBase = false }) => (
        <g key={label}>
          <line className={isBase ? css.base : css.line} x1={start} x2={end} y1={at} y2={at} />
          <text className={css.sideLabel} x={start - 0.4 * size.rem} y={at} dy="0.35em">
            {label}
          </text>
        </g>
      ))}
      {bottom.map(({ at, label }) => (
        <g key={`${at} ${label}`}>
          {hasGrid ? <line className={css.line} x1={at} x2={at} y1={top} y2={box.bottom} /> : null}
          <text className={css.bottomLabel} x={inside(at, label, size)} y={below}>
            {label}
          </text>
        </g>
      ))}
      {sideName === undefined ? null : (
        <text className={css.name} x={0} y={0.875 * size.rem}>
          {fitting(sideName, size.width, size.rem)}
        </text>
      )}
      {bottomName === undefined ? null : (
        <text className={css.nameAtEnd} x={end} y={size.height - 0.375 * size.rem}>
          {fitting(bottomName, end, size.rem)}
        </text>
      )}
    </g>
  )
}

// Half of the last label would extend beyond the drawing.
const inside = (at: number, label: string, { width, rem }: Size): number =>
  Math.min(at, width - textWidth(label, rem) / 2)
