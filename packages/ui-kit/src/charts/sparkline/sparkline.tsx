import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { extent } from 'd3-array'
import * as css from './sparkline.css.ts'

/** A line without axes. */
export interface SparklineProps {
  /** A description of the line, such as “Calls of the last 12 hours, rising”. */
  label: string
  /** The values in order; `null` leaves a gap. */
  values: readonly (number | null)[]
  /** The index of its colour among the eight colours of charts. */
  colour?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined
}

const width = 120
const height = 32
const margin = 3

/**
 * Shows the trend of a number at a glance, beside the number itself. It is an image with a name, without cursor or
 * table: to read single values use `TimeSeries`.
 */
export function Sparkline({ label, values, colour = 1 }: SparklineProps) {
  const { path, fill, last } = drawingOf(values)
  if (last === undefined) return null
  return (
    <span className={css.root}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className={`${css.svg} ${css.colours[colour]}`}
      >
        <path d={fill} className={css.area} />
        <path d={path} className={css.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <span
        aria-hidden
        className={`${css.dot} ${css.colours[colour]}`}
        style={{
          insetInlineStart: `${(last.x / width) * 100}%`,
          insetBlockStart: `${(last.y / height) * 100}%`,
        }}
      />
    </span>
  )
}

interface Value {
  at: number
  value: number | null
}

function drawingOf(values: readonly (number | null)[]) {
  const points = values.map((value, at): Value => ({ at, value }))
  const known = points.filter(({ value }) => value !== null)
  const [low = 0, high = 0] = extent(values, (value) => value)
  const across = scaleLinear([0, Math.max(1, values.length - 1)], [margin, width - margin])
  // A scale without extent returns the middle of its range: equal values become a centred line.
  const up = scaleLinear([low, high], [height - margin, margin])
  const x = ({ at }: Value) => across(at)
  const y = ({ value }: Value) => up(value ?? 0)
  const isKnown = ({ value }: Value) => value !== null
  const end = known.length < 2 ? undefined : known.at(-1)
  return {
    path: line<Value>(x, y).defined(isKnown)(points) ?? '',
    fill: area<Value>(x, height, y).defined(isKnown)(points) ?? '',
    last: end === undefined ? undefined : { x: x(end), y: y(end) },
  }
}
