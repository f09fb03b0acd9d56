import { useEffect, useRef, type RefObject } from 'react'
import { afterOverlays } from '#private/overlay/after-overlays.ts'

const toolbar = '[data-region=toolbar]'

/**
 * A dialog gives the focus back to what opened it, and that may be gone: a line of a menu, or a button of a change that
 * is saved by now. When `state` has changed, nothing is asked and nobody has the focus, the menu of the view takes it,
 * or its tab, or what comes first in the toolbar of the list.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, state: string, isAsking: boolean): void {
  const before = useRef(state)
  useEffect(() => {
    if (isAsking) before.current = state
    if (before.current === state) return undefined
    return afterOverlays(root.current, () => {
      before.current = state
      if (document.activeElement !== document.body) return
      const find = (place: string) => root.current?.querySelector<HTMLElement>(place)
      const places = [
        '[data-part=view-options] button',
        '[role=tab][aria-selected=true]',
        `${toolbar} :is(input, button)`,
      ]
      places.map(find).find(Boolean)?.focus()
    })
  }, [root, state, isAsking])
}
