import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KitProvider } from '@portal/ui-kit'
import { MaintenanceWatch } from '#shell/maintenance/maintenance-watch.tsx'
import { useShownSettings } from '#shell/use-shown-settings.ts'
import './root.css.ts'

interface AroundPageProps {
  /** Navigates without reloading the page. */
  readonly navigate: (path: string) => void
  readonly children: ReactNode
}

/**
 * The providers around every page, with or without a session: the kit in the chosen language, the theme, and
 * maintenance.
 */
export function AroundPage({ navigate, children }: AroundPageProps) {
  const { i18n } = useTranslation()
  useShownSettings()
  return (
    <KitProvider locale={i18n.language} navigate={navigate}>
      <MaintenanceWatch navigate={navigate} />
      {children}
    </KitProvider>
  )
}
