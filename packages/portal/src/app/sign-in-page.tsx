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
 * The sign-in for people who begin there. It renders without the router, which loads meanwhile: `leave` starts the
 * portal at a path, and the router takes over.
 */
export function SignInPage({ leave }: { leave: (path: string) => Promise<void> }) {
  const { session } = usePortal()
  const { t } = useTranslation('session')
  const [isLeaving, setLeaving] = useState(false)
  usePageTitle(t('login.title'))
  const go = (path: string) => {
    setLeaving(true)
    // The browser's error page explains a failed load better than we could.
    leave(path).catch(() => window.location.assign(path))
  }
  // The guard of this URL redirects.
  const enter = useEffectEvent(() => go(window.location.pathname + window.location.search))
  useEffect(
    () =>
      session.subscribe(({ type }) => {
        // Also after a sign-in in another tab.
        if (type === 'started') enter()
      }),
    [session],
  )
  useEffect(() => {
    // The URL of this page changed through the history: the router knows the page.
    window.addEventListener('popstate', enter)
    // The URL may have changed before this page was mounted.
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
