import { useEffect } from 'react'
import type { LiveEvent } from '#live/live-event.ts'
import type { Kernel } from '#kernel/kernel.ts'
import { refreshAnswers } from './answers.ts'
import { familyOf } from './cache-key.ts'
import { usePortal } from './portal-provider.tsx'
import { spaced } from './spaced.ts'

/** In a large centre a family changes many times a second; nobody reads that fast. */
const everyMs = 1000

/** A source of events: the family `events`. */
export interface EventSource {
  /** Calls back until the signal fires. */
  readonly subscribe: (
    listener: (event: LiveEvent) => void,
    options: { readonly signal: AbortSignal },
  ) => void
}

/**
 * Revalidates the data of a family when the server reports a change in it, from any tab, device or process. The first
 * time at once, then at most once a second per family, and never before the previous answer has arrived. Use it once,
 * in the frame of the app.
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
        // The person's permissions have changed: update the session for all components that show it.
        if (type === 'session.changed') void portal.session.show().safe()
        else refresh(type === 'reset' ? undefined : familyOf(type))
      },
      { signal: leaving.signal },
    )
    return () => leaving.abort()
  }, [build, portal])
}
