import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePortal } from '@portal/sdk/react'
import { LoginScreen } from '#areas/session/login-screen.tsx'
import { PublicPage } from '#shell/public-page.tsx'
import { usePageTitle } from '#shell/use-page-title.ts'
import { AroundPage } from './around-page.tsx'
import { loginPath } from './login-path.ts'
import { StartingPage } from './starting-page.tsx'

/**
 * The sign-in of whoever begins with it. It stands without the router and all that comes with it, which load meanwhile:
 * `leave` opens the portal at a path, which goes on from there.
 */
export function SignInPage({ leave }: { leave: (path: string) => Promise<void> }) {
  const { session } = usePortal()
  const { t } = useTranslation('session')
  const [isLeaving, setLeaving] = useState(false)
  usePageTitle(t('login.title'))
  const go = (path: string) => {
    setLeaving(true)
    // The browser explains a failed load better than a message of ours would.
    leave(path).catch(() => window.location.assign(path))
  }
  // The guard of this very address leads on from it.
  const enter = useEffectEvent(() => go(window.location.pathname + window.location.search))
  useEffect(
    () =>
      session.subscribe(({ type }) => {
        // Also of a sign-in in another tab.
        if (type === 'started') enter()
      }),
    [session],
  )
  useEffect(() => {
    // Another address of this page in the history: the router knows what stands there.
    window.addEventListener('popstate', enter)
    // Somebody may have gone there before this page stood.
    const late = window.setTimeout(() => (window.location.pathname === loginPath ? undefined : enter()))
    return () => {
      window.clearTimeout(late)
      window.removeEventListener('popstate', enter)
    }
  }, [])
  return (
    <AroundPage navigate={go}>
      <PublicPage>
        <LoginScreen />
      </PublicPage>
      {isLeaving ? <StartingPage /> : null}
    </AroundPage>
  )
}
