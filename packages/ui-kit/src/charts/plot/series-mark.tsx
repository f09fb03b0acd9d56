import { seriesColour } from '#charts/series-colour.ts'
import { anomalyShape, seriesShape, shapePath } from '#charts/shapes.ts'
import { classNames } from '#css/class-names.ts'
import * as css from './series-mark.css.ts'

/** How a series is drawn: as a line, an area, points; or what departs from all of them. */
export type MarkKind = 'line' | 'dashed' | 'area' | 'point' | 'anomaly'

interface SeriesMarkProps {
  kind: MarkKind
  /** Which series. */
  at: number
}

/** A small picture of how a series looks in the drawing. */
export function SeriesMark({ kind, at }: SeriesMarkProps) {
  const className = classNames(css.mark, kind === 'anomaly' ? css.anomaly : seriesColour(at))
  return (
    <svg className={className} viewBox="-10 -7 20 14" aria-hidden>
      <Face kind={kind} at={at} />
    </svg>
  )
}

function Face({ kind, at }: SeriesMarkProps) {
  if (kind === 'line' || kind === 'dashed') {
    return <path className={css.line} d="M-9 0H9" strokeDasharray={kind === 'dashed' ? '5 3' : undefined} />
  }
  if (kind === 'area') return <rect className={css.area} x={-9} y={-5} width={18} height={10} />
  const shape = kind === 'anomaly' ? anomalyShape : seriesShape(at)
  return <path className={css.point} d={shapePath(shape, 72)} fillRule="evenodd" />
}
