import { useCallback, useLayoutEffect, useRef } from 'react'
import { rowsBetween, withRows } from './selection.ts'

interface RowSelection {
  /** The keys of the rows on the page, in order. */
  keys: readonly string[]
  selected: ReadonlySet<string> | undefined
  onSelect: ((selected: Set<string>) => void) | undefined
  isAllMatching: boolean
  onAllMatching: ((isAll: boolean) => void) | undefined
}

/** Selects or deselects rows; a range begins at the last ticked one. */
export type SelectRows = (keys: readonly string[], isSelected: boolean, isRange?: boolean) => void

/**
 * Selects rows with a stable function, so that unchanged rows do not render again. Deselecting a row while all
 * matching ones are selected goes back to the rows of the page.
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
