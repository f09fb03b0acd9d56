import { useEffect } from 'react'
import { usePortal } from '@portal/sdk/react'
import { useFormat } from '#format/use-format.ts'
import { registerStands } from '#patterns/stands/stands-now.ts'

/** Provides the current state of a row after a conflict: state, when, by whom and why. */
export function useStands(): void {
  const portal = usePortal()
  const { dateTime } = useFormat()
  useEffect(
    () =>
      // Loaded on demand: conflicts are rare.
      registerStands(async (...row) =>
        (await import('./stands-parts.ts')).read((build) => portal.family(build), dateTime, ...row),
      ),
    [portal, dateTime],
  )
}
