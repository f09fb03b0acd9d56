import { useTranslation } from 'react-i18next'
import { LoadingOverlay } from '@portal/ui-kit'

/** Shown while the first screen loads. */
export function StartingPage() {
  const { t } = useTranslation('shell')
  return <LoadingOverlay isLoading isFullScreen label={t('loading')} />
}
