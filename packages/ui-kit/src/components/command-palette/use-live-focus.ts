import { useContext, useEffect } from 'react'
import { AutocompleteStateContext } from 'react-aria-components/Autocomplete'

/**
 * Forgets the line under the virtual focus when it leaves the list without a key press, as the line of a failed
 * source does: React Aria would go on naming it to readers of the screen.
 */
export function useLiveFocus(): void {
  const state = useContext(AutocompleteStateContext)
  const focused = state?.focusedNodeId
  useEffect(() => {
    if (focused === null || focused === undefined || document.getElementById(focused) !== null) return
    state?.setFocusedNodeId(null)
  })
}
