import { useEffect, useRef } from 'react'

/** Reads what was wrong with rows again when a load has rejected others: the sign is another one then. */
export function useNewErrors(sign: string, refresh: () => void): void {
  const known = useRef(sign)
  useEffect(() => {
    if (known.current === sign) return
    known.current = sign
    refresh()
  }, [sign, refresh])
}
