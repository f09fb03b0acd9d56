import { maintenance } from '@portal/sdk/main'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Maintenance } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { waitBefore } from './maintenance.ts'

/** The state of the maintenance; `unknown` without an answer. */
export interface MaintenanceNews {
  readonly state: Maintenance | 'unknown' | undefined
  readonly isChecking: boolean
  readonly check: () => void
}

/** Checks whether the maintenance is over: at once, then with backoff, and whenever the person returns to the tab. */
export function useMaintenance(): MaintenanceNews {
  const { show } = useFamily(maintenance)
  const [state, setState] = useState<MaintenanceNews['state']>()
  const [asked, setAsked] = useState(0)
  const [isChecking, setChecking] = useState(true)
  const [nextAt, setNextAt] = useState<number>()

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    setChecking(true)
    const news = await show({ signal, maxRetries: 0 }).safe()
    if (signal.aborted) return
    setState(news.ok ? news.data : 'unknown')
    setChecking(false)
    setNextAt(Date.now() + waitBefore(asked))
  })

  useEffect(() => {
    const abort = new AbortController()
    void ask(abort.signal)
    return () => abort.abort()
  }, [asked])

  const check = () => setAsked((count) => count + 1)
  useEffect(() => {
    if (nextAt === undefined) return
    const timer = setTimeout(() => setAsked((count) => count + 1), Math.max(0, nextAt - Date.now()))
    return () => clearTimeout(timer)
  }, [nextAt])
  useEffect(() => {
    const again = () => {
      if (!document.hidden) setAsked((count) => count + 1)
    }
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [])
  return { state, isChecking, check }
}
