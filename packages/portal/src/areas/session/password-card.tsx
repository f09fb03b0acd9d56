import { useTranslation } from 'react-i18next'
import { Card, LinkButton } from '@portal/ui-kit'

/** A link to change the password. */
export function PasswordCard() {
  const { t } = useTranslation('profile')
  return (
    <Card title={t('password.title')} description={t('password.text')}>
      <LinkButton href="/pages/change-password" icon="key">
        {t('password.change')}
      </LinkButton>
    </Card>
  )
}
