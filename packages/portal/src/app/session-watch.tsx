import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EndReason } from '@portal/sdk'
import { usePortal, useSession } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { leaveView } from '#patterns/view-as/view-tab.ts'
import { loginAddress } from './guards.ts'
import { loginPath } from './login-path.ts'

/** How long the notice of an ended session stays (specification §9). */
const noticeMs = 10_000

/**
 * Redirects to the sign-in when the session ends, with the notice of specification §8 and the way back; and away from
 * it once there is a session again, for instance through another tab.
 */
export function SessionWatch() {
  const { t } = useTranslation('shell')
  const { session } = usePortal()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const current = useSession()
  const uid = current?.userData.uid
  const isView = current?.kind === 'view'
  const lastUid = useRef(uid)
  const wasView = useRef(isView)

  const leave = useEffectEvent((reason: EndReason) => {
    // Another sign-in replaced this one: somebody is signed in.
    if (reason === 'replaced') return
    // A view is not one's own session: afterwards one is oneself again.
    if (wasView.current) {
      leaveView()
      return
    }
    const isOwnWish = reason === 'logout'
    void tidyUp(isOwnWish ? lastUid.current : undefined)
    if (!isOwnWish) toast({ tone: 'danger', title: t('sessionEnded'), timeoutMs: noticeMs })
    void navigate(isOwnWish ? loginPath : loginAddress(pathname + search))
  })

  const enter = useEffectEvent(() => {
    // The guard of the sign-in page redirects signed-in people to their target.
    if (pathname === loginPath) void navigate(loginPath + search, { replace: true })
  })

  useEffect(() => {
    if (uid === undefined) return
    lastUid.current = uid
    wasView.current = isView
  }, [uid, isView])

  useEffect(
    () =>
      session.subscribe((event) => {
        if (event.type === 'ended') leave(event.reason)
        if (event.type === 'started') enter()
      }),
    [session],
  )
  return null
}

/**
 * Clears the lock: signing in asks for the password anyway. Signing out deletes drafts and the last page; after an
 * expired session they are still there (SHE-4).
 */
async function tidyUp(signedOut: string | undefined): Promise<void> {
  const { unlock } = await import('#patterns/lock/lock-state.ts')
  unlock()
  if (signedOut === undefined) return
  const [{ drafts }, { forgetPage }] = await Promise.all([
    import('#patterns/drafts/drafts.ts'),
    import('#patterns/lock/stored-page.ts'),
  ])
  forgetPage()
  await drafts.forget(signedOut)
}
