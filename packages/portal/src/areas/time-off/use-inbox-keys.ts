import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** The keyboard actions on the focused row. */
export interface InboxKeys {
  readonly approve: (at: number) => void
  readonly reject: (at: number) => void
  readonly select: (at: number) => void
  readonly undo: () => void
  readonly help: () => void
}

/** The keyboard shortcuts, as they are shown and handled. */
export const inboxKeys = ['j', 'k', 'a', 'r', 'x', 'u', '?'] as const

const isWriting = (target: Element) => target.closest('input:not([type=checkbox]), textarea, select') !== null
const rowsIn = (place: Element | null): readonly Element[] => [...(place?.querySelectorAll('tbody tr') ?? [])]
const nameOf = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('[data-part=row-name] :is(a, button)')

/** Shortcuts for bulk decisions: only active while the list has the focus (WCAG 2.1.4). */
export function useInboxKeys(
  place: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  keys: InboxKeys,
): void {
  const last = useRef<number>(undefined)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (!(target instanceof Element) || isWriting(target) || ctrlKey || metaKey || altKey) return
    const drawn = rowsIn(place.current)
    const at = drawn.findIndex((row) => row.contains(target))
    if (at >= 0) last.current = at
    if (act(key, { drawn, at })) event.preventDefault()
  })
  const act = (key: string, { drawn, at }: { drawn: readonly Element[]; at: number }): boolean => {
    if (key === 'j' || key === 'k') {
      const next = at < 0 ? 0 : at + (key === 'j' ? 1 : -1)
      nameOf(drawn[next])?.focus()
      return true
    }
    if (key === 'u') keys.undo()
    else if (key === '?') keys.help()
    else return on(key, at)
    return true
  }
  const on = (key: string, at: number): boolean => {
    const act = at < 0 ? undefined : { a: keys.approve, r: keys.reject, x: keys.select }[key]
    act?.(at)
    return act !== undefined
  }
  useEffect(() => {
    const element = place.current
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [place])
  // A decided row disappears with its focus: the row that takes its place gets it.
  useEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return
    const drawn = rowsIn(place.current)
    nameOf(drawn[Math.min(last.current, drawn.length - 1)])?.focus()
  }, [place, rows])
}
