import { useEffect, useRef, type RefObject } from 'react'
import { afterOverlays } from '#private/overlay/after-overlays.ts'

const toolbar = '[data-region=toolbar]'

/**
 * A dialog restores the focus to its opener, which may no longer exist: a menu row, or a button for a change that is
 * saved by now. If the focus is lost after `state` has changed, move it to the menu of the view, its tab, or the
 * first control in the toolbar of the list.
 */
export function useRestoredFocus(
  root: RefObject<HTMLElement | null>,
  state: string,
  isAsking: boolean,
): void {
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
