import { useEffect, useState } from 'react'
import { events } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'

/** The heartbeat comes every 24 s: after this time without one the stream counts as lost. */
const lostMs = 40_000

const ignore = () => undefined

/** Calls back with each heartbeat of the event stream, also in a background tab. */
export function useOnPulse(onPulse: () => void, isWanted = true): void {
  const { subscribe } = useFamily(events)
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    subscribe(ignore, { signal: leaving.signal, onPulse })
    return () => leaving.abort()
  }, [subscribe, onPulse, isWanted])
}

/** Whether the event stream is connected: then a component need not poll. */
export function useIsConnected(): boolean {
  const { subscribe } = useFamily(events)
  const [isConnected, setConnected] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    let lost: ReturnType<typeof setTimeout> | undefined
    const onPulse = () => {
      if (leaving.signal.aborted) return
      clearTimeout(lost)
      lost = setTimeout(() => setConnected(false), lostMs)
      setConnected(true)
    }
    subscribe(ignore, { signal: leaving.signal, onPulse })
    return () => {
      leaving.abort()
      clearTimeout(lost)
    }
  }, [subscribe])
  return isConnected
}
