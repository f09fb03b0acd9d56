import { linePath, linePoints } from '#charts/scale.ts'
import * as css from './sparkline.css.ts'

/** A line without axes. */
export interface SparklineProps {
  /** What the line says in words, such as “Calls of the last 12 hours, rising”. */
  label: string
  values: readonly number[]
  /** Which of the eight colours of charts. */
  colour?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined
}

const width = 120
const height = 32
const margin = 3

/** How a number moved, at a glance; the number itself stands beside it. */
export function Sparkline({ label, values, colour = 1 }: SparklineProps) {
  if (values.length < 2) return null
  const points = linePoints(values, width, height, margin)
  const line = linePath(points)
  const last = points.at(-1) ?? [0, 0]
  return (
    <span className={css.root}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className={`${css.svg} ${css.colours[colour]}`}
      >
        <path d={`${line}L${width - margin} ${height}L${margin} ${height}Z`} className={css.area} />
        <path d={line} className={css.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <span
        aria-hidden
        className={`${css.dot} ${css.colours[colour]}`}
        style={{
          insetInlineStart: `${(last[0] / width) * 100}%`,
          insetBlockStart: `${(last[1] / height) * 100}%`,
        }}
      />
    </span>
  )
}
