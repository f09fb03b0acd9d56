import { useEffect, useState } from 'react'
import type { VacationPreview, VacationPreviewInput } from '@portal/sdk'
import { vacationRequests } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'

/** Who drags over several days is told once they pause. */
const pauseMs = 300

interface Told {
  readonly of: string
  readonly preview?: VacationPreview
  readonly error?: unknown
}

/** What a request would come to, counted anew once the choice rests; a count that is overtaken is given up. */
export function useVacationPreview(asked: VacationPreviewInput | undefined) {
  const { preview } = useFamily(vacationRequests)
  const [told, setTold] = useState<Told>()
  const [tries, setTries] = useState(0)
  const key = asked === undefined ? undefined : JSON.stringify(asked)
  useEffect(() => {
    if (key === undefined) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // The text was made of the input above: it is what an effect can compare.
      preview(JSON.parse(key) as VacationPreviewInput, { signal: stop.signal }).then(
        (answer) => setTold({ of: key, preview: answer }),
        (error: unknown) => (stop.signal.aborted ? undefined : setTold({ of: key, error })),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key, preview, tries])
  const isCounting = key !== undefined && told?.of !== key
  return {
    isCounting,
    preview: key === undefined ? undefined : told?.preview,
    error: isCounting || key === undefined ? undefined : told?.error,
    retry: () => {
      setTold(undefined)
      setTries((count) => count + 1)
    },
  }
}
