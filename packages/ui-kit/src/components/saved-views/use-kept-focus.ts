import { useEffect, useRef, type RefObject } from 'react'
import { afterOverlays } from '#private/overlay/after-overlays.ts'

/**
 * A dialog gives the focus back to what opened it, and that may be gone: a line of a menu, or a button of a change that
 * is saved by now. When `state` has changed, nothing is asked and nobody has the focus, the menu of the view takes it,
 * or its tab.
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
      const next = find('[data-part=view-options] button') ?? find('[role=tab][aria-selected=true]')
      next?.focus()
    })
  }, [root, state, isAsking])
}
