import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { useProfileSettings } from '#shell/use-profile-settings.ts'
import { loginAddress } from './guards.ts'

/** The notice of an ended session stays this long (specification §9). */
const noticeMs = 10_000

/** Leads a person whose session has ended to the sign-in, with the notice of the specification §8 and the way back. */
export function SessionWatch() {
  const { t } = useTranslation('shell')
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const wasSignedIn = useRef(session !== undefined)
  useProfileSettings()

  const leave = useEffectEvent(() => {
    toast({ tone: 'danger', title: t('sessionEnded'), timeoutMs: noticeMs })
    void navigate(loginAddress(pathname + search))
  })

  useEffect(() => {
    if (wasSignedIn.current && !session) leave()
    wasSignedIn.current = session !== undefined
  }, [session])
  return null
}
