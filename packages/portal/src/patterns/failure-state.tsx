import { useTranslation } from 'react-i18next'
import { isPortalError, messageOf } from '@portal/sdk'
import { EmptyState, ErrorState } from '@portal/ui-kit'
import { useStaleRights } from './refusals/use-stale-rights.ts'
import { usePermissionLabel } from './use-permission-label.ts'

/** Replaces content that could not be loaded: the reason, and what to do about it. */
export function FailureState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t, i18n } = useTranslation(['general', 'shell'])
  const labelOf = usePermissionLabel(isPortalError(error, 'permission') ? error.missing : [])
  useStaleRights(error)
  if (isPortalError(error, 'permission')) {
    return (
      <EmptyState kind="no-permission" title={t('failure.noPermission')}>
        {error.missing.length === 0
          ? undefined
          : t('failure.missing', { permissions: error.missing.map(labelOf).join(', ') })}
      </EmptyState>
    )
  }
  const requestId = isPortalError(error) ? error.requestId : undefined
  return (
    <ErrorState
      title={t('failure.title')}
      detail={
        isPortalError(error, 'connection')
          ? t('shell:screenFailure.offline')
          : messageOf(error, i18n.language)
      }
      requestId={requestId}
      onRetry={onRetry}
    />
  )
}
