import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The newest value for callbacks that must stay the same, so that rows which did not change are not drawn anew. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
