import { useTranslation } from 'react-i18next'
import { TextField } from '@portal/ui-kit'

/** The code of the second factor, or a recovery code. */
export function OneTimeCodeField() {
  const { t } = useTranslation('account')
  return (
    <TextField
      name="code"
      label={t('code.label')}
      description={t('code.help')}
      autoComplete="one-time-code"
      spellCheck="false"
      maxLength={40}
      isRequired
      autoFocus
    />
  )
}
