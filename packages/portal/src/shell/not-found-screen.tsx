import { useTranslation } from 'react-i18next'
import { EmptyState, LinkButton } from '@portal/ui-kit'

/** Any unknown path leads here (specification §2). */
export function NotFoundScreen() {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      kind="none-match"
      title={<h1>{t('pages.notFound.title')}</h1>}
      action={
        <LinkButton href="/" tone="primary">
          {t('pages.goHome')}
        </LinkButton>
      }
    >
      {t('pages.notFound.text')}
    </EmptyState>
  )
}
