import { seriesColour } from '#charts/series-colour.ts'
import { anomalyShape, seriesShape, shapePath } from '#charts/shapes.ts'
import { classNames } from '#css/class-names.ts'
import { dashOf } from './dashes.ts'
import * as css from './series-mark.css.ts'

/** How a series is drawn: as a line, bars, a band or points; or the symbol of an anomaly. */
export type MarkKind = 'line' | 'dashed' | 'bar' | 'band' | 'point' | 'anomaly'

interface SeriesMarkProps {
  kind: MarkKind
  /** The index of the series. */
  at: number
}

/** A small sample of the look of a series. */
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
    return <path className={css.line} d="M-10 0H10" data-dash={dashOf(at, kind === 'dashed')} />
  }
  if (kind === 'band') return <rect className={css.band} x={-9} y={-5} width={18} height={10} />
  if (kind === 'bar') return <rect className={css.point} x={-6} y={-6} width={12} height={12} rx={2} />
  const shape = kind === 'anomaly' ? anomalyShape : seriesShape(at)
  return <path className={css.point} d={shapePath(shape, 72)} fillRule="evenodd" />
}
