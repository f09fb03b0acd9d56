import { useEffect, useState } from 'react'
import type { CallOptions } from '@portal/sdk'

/** Counts once a person pauses who drags over days, or types. */
const pauseMs = 300

interface Answered<Counted> {
  readonly of: string
  readonly preview?: Counted
  readonly error?: unknown
}

/** What is known of what a choice comes to. */
export interface Counting<Counted> {
  readonly isCounting: boolean
  readonly preview: Counted | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** What a choice comes to, counted anew once it rests; a count that is overtaken is given up. */
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
      // The text was made of the input above: it is what an effect can compare.
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
