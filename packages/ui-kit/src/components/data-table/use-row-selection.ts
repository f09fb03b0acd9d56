import { useCallback, useLayoutEffect, useRef } from 'react'
import { withRows } from './selection.ts'

/** Selects rows by a function that stays the same, so that rows which did not change are not drawn anew. */
export function useRowSelection(
  selected: ReadonlySet<string> | undefined,
  onSelect: ((selected: Set<string>) => void) | undefined,
): (keys: readonly string[], isSelected: boolean) => void {
  const latest = useRef({ selected, onSelect })
  useLayoutEffect(() => {
    latest.current = { selected, onSelect }
  })
  return useCallback((keys: readonly string[], isSelected: boolean) => {
    const { selected: before = new Set<string>(), onSelect: tell } = latest.current
    tell?.(withRows(before, keys, isSelected))
  }, [])
}
