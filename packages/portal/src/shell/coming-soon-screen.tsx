import { useTranslation } from 'react-i18next'
import { EmptyState, LinkButton } from '@portal/ui-kit'

/** A placeholder for a screen that is announced but not built. */
export function ComingSoonScreen() {
  const { t } = useTranslation('frame')
  return (
    <EmptyState
      icon="sparkles"
      title={<h1>{t('pages.comingSoonTitle')}</h1>}
      action={
        <LinkButton href="/" tone="primary">
          {t('pages.goHome')}
        </LinkButton>
      }
    >
      {t('pages.comingSoonText')}
    </EmptyState>
  )
}
