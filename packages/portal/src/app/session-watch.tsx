import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EndReason } from '@portal/sdk'
import { usePortal } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { useProfileSettings } from '#shell/use-profile-settings.ts'
import { loginAddress, loginPath } from './guards.ts'

/** The notice of an ended session stays this long (specification §9). */
const noticeMs = 10_000

/** Leads a person whose session has ended to the sign-in, with the notice of the specification §8 and the way back. */
export function SessionWatch() {
  const { t } = useTranslation('shell')
  const { session } = usePortal()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useProfileSettings()

  const leave = useEffectEvent((reason: EndReason) => {
    // Another sign-in took the place of this one: somebody is signed in.
    if (reason === 'replaced') return
    const isOwnWish = reason === 'logout'
    if (!isOwnWish) toast({ tone: 'danger', title: t('sessionEnded'), timeoutMs: noticeMs })
    void navigate(isOwnWish ? loginPath : loginAddress(pathname + search))
  })

  useEffect(
    () =>
      session.subscribe((event) => {
        if (event.type === 'ended') leave(event.reason)
      }),
    [session],
  )
  return null
}
