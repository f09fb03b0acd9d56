import { useEffect } from 'react'
import { usePortal } from '@portal/sdk/react'
import { useFormat } from '#format/use-format.ts'
import { registerStands } from '#patterns/stands/stands-now.ts'

/** Tells the current state of a row after a conflict: state, when, by whom and why. */
export function useStands(): void {
  const portal = usePortal()
  const { dateTime } = useFormat()
  useEffect(
    () =>
      registerStands(async (family, id) => {
        // Loaded on demand: conflicts are rare.
        const { standsParts } = await import('./stands-parts.ts')
        const now = await standsParts[family]?.((build) => portal.family(build), id)
        if (now === undefined) return undefined
        const { state, last, version } = now
        const parts = [
          state,
          last?.at == null ? null : dateTime(last.at),
          last?.by?.displayName,
          last?.comment,
        ]
        return {
          text: parts.filter((part) => part != null && part !== '').join(' · '),
          ...(version === undefined ? {} : { version }),
        }
      }),
    [portal, dateTime],
  )
}
