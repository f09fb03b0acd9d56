import { useCallback, useLayoutEffect, useRef } from 'react'
import { rowsBetween, withRows } from './selection.ts'

interface RowSelection {
  /** The keys of the rows on the page, in their order. */
  keys: readonly string[]
  selected: ReadonlySet<string> | undefined
  onSelect: ((selected: Set<string>) => void) | undefined
  isAllMatching: boolean
  onAllMatching: ((isAll: boolean) => void) | undefined
}

/** Selects rows, or takes them out; a range begins where the last tick was. */
export type SelectRows = (keys: readonly string[], isSelected: boolean, isRange?: boolean) => void

/**
 * Selects rows by a function that stays the same, so that rows which did not change are not drawn anew. Whoever takes
 * a row out of all that match goes back to the rows of the page.
 */
export function useRowSelection(selection: RowSelection): SelectRows {
  const latest = useRef(selection)
  const lastTicked = useRef<string>(undefined)
  useLayoutEffect(() => {
    latest.current = selection
  })
  return useCallback<SelectRows>((keys, isSelected, isRange = false) => {
    const {
      keys: page,
      selected = new Set<string>(),
      onSelect,
      isAllMatching,
      onAllMatching,
    } = latest.current
    const [key] = keys
    const ticked = isRange && key !== undefined ? rowsBetween(page, lastTicked.current, key) : keys
    lastTicked.current = key
    if (isAllMatching) onAllMatching?.(false)
    onSelect?.(withRows(isAllMatching ? new Set(page) : selected, ticked, isSelected))
  }, [])
}
