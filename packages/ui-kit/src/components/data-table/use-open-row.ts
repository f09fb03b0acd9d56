import { useCallback, useLayoutEffect, useRef } from 'react'

type RowAct<Row> = ((row: Row) => (() => void) | undefined) | undefined

/** Opens rows with a stable function, so that unchanged rows do not render again. */
export function useOpenRow<Row>(rowAct: RowAct<Row>): (row: Row) => void {
  const latest = useRef(rowAct)
  useLayoutEffect(() => {
    latest.current = rowAct
  })
  return useCallback((row: Row) => latest.current?.(row)?.(), [])
}
