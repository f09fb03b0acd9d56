import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { isPortalError } from '@portal/sdk'
import { ErrorState, Page, useOnline } from '@portal/ui-kit'

const reasons = { ChunkLoadError: 'chunk', ScreenLoadTimeout: 'timeout' } as const

/** Replaces a failed screen; the frame around it keeps working. */
export function ScreenFailure() {
  const { t } = useTranslation('shell')
  const isOnline = useOnline()
  const error = useRouteError()
  const name = error instanceof Error ? error.name : ''
  useReloadOnReturn(isOnline)
  const reason = name === 'ChunkLoadError' || name === 'ScreenLoadTimeout' ? reasons[name] : 'other'
  return (
    <Page>
      <ErrorState
        title={t('screenFailure.title')}
        detail={t(`screenFailure.${isOnline ? reason : 'offline'}`)}
        requestId={isPortalError(error) ? error.requestId : undefined}
        // A module that failed to load stays failed until the page is reloaded.
        onRetry={() => window.location.reload()}
      />
    </Page>
  )
}

/** Retry automatically when the network is back. */
function useReloadOnReturn(isOnline: boolean): void {
  const wasAway = useRef(false)
  useEffect(() => {
    if (isOnline && wasAway.current) window.location.reload()
    wasAway.current = !isOnline
  }, [isOnline])
}
