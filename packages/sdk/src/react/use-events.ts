import { useEffect } from 'react'
import type { LiveEvent } from '#live/live-event.ts'
import type { Kernel } from '#kernel/kernel.ts'
import { refreshAnswers } from './answers.ts'
import { familyOf } from './cache-key.ts'
import { usePortal } from './portal-provider.tsx'
import { spaced } from './spaced.ts'

/** In a full centre something of a family changes many times a second; nobody reads that fast. */
const everyMs = 1000

/** What tells of events: the family `events`. */
export interface EventSource {
  /** Calls back until the signal fires. */
  readonly subscribe: (
    listener: (event: LiveEvent) => void,
    options: { readonly signal: AbortSignal },
  ) => void
}

/**
 * Keeps what is shown true while the component is there: data of a family are asked again when the server says that
 * something of it changed, in whatever tab, device or process: at once, and then at most once a second for each family,
 * never before the answer to the last time is there. Once, in the frame of the app.
 *
 * @example
 * useEvents(events)
 */
export function useEvents(build: (kernel: Kernel) => EventSource): void {
  const portal = usePortal()
  useEffect(() => {
    const leaving = new AbortController()
    const refresh = spaced<string | undefined>(
      (family) => refreshAnswers(portal, family === undefined ? undefined : [family]),
      { everyMs, signal: leaving.signal },
    )
    portal.family(build).subscribe(
      ({ type }) => {
        // What the person may do has changed: the session says what it is now, to everybody who shows it.
        if (type === 'session.changed') void portal.session.show().safe()
        else refresh(type === 'reset' ? undefined : familyOf(type))
      },
      { signal: leaving.signal },
    )
    return () => leaving.abort()
  }, [build, portal])
}
