import { useEffect, useRef, type RefObject } from 'react'

const bar = '[data-part=bulk-bar]'

/**
 * F6 moves the focus from the rows to the selection bar, and back. When the focused element leaves the bar, its first
 * button gets the focus; when the bar disappears, the check box that selects the page.
 */
export function useBarFocus(table: RefObject<HTMLElement | null>): void {
  const lastInRows = useRef<HTMLElement>(undefined)
  const wasInBar = useRef(false)
  useEffect(() => {
    const root = table.current
    if (root === null) return
    const heed = (element: EventTarget | null) => {
      if (!(element instanceof HTMLElement)) return
      wasInBar.current = element.closest(bar) !== null
      if (element.closest('[data-part=rows]') !== null) lastInRows.current = element
    }
    const onFocus = ({ target }: FocusEvent) => heed(target)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return
      event.preventDefault()
      if (wasInBar.current && lastInRows.current?.isConnected === true) lastInRows.current.focus()
      else focusIn(root, `${bar} button`)
    }
    heed(document.activeElement)
    root.addEventListener('focusin', onFocus)
    root.addEventListener('keydown', onKeyDown)
    return () => {
      root.removeEventListener('focusin', onFocus)
      root.removeEventListener('keydown', onKeyDown)
      if (wasInBar.current && isFocusLost()) focusIn(root, '[data-part=select-all]')
    }
  }, [table])
  useEffect(() => {
    if (wasInBar.current && isFocusLost() && table.current !== null) focusIn(table.current, `${bar} button`)
  })
}

const isFocusLost = (): boolean => document.activeElement === document.body
const focusIn = (root: HTMLElement, place: string): void => root.querySelector<HTMLElement>(place)?.focus()
