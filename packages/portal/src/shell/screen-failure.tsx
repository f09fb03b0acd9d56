import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { isPortalError } from '@portal/sdk'
import { ErrorState, Page, useOnline } from '@portal/ui-kit'

const reasons = { ChunkLoadError: 'chunk', ScreenLoadTimeout: 'timeout' } as const

/** Stands in the place of a screen that failed; the frame around it goes on working. */
export function ScreenFailure() {
  const { t } = useTranslation('shell')
  const isOnline = useOnline()
  const error = useRouteError()
  const name = error instanceof Error ? error.name : ''
  const reason = name === 'ChunkLoadError' || name === 'ScreenLoadTimeout' ? reasons[name] : 'other'
  return (
    <Page>
      <ErrorState
        title={t('screenFailure.title')}
        detail={t(`screenFailure.${isOnline ? reason : 'offline'}`)}
        requestId={isPortalError(error) ? error.requestId : undefined}
        // A module that could not be read stays unreadable until the page is loaded anew.
        onRetry={() => window.location.reload()}
      />
    </Page>
  )
}
