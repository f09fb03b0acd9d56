import { useTranslation } from 'react-i18next'
import { Outlet, useHref, useNavigate } from 'react-router-dom'
import { KitProvider } from '@portal/ui-kit'
import { IdentityWatch } from '#patterns/confirm-identity/identity-watch.tsx'
import { MaintenanceWatch } from '#shell/maintenance/maintenance-watch.tsx'
import { NavigationOverlay } from '#shell/navigation-overlay.tsx'
import { useDocumentTitle } from '#shell/use-document-title.ts'
import { useShownSettings } from '#shell/use-shown-settings.ts'
import './root.css.ts'
import { SessionWatch } from './session-watch.tsx'

/** What is on every page: the kit with its language and router, the theme, and the watch over the session. */
export function Root() {
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  useShownSettings()
  useDocumentTitle()
  return (
    <KitProvider locale={i18n.language} navigate={(path) => void navigate(path)} useHref={useHref}>
      <SessionWatch />
      <MaintenanceWatch />
      <IdentityWatch />
      <NavigationOverlay>
        <Outlet />
      </NavigationOverlay>
    </KitProvider>
  )
}
