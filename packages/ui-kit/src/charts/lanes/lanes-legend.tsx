import type { ReactNode } from 'react'
import { root, sign } from '#charts/chart-frame/legend.css.ts'
import { SeriesMark } from '#charts/plot/series-mark.tsx'
import { mark } from '#charts/plot/series-mark.css.ts'
import type { Lane, LaneFindings, LaneKind } from './lane.ts'
import { LaneShape } from './lane-shape.tsx'
import { ink } from './lanes.css.ts'
import { markPath } from './lanes-layout.ts'

interface LanesLegendProps {
  kinds: readonly LaneKind[]
  lanes: readonly Lane[]
  findings?: LaneFindings | undefined
}

/** Explains the looks that occur in the drawing. */
export function LanesLegend({ kinds, lanes, findings }: LanesLegendProps) {
  const used = new Set(lanes.flatMap(({ spans }) => spans.map(({ kind }) => kind)))
  const marks = lanes.flatMap(({ marks: one }) => (one === undefined || one.items.length === 0 ? [] : [one]))
  return (
    <ul className={root}>
      {kinds.map(({ id, label, look }, kind) =>
        used.has(id) ? (
          <Sign key={id} label={label}>
            <Face>
              <LaneShape look={look} kind={kind} x={-9} width={18} top={-6} height={12} />
            </Face>
          </Sign>
        ) : null,
      )}
      {marks.map(({ label }) => (
        <Sign key={label} label={label}>
          <Face>
            <path className={ink} d={markPath} />
          </Face>
        </Sign>
      ))}
      {findings === undefined || findings.items.length === 0 ? null : (
        <Sign label={findings.label}>
          <SeriesMark kind="anomaly" at={0} />
        </Sign>
      )}
    </ul>
  )
}

function Sign({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className={sign}>
      {children}
      {label}
    </li>
  )
}

function Face({ children }: { children: ReactNode }) {
  return (
    <svg className={mark} viewBox="-10 -7 20 14" aria-hidden>
      {children}
    </svg>
  )
}
