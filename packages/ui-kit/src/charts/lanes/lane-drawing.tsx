import { fitting } from '#charts/plot/plot-box.ts'
import { seriesColour } from '#charts/series-colour.ts'
import { classNames } from '#css/class-names.ts'
import type { Lane, LaneKind, LaneSpan } from './lane.ts'
import * as css from './lanes.css.ts'
import { markPath, type LanesLayout } from './lanes-layout.ts'

interface LaneDrawingProps {
  lane: Lane
  kinds: readonly LaneKind[]
  layout: LanesLayout
  /** Which lane, from the top. */
  place: number
  rem: number
}

/** One lane: its name, its times, and what happened in it. */
export function LaneDrawing({ lane, kinds, layout, place, rem }: LaneDrawingProps) {
  const { start, end, xOf, laneTop, laneHeight } = layout
  const top = laneTop(place)
  return (
    <g>
      <text className={css.name} x={0} y={top - 0.6 * rem}>
        {fitting(lane.label, end, rem)}
      </text>
      <line className={css.base} x1={start} x2={end} y1={top + laneHeight} y2={top + laneHeight} />
      {lane.spans.map((span) => (
        <SpanDrawing key={`${span.from} ${span.kind}`} {...{ span, kinds, layout, top, rem }} />
      ))}
      {(lane.marks?.items ?? []).map(({ at, label }) => (
        <path
          key={`${at} ${label}`}
          className={css.mark}
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

/** One time, with its word where there is room for it. */
function SpanDrawing({ span, kinds, layout: { xOf, laneHeight }, top, rem }: SpanDrawingProps) {
  const at = kinds.findIndex(({ id }) => id === span.kind)
  const kind = kinds[at]
  if (kind === undefined) return null
  const [x, to] = [xOf(Date.parse(span.from)), xOf(Date.parse(span.to))]
  const height = kind.look === 'low' ? laneHeight / 2 : laneHeight
  const word = span.label ?? kind.label
  const text = fitting(word, to - x - 0.5 * rem, rem)
  return (
    <g>
      <rect
        className={classNames(css.looks[kind.look], seriesColour(at))}
        x={x}
        y={top + laneHeight - height}
        width={Math.max(1.5, to - x)}
        height={height}
        rx={2}
      />
      {text !== word && text.length < leastLetters ? null : (
        <text className={css.inSpan} x={x + 0.25 * rem} y={top + laneHeight - height / 2} dy="0.35em">
          {text}
        </text>
      )}
    </g>
  )
}

/** A word that is cut shorter says nothing. */
const leastLetters = 6
