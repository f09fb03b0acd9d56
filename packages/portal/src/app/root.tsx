import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useNavigate } from 'react-router-dom'
import { IdentityWatch } from '#patterns/confirm-identity/identity-watch.tsx'
import { NavigationOverlay } from '#shell/navigation-overlay.tsx'
import { useCurrentScreen } from '#shell/use-current-screen.ts'
import { usePageTitle } from '#shell/use-page-title.ts'
import { AroundPage } from './around-page.tsx'
import { SessionWatch } from './session-watch.tsx'

/** The parts of every routed page: the providers around it, and the session watch. */
export function Root() {
  const navigate = useNavigate()
  // The same function for every page: another one would render all links again.
  const go = useCallback((path: string) => void navigate(path), [navigate])
  const { t } = useTranslation('menu')
  const screen = useCurrentScreen()
  usePageTitle(screen && t(`screens.${screen.title}`))
  return (
    <AroundPage navigate={go}>
      <SessionWatch />
      <IdentityWatch />
      <NavigationOverlay>
        <Outlet />
      </NavigationOverlay>
    </AroundPage>
  )
}
