import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import * as css from '#components/org-chart/org-chart.css.ts'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { layoutGraph, type GraphDrawing, type GraphWay, type PlacedState } from './graph-layout.ts'
import { box } from './graph-measures.ts'
import type { StateGraphProps } from './state-graph-props.ts'
import { neighbour } from './walk.ts'

type DrawingProps = Pick<StateGraphProps, 'label' | 'states' | 'ways' | 'current' | 'words'>

const rem = (units: number): string => `${units / 16}rem`

/** The drawn graph: boxes over lines, with a single tab stop. */
export function StateDrawing({ label, states, ways, current, words }: DrawingProps) {
  const drawing = useMemo(() => layoutGraph(states, ways), [states, ways])
  const [chosen, choose] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const stop = [chosen, current, states[0]?.id].find((id) => states.some((one) => one.id === id))
  const press = (event: KeyboardEvent) => {
    const next = stop === undefined ? undefined : neighbour(drawing, ways, stop, event.key)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    root.current?.querySelector<HTMLElement>(`[data-state="${CSS.escape(next)}"]`)?.focus()
  }
  const nameOf = (id: string) => states.find((one) => one.id === id)?.label ?? id
  const leads = ways.filter(({ from }) => from === chosen)
  return (
    <>
      <div className={css.window} style={{ cursor: 'auto' }}>
        <div
          ref={root}
          role="group"
          aria-label={label}
          className={css.sheet}
          style={{ inlineSize: rem(drawing.width), blockSize: rem(drawing.height) }}
          onKeyDown={press}
        >
          <Lines drawing={drawing} chosen={chosen} />
          {drawing.states.map((place) => (
            <StateBox
              key={place.state.id}
              place={place}
              leads={leadsOf(ways, place.state.id, nameOf, words.leadsTo)}
              isChosen={place.state.id === chosen}
              isCurrent={place.state.id === current}
              isTabStop={place.state.id === stop}
              onChoose={() => choose(place.state.id)}
            />
          ))}
        </div>
      </div>
      {chosen === undefined ? null : (
        <p role="status">{leadsOf(leads, chosen, nameOf, `${nameOf(chosen)} · ${words.leadsTo}`)}</p>
      )}
    </>
  )
}

function leadsOf(
  ways: readonly GraphWay[],
  id: string,
  nameOf: (id: string) => string,
  head: string,
): string {
  const leads = ways.filter(({ from }) => from === id).map((one) => `${one.label} → ${nameOf(one.to)}`)
  return `${head}: ${leads.length === 0 ? '—' : leads.join(', ')}`
}

function Lines({ drawing, chosen }: { drawing: GraphDrawing; chosen: string | undefined }) {
  const tip = useId()
  return (
    <svg
      className={css.lines}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      style={{ inlineSize: '100%', blockSize: '100%' }}
      aria-hidden
    >
      <marker
        id={tip}
        viewBox="0 0 8 8"
        refX="2"
        refY="4"
        markerUnits="userSpaceOnUse"
        markerWidth="10"
        markerHeight="10"
        orient="auto"
      >
        <path d="M1 1L7 4L1 7" className={css.line} />
      </marker>
      {drawing.lines.map(({ id, from, path }) => (
        <path
          key={id}
          d={path}
          className={css.line}
          markerEnd={`url(#${tip})`}
          style={from === chosen ? { strokeWidth: 3 } : {}}
        />
      ))}
    </svg>
  )
}

interface StateBoxProps {
  place: PlacedState
  /** Its transitions, for screen readers. */
  leads: string
  isChosen: boolean
  isCurrent: boolean
  isTabStop: boolean
  onChoose: () => void
}

const borders = { start: '2px solid', end: '3px double' } as const

function StateBox({ place, leads, isChosen, isCurrent, isTabStop, onChoose }: StateBoxProps) {
  const { id, label, note, place: at, fault } = place.state
  const size = { inlineSize: rem(box.width), blockSize: rem(box.height), textAlign: 'start' } as const
  const corner = { insetInlineStart: rem(place.x), insetBlockStart: rem(place.y) }
  return (
    <button
      type="button"
      className={css.person}
      style={{ ...size, ...corner, ...(at === undefined ? {} : { border: borders[at] }) }}
      data-state={id}
      data-found={isChosen || undefined}
      aria-current={isCurrent ? 'step' : undefined}
      aria-pressed={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onChoose}
    >
      {fault === undefined ? null : <Icon id="danger" />}
      <span className={css.words}>
        <span className={css.name} title={label}>
          {label}
        </span>
        {note === undefined ? null : <span className={css.role}>{note}</span>}
        <VisuallyHidden>{[fault, leads].filter((text) => text !== undefined).join('. ')}</VisuallyHidden>
      </span>
    </button>
  )
}
