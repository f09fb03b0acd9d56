import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigation } from 'react-router-dom'
import { LoadingOverlay } from '@portal/ui-kit'

/** Covers the page while the next one loads (specification §2). */
export function NavigationOverlay({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  // Changes of filters or page are handled by the table, which keeps its rows meanwhile.
  const isLeaving = state === 'loading' && location.pathname !== pathname
  return (
    <LoadingOverlay isLoading={isLeaving} isFullScreen label={t('loading')}>
      {children}
    </LoadingOverlay>
  )
}
