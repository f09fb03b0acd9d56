import { useTranslation } from 'react-i18next'
import { isPortalError } from '@portal/sdk'
import { Button, Icon, type IconId, Inline } from '@portal/ui-kit'
import { useStaleRights } from '../refusals/use-stale-rights.ts'

interface SmallFailureProps {
  error: unknown
  /** What failed, for screen readers that only announce the button. */
  name: string
  onRetry: () => void
}

/** Replaces a failed card: the reason, and a retry button unless it was refused. */
export function SmallFailure({ error, name, onRetry }: SmallFailureProps) {
  const { t } = useTranslation(['dashboard', 'general'])
  const { icon, text, isFinal } = useFailureWords(error)
  return (
    <div role="status">
      <Inline space="sm" justify="center">
        <Icon id={icon} size="sm" />
        <span>{text}</span>
        {isFinal ? null : (
          <Button tone="quiet" size="sm" icon="refresh" aria-label={t('retry', { name })} onPress={onRetry}>
            {t('general:actions.retry')}
          </Button>
        )}
      </Inline>
    </div>
  )
}

/** A short message, and whether a retry is useless. */
export function useFailureWords(error: unknown): { icon: IconId; text: string; isFinal: boolean } {
  const { t } = useTranslation(['general', 'dashboard'])
  useStaleRights(error)
  if (isPortalError(error, 'permission'))
    return { icon: 'lock', text: t('general:failure.noPermission'), isFinal: true }
  if (isPortalError(error, 'connection'))
    return { icon: 'offline', text: t('dashboard:offline'), isFinal: false }
  return { icon: 'warning', text: t('general:failure.title'), isFinal: false }
}
