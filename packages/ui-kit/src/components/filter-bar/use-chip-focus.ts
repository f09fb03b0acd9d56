import { useEffect, useRef, type RefObject } from 'react'
import { afterOverlays } from '#private/overlay/after-overlays.ts'

/**
 * When a focused chip disappears, its neighbours get the focus: the chip itself if it still exists, else the button
 * that adds one, else the first chip. The focus does not move while a filter is open.
 */
export function useChipFocus(bar: RefObject<HTMLElement | null>, isOpen: boolean): (id: string) => void {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    const id = wanted.current
    if (id === undefined || isOpen) return undefined
    return afterOverlays(bar.current, () => {
      wanted.current = undefined
      const { activeElement } = document
      if (!isAdrift(activeElement)) return
      const places = [`[data-filter="${CSS.escape(id)}"] button`, '[data-part=add-filter] button', 'button']
      const find = (place: string) => bar.current?.querySelector<HTMLElement>(place)
      places.map(find).find(Boolean)?.focus()
    })
  })
  return (id) => {
    wanted.current = id
  }
}

/** Focus is nowhere, or on the button whose menu opened the filter: the closing overlay may restore it there. */
function isAdrift(focused: Element | null): boolean {
  if (focused === null || focused === document.body || !focused.isConnected) return true
  return focused.closest('[data-part=add-filter]') !== null
}
