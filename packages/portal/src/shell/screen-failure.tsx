import { useEffect, useRef } from 'react'
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
  useReloadOnReturn(isOnline)
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

/** Nobody has to press anything when the network is back: what was missing is asked for by itself. */
function useReloadOnReturn(isOnline: boolean): void {
  const wasAway = useRef(false)
  useEffect(() => {
    if (isOnline && wasAway.current) window.location.reload()
    wasAway.current = !isOnline
  }, [isOnline])
}
