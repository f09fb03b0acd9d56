import { useEffect } from 'react'
import { usePortal } from '@portal/sdk/react'
import { useFormat } from '#format/use-format.ts'
import { registerCurrentStates } from '#patterns/current-state/current-state.ts'

/** Provides the current state of a row after a conflict: state, when, by whom and why. */
export function useCurrentStates(): void {
  const portal = usePortal()
  const { dateTime } = useFormat()
  useEffect(
    () =>
      // Loaded on demand: conflicts are rare.
      registerCurrentStates(async (...row) =>
        (await import('./current-states.ts')).read((build) => portal.family(build), dateTime, ...row),
      ),
    [portal, dateTime],
  )
}
