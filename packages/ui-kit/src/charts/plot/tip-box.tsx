import { SeriesMark } from './series-mark.tsx'
import type { Size } from './sized.tsx'
import * as css from './plot.css.ts'
import type { Tip } from './tip.ts'

interface TipBoxProps {
  tip: Tip
  place: { x: number; y: number }
  size: Size
}

const distance = 14

/** The tooltip beside the cursor. It appears on the side with more room and never extends beyond the top or bottom. */
export function TipBox({ tip, place, size }: TipBoxProps) {
  const isBefore = place.x > size.width / 2
  const room = (isBefore ? place.x : size.width - place.x) - distance
  const style = {
    insetInlineStart: place.x + (isBefore ? -distance : distance),
    insetBlockStart: place.y,
    maxInlineSize: room,
    translate: `${isBefore ? '-100%' : '0'} ${(-100 * place.y) / size.height}%`,
  }
  return (
    <div className={css.tip} style={style} aria-hidden data-print="never">
      <p className={css.tipTitle}>{tip.title}</p>
      {tip.entries.map(({ label, value, series, isCurrent }) => (
        <p key={`${label ?? ''} ${value}`} className={css.tipEntry} data-current={isCurrent}>
          {series === undefined ? null : <SeriesMark kind={tip.kind ?? 'point'} at={series} />}
          {label === undefined ? null : <span className={css.tipLabel}>{label}</span>}
          <span className={css.tipValue}>{value}</span>
        </p>
      ))}
    </div>
  )
}
