import { useTranslation } from 'react-i18next'
import { Card, LinkButton } from '@portal/ui-kit'

/** A link to one's security questions. */
export function QuestionsCard() {
  const { t } = useTranslation('profile')
  return (
    <Card title={t('questions.title')} description={t('questions.text')}>
      <LinkButton href="/pages/security-questions" icon="lock">
        {t('questions.choose')}
      </LinkButton>
    </Card>
  )
}
