import { useTranslation } from 'react-i18next'
import { EmptyState, LinkButton } from '@portal/ui-kit'

/** Where a failure leads that leaves nothing to show. */
export function ServerErrorScreen() {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      icon="danger"
      title={<h1>{t('pages.serverError.title')}</h1>}
      action={
        <LinkButton href="/" tone="primary">
          {t('pages.goHome')}
        </LinkButton>
      }
    >
      {t('pages.serverError.text')}
    </EmptyState>
  )
}
