import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EndReason } from '@portal/sdk'
import { usePortal, useSession } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { leaveView } from '#patterns/view-as/view-tab.ts'
import { loginAddress } from './guards.ts'
import { loginPath } from './login-path.ts'

/** The notice of an ended session stays this long (specification §9). */
const noticeMs = 10_000

/**
 * Leads a person whose session has ended to the sign-in, with the notice of the specification §8 and the way back; and from
 * the sign-in, whoever has a session again, be it by another tab.
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
    // Another sign-in took the place of this one: somebody is signed in.
    if (reason === 'replaced') return
    // A view is no session of one's own: after it one is who one was.
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
    // The guard of this very page leads somebody signed in to where they wanted to go.
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
 * What was locked is closed now: who signs in says the password. Who has signed out leaves nothing behind of what they
 * wrote and where they were; who was signed out finds it again (SHE-4).
 */
async function tidyUp(signedOut: string | undefined): Promise<void> {
  const { unlock } = await import('#patterns/lock/lock-state.ts')
  unlock()
  if (signedOut === undefined) return
  const [{ drafts }, { forgetPage }] = await Promise.all([
    import('#patterns/drafts/drafts.ts'),
    import('#patterns/lock/kept-page.ts'),
  ])
  forgetPage()
  await drafts.forget(signedOut)
}
