import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { usePortal } from '@portal/sdk/react'
import { storedPage } from '#patterns/lock/stored-page.ts'
import { LockForm } from '#patterns/lock/lock-form.tsx'
import { lock } from '#patterns/lock/lock-state.ts'
import { useLocked } from '#patterns/lock/use-locked.ts'

/** Locks the portal in all tabs when its URL is opened, and returns to the stored page (LOG-6). */
export function LockScreen() {
  const { session } = usePortal()
  const isLocked = useLocked()
  const [wasLocked, setWasLocked] = useState(false)
  useEffect(() => {
    if (session.current) lock(session.current)
  }, [session])
  if (isLocked && !wasLocked) setWasLocked(true)
  if (session.current === undefined) return <Navigate to="/pages/login" replace />
  return wasLocked && !isLocked ? <Navigate to={storedPage()} replace /> : <LockForm />
}
