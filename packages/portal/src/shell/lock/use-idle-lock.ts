import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { usePortal, useSession } from '@portal/sdk/react'
import { lock } from '#patterns/lock/lock-state.ts'
import { lockAfterAtom } from '#shell/settings.ts'
import { isIdle } from './idle.ts'

const place = 'portal.actedAt'
const lookEveryMs = 5000
const writeEveryMs = 2000
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Locks the portal after the person's chosen time without activity in any tab. */
export function useIdleLock(): void {
  const { session } = usePortal()
  const isSignedIn = useSession() !== undefined
  const afterMinutes = useAtomValue(lockAfterAtom)
  useEffect(() => {
    if (!isSignedIn || afterMinutes === null) return undefined
    let actedAt = Date.now()
    const note = () => {
      const now = Date.now()
      if (now - actedAt < writeEveryMs) return
      actedAt = now
      localStorage.setItem(place, String(now))
    }
    const look = () => {
      const elsewhere = Number(localStorage.getItem(place) ?? 0)
      const { current } = session
      if (current && isIdle(Math.max(actedAt, elsewhere), afterMinutes, Date.now())) lock(current)
    }
    const timer = window.setInterval(look, lookEveryMs)
    for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true })
    return () => {
      window.clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true })
    }
  }, [session, isSignedIn, afterMinutes])
}
