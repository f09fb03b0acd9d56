import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import { box as measures, type OrgDrawing } from './org-layout.ts'

/** The margin around the drawing, in its own units. */
export const margin = 28
const least = 0.1
const most = 1.6

/** The anchor that keeps its screen position while the drawing changes. */
type Anchor = { atX: number; atY: number } & ({ id: string } | { x: number; y: number })

const unitOf = (scale: number): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16) * scale

const clamp = (scale: number): number => Math.min(most, Math.max(least, scale))

/** A scrollable window with zoom over the drawing. */
export function useViewport(drawing: OrgDrawing, current: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState<number>()
  const anchor = useRef<Anchor>(undefined)

  useLayoutEffect(() => {
    const window = ref.current
    if (window === null) return
    if (scale === undefined) {
      anchor.current = firstAnchor(window, drawing, current)
      setScale(clamp(Math.max(0.75, fittingScale(window, drawing))))
      return
    }
    const held = anchor.current
    anchor.current = undefined
    if (held !== undefined) place(window, held, drawing, unitOf(scale))
  }, [scale, drawing])

  const now = scale ?? 1
  const zoomTo = (next: number) => {
    const window = ref.current
    if (window === null) return
    const [atX, atY, unit] = [window.clientWidth / 2, window.clientHeight / 2, unitOf(now)]
    anchor.current = { x: (window.scrollLeft + atX) / unit, y: (window.scrollTop + atY) / unit, atX, atY }
    setScale(clamp(next))
  }
  return {
    ref,
    scale: now,
    zoom: (factor: number) => zoomTo(now * factor),
    fit: () => {
      if (ref.current !== null) zoomTo(fittingScale(ref.current, drawing))
    },
    pan: (across: number, down: number) =>
      ref.current?.scrollBy({ left: across * 160, top: down * 120, behavior: 'instant' }),
    /** Keeps a person's screen position while others appear and disappear. */
    hold: (id: string) => {
      const window = ref.current
      const spot = spotOf(drawing, id)
      if (window === null || spot === undefined) return
      const unit = unitOf(now)
      anchor.current = { id, atX: spot.x * unit - window.scrollLeft, atY: spot.y * unit - window.scrollTop }
    },
    /** Scrolls a person to the middle, at once or as soon as they are rendered. */
    show: (id: string) => {
      const window = ref.current
      if (window === null) return
      const held = { id, atX: window.clientWidth / 2, atY: window.clientHeight / 2 }
      if (spotOf(drawing, id) === undefined) anchor.current = held
      else place(window, held, drawing, unitOf(now))
    },
    focus: (id: string) => {
      const person = ref.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`)
      person?.focus({ preventScroll: true })
      person?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    },
    drag: useDrag(),
  }
}

/** The scale at which the whole drawing is visible, at most 1. */
const fittingScale = (window: HTMLElement, drawing: OrgDrawing): number =>
  Math.min(
    window.clientWidth / (drawing.width + 2 * margin) / unitOf(1),
    window.clientHeight / (drawing.height + 2 * margin) / unitOf(1),
    1,
  )

/** The head at the top edge, or the reader in the middle. */
const firstAnchor = (window: HTMLElement, drawing: OrgDrawing, current: string | undefined): Anchor => ({
  id: current ?? drawing.people[0]?.node.person.id ?? '',
  atX: window.clientWidth / 2,
  atY: current === undefined ? 0 : window.clientHeight / 2,
})

function spotOf(drawing: OrgDrawing, id: string): { x: number; y: number } | undefined {
  const person = drawing.people.find(({ node }) => node.person.id === id)
  return person === undefined
    ? undefined
    : { x: person.x + margin + measures.width / 2, y: person.y + margin + measures.height / 2 }
}

function place(window: HTMLElement, held: Anchor, drawing: OrgDrawing, unit: number): void {
  const spot = 'id' in held ? spotOf(drawing, held.id) : held
  if (spot === undefined) return
  window.scrollTo({ left: spot.x * unit - held.atX, top: spot.y * unit - held.atY, behavior: 'instant' })
}

// A mouse pans by dragging. Buttons, keys and scroll bars do the same.
function useDrag() {
  const last = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onPerson = event.target instanceof Element && event.target.closest('[role=treeitem]') !== null
      if (event.pointerType !== 'mouse' || event.button !== 0 || onPerson) return
      last.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (last.current === undefined) return
      event.currentTarget.scrollBy({
        left: last.current.x - event.clientX,
        top: last.current.y - event.clientY,
        behavior: 'instant',
      })
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: () => {
      last.current = undefined
    },
  }
}
