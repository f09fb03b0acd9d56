import { useContext, useEffect } from 'react'
import { AutocompleteStateContext } from 'react-aria-components/Autocomplete'

/**
 * Clears the virtual focus when its row leaves the list without a key press, as the row of a failed source does:
 * React Aria would keep announcing it to screen readers.
 */
export function useLiveFocus(): void {
  const state = useContext(AutocompleteStateContext)
  const focused = state?.focusedNodeId
  useEffect(() => {
    if (focused === null || focused === undefined || document.getElementById(focused) !== null) return
    state?.setFocusedNodeId(null)
  })
}
