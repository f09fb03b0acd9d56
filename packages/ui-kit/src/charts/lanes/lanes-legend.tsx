import * as signs from '#charts/chart-frame/signs.css.ts'
import { SeriesMark } from '#charts/plot/series-mark.tsx'
import { seriesColour } from '#charts/series-colour.ts'
import { classNames } from '#css/class-names.ts'
import type { Lane, LaneFindings, LaneKind } from './lane.ts'
import * as css from './lanes.css.ts'
import { markPath } from './lanes-layout.ts'

interface LanesLegendProps {
  kinds: readonly LaneKind[]
  lanes: readonly Lane[]
  findings?: LaneFindings | undefined
}

/** What the looks stand for, of all that there is to be seen. */
export function LanesLegend({ kinds, lanes, findings }: LanesLegendProps) {
  const used = new Set(lanes.flatMap(({ spans }) => spans.map(({ kind }) => kind)))
  const marks = lanes.flatMap(({ marks: one }) => (one === undefined || one.items.length === 0 ? [] : [one]))
  return (
    <ul className={signs.root}>
      {kinds.map(({ id, label, look }, at) =>
        used.has(id) ? (
          <li key={id} className={signs.entry}>
            <svg className={signs.swatch} viewBox="0 0 20 14" aria-hidden>
              <rect
                className={classNames(css.looks[look], seriesColour(at))}
                x={1}
                y={look === 'low' ? 7 : 1}
                width={18}
                height={look === 'low' ? 6 : 12}
                rx={2}
              />
            </svg>
            {label}
          </li>
        ) : null,
      )}
      {marks.map(({ label }) => (
        <li key={label} className={signs.entry}>
          <svg className={signs.swatch} viewBox="-10 -7 20 14" aria-hidden>
            <path className={css.mark} d={markPath} />
          </svg>
          {label}
        </li>
      ))}
      {findings === undefined || findings.items.length === 0 ? null : (
        <li className={signs.entry}>
          <SeriesMark kind="anomaly" at={0} />
          {findings.label}
        </li>
      )}
    </ul>
  )
}
