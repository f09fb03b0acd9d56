import { useEffect, useState } from 'react'
import type { CallOptions } from '@portal/sdk'

/** The debounce for dragging over days or typing. */
const pauseMs = 300

interface Answered<Counted> {
  readonly of: string
  readonly preview?: Counted
  readonly error?: unknown
}

/** The state of a calculation. */
export interface Counting<Counted> {
  readonly isCounting: boolean
  readonly preview: Counted | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** Recalculates the effect of a choice after a debounce; an outdated request is aborted. */
export function useCounted<Asked, Counted>(
  preview: (asked: Asked, options: CallOptions) => Promise<Counted>,
  asked: Asked | undefined,
): Counting<Counted> {
  const [counted, setCounted] = useState<Answered<Counted>>()
  const [tries, setTries] = useState(0)
  const key = asked === undefined ? undefined : JSON.stringify(asked)
  useEffect(() => {
    if (key === undefined) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // The text was made from the input above: effects need a comparable value.
      preview(JSON.parse(key) as Asked, { signal: stop.signal }).then(
        (answer) => setCounted({ of: key, preview: answer }),
        (error: unknown) => (stop.signal.aborted ? undefined : setCounted({ of: key, error })),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key, preview, tries])
  const isCounting = key !== undefined && counted?.of !== key
  return {
    isCounting,
    preview: key === undefined ? undefined : counted?.preview,
    error: isCounting || key === undefined ? undefined : counted?.error,
    retry: () => {
      setCounted(undefined)
      setTries((count) => count + 1)
    },
  }
}
