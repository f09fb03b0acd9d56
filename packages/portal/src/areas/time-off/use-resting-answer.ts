import { useEffect, useState } from 'react'
import type { CallOptions } from '@portal/sdk'

/** Who drags over several days is told once they pause. */
const pauseMs = 300

interface Told<Answer> {
  readonly of: string
  readonly answer?: Answer
  readonly error?: unknown
}

/** What the service makes of something that nobody has sent, asked anew once it rests; an answer that is overtaken is given up. */
export function useRestingAnswer<Asked, Answer>(
  ask: (asked: Asked, options: CallOptions) => Promise<Answer>,
  asked: Asked | undefined,
) {
  const [told, setTold] = useState<Told<Answer>>()
  const [tries, setTries] = useState(0)
  const key = asked === undefined ? undefined : JSON.stringify(asked)
  useEffect(() => {
    if (key === undefined) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // The text was made of the input above: it is what an effect can compare.
      ask(JSON.parse(key) as Asked, { signal: stop.signal }).then(
        (answer) => setTold({ of: key, answer }),
        (error: unknown) => (stop.signal.aborted ? undefined : setTold({ of: key, error })),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key, ask, tries])
  const isAsking = key !== undefined && told?.of !== key
  return {
    isAsking,
    answer: key === undefined ? undefined : told?.answer,
    error: isAsking || key === undefined ? undefined : told?.error,
    retry: () => {
      setTold(undefined)
      setTries((count) => count + 1)
    },
  }
}
