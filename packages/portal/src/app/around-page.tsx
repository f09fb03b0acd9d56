import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KitProvider } from '@portal/ui-kit'
import { MaintenanceWatch } from '#shell/maintenance/maintenance-watch.tsx'
import { useShownSettings } from '#shell/use-shown-settings.ts'
import './root.css.ts'

interface AroundPageProps {
  /** Goes to a path of the portal without loading the page. */
  readonly navigate: (path: string) => void
  /** The address of a path, where a router knows it. */
  readonly useHref?: (path: string) => string
  readonly children: ReactNode
}

/** What is around every page, with a session or without: the kit in the language chosen, the theme, and maintenance. */
export function AroundPage({ navigate, useHref, children }: AroundPageProps) {
  const { i18n } = useTranslation()
  useShownSettings()
  return (
    <KitProvider locale={i18n.language} navigate={navigate} useHref={useHref}>
      <MaintenanceWatch navigate={navigate} />
      {children}
    </KitProvider>
  )
}
