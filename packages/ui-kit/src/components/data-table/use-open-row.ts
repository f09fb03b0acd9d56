import { useCallback, useLayoutEffect, useRef } from 'react'

type RowAct<Row> = ((row: Row) => (() => void) | undefined) | undefined

/** Opens rows by a function that stays the same, so that rows which did not change are not drawn anew. */
export function useOpenRow<Row>(rowAct: RowAct<Row>): (row: Row) => void {
  const latest = useRef(rowAct)
  useLayoutEffect(() => {
    latest.current = rowAct
  })
  return useCallback((row: Row) => latest.current?.(row)?.(), [])
}
