import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { decide } from '@portal/permissions'
import { useSession } from '@portal/sdk/react'
import type { Screen } from '#patterns/screen.ts'
import type { UseWaiting } from '#patterns/waiting/waiting.ts'
import { waitingCountsAtom } from './waiting-counts-atom.ts'

/** Asks what waits on the screens that the person may open, for the menu. Unseen. */
export function WaitingCounts({ screens }: { screens: readonly Screen[] }) {
  const permissions = useSession()?.userData.accessPermissions ?? []
  return screens
    .filter(({ path, waiting }) => waiting !== undefined && decide({ permissions }, path).kind === 'allow')
    .map((screen) => <CountOf key={screen.path} screen={screen} />)
}

function CountOf({ screen: { path, waiting } }: { screen: Screen }) {
  const [Counter, setCounter] = useState<ComponentType<CounterProps>>()
  const setCounts = useSetAtom(waitingCountsAtom)
  useEffect(() => {
    // A menu without a number is a menu still.
    waiting?.().then(
      (useWaiting) => setCounter(() => counterOf(useWaiting)),
      () => undefined,
    )
  }, [waiting])
  useEffect(() => () => setCounts((counts) => ({ ...counts, [path]: undefined })), [path, setCounts])
  const tell = (count: number | undefined) => setCounts((counts) => ({ ...counts, [path]: count }))
  return Counter === undefined ? null : <Counter onCount={tell} />
}

interface CounterProps {
  onCount: (count: number | undefined) => void
}

function counterOf(useWaiting: UseWaiting): ComponentType<CounterProps> {
  return function Counter({ onCount }: CounterProps) {
    const count = useWaiting()
    const tell = useEffectEvent(onCount)
    useEffect(() => tell(count), [count])
    return null
  }
}
