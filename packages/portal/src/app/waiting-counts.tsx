import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { decide } from '@portal/permissions'
import { useSession } from '@portal/sdk/react'
import type { UseWaiting } from '#patterns/waiting/waiting.ts'
import { waitingCountsAtom } from '#shell/waiting-counts-atom.ts'
import * as waiting from './generated/waiting.ts'

/** Every count of the menu, by the path of its screen: each `<screen>.waiting.ts` brings its own. */
const counted = Object.values<Readonly<Record<string, UseWaiting>>>(waiting).flatMap((of) =>
  Object.entries(of),
)

const counters = counted.map(([path, useWaiting]) => ({
  path,
  Counter: counterOf(path, useWaiting),
}))

/** Asks what waits on the screens that the person may open, and tells the menu. Unseen. */
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
      // Who may not see the screen any more, or is not here, reads no number of before.
      return () => setCounts((counts) => ({ ...counts, [path]: undefined }))
    }, [count, setCounts])
    return null
  }
}
