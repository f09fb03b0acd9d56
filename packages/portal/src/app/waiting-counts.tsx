import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { decide } from '@portal/permissions'
import { useSession } from '@portal/sdk/react'
import type { UseWaiting } from '#patterns/waiting/waiting.ts'
import { waitingCountsAtom } from '#shell/waiting-counts-atom.ts'
import * as waiting from './generated/waiting.ts'

/** The counts in the menu, by path of the screen: each `<screen>.waiting.ts` contributes one. */
const counted = Object.values<Readonly<Record<string, UseWaiting>>>(waiting).flatMap((of) =>
  Object.entries(of),
)

const counters = counted.map(([path, useWaiting]) => ({
  path,
  Counter: counterOf(path, useWaiting),
}))

/** Queries the counts of the accessible screens and stores them for the menu. Renders nothing. */
export function WaitingCounts() {
  const permissions = useSession()?.userData.accessPermissions ?? []
  return counters
    .filter(({ path }) => decide({ permissions }, path).kind === 'allow')
    .map(({ path, Counter }) => <Counter key={path} />)
}

function counterOf(path: string, useWaiting: UseWaiting) {
  return function Counter() {
    const { count } = useWaiting()
    const setCounts = useSetAtom(waitingCountsAtom)
    useEffect(() => {
      setCounts((counts) => ({ ...counts, [path]: count }))
      // Clear the count when the person may no longer see the screen, or has signed out.
      return () => setCounts((counts) => ({ ...counts, [path]: undefined }))
    }, [count, setCounts])
    return null
  }
}
