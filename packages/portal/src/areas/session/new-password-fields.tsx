import { useTranslation } from 'react-i18next'
import { PasswordField } from '@portal/ui-kit'

/** A new password, typed twice. The only stated requirement is its length. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useTranslation('account')
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        description={t('password.help')}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField
        name="confirmPassword"
        label={t('password.repeat')}
        autoComplete="new-password"
        isRequired
      />
    </>
  )
}
