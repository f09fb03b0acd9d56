import { base, name } from '#charts/plot/axes.css.ts'
import { fitting } from '#charts/plot/plot-box.ts'
import type { Lane, LaneKind, LaneSpan } from './lane.ts'
import { LaneShape } from './lane-shape.tsx'
import { ink } from './lanes.css.ts'
import { markPath, type LanesLayout } from './lanes-layout.ts'

interface LaneDrawingProps {
  lane: Lane
  kinds: readonly LaneKind[]
  layout: LanesLayout
  /** The index of the lane, from the top. */
  place: number
  rem: number
}

/** The distance of a name from its lane in rem: the marks are between the two. */
const nameAbove = 0.8

/** One lane: its name, its spans, and its marks. */
export function LaneDrawing({ lane, kinds, layout, place, rem }: LaneDrawingProps) {
  const { start, end, xOf, laneTop, laneHeight } = layout
  const top = laneTop(place)
  return (
    <g>
      <text className={name} x={0} y={top - nameAbove * rem}>
        {fitting(lane.label, end, rem)}
      </text>
      <line className={base} x1={start} x2={end} y1={top + laneHeight} y2={top + laneHeight} />
      {lane.spans.map((span) => (
        <SpanDrawing key={`${span.from} ${span.kind}`} {...{ span, kinds, layout, top, rem }} />
      ))}
      {(lane.marks?.items ?? []).map(({ at, label }) => (
        <path
          key={`${at} ${label}`}
          className={ink}
          d={markPath}
          transform={`translate(${xOf(Date.parse(at))} ${top - 4})`}
        />
      ))}
    </g>
  )
}

interface SpanDrawingProps extends Omit<LaneDrawingProps, 'lane' | 'place'> {
  span: LaneSpan
  top: number
}

/** A label that is truncated further is useless. */
const leastLetters = 6

/** One span, with its label if there is room. */
function SpanDrawing({ span, kinds, layout: { xOf, laneHeight }, top, rem }: SpanDrawingProps) {
  const at = kinds.findIndex(({ id }) => id === span.kind)
  const kind = kinds[at]
  if (kind === undefined) return null
  const { look, label } = kind
  const [x, to] = [xOf(Date.parse(span.from)), xOf(Date.parse(span.to))]
  const word = span.label ?? label
  const text = fitting(word, to - x - 0.5 * rem, rem)
  const middle = top + laneHeight * (look === 'low' ? 0.75 : 0.5)
  return (
    <g>
      <LaneShape {...{ look, x, top }} kind={at} width={Math.max(1.5, to - x)} height={laneHeight} />
      {text !== word && text.length < leastLetters ? null : (
        <text className={ink} x={x + 0.25 * rem} y={middle} dy="0.35em">
          {text}
        </text>
      )}
    </g>
  )
}
