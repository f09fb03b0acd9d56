import { useTranslation } from 'react-i18next'
import { isPortalError } from '@portal/sdk'
import type { FormValues } from '@portal/ui-kit'
import { formErrorsOf, type FormErrors } from '#patterns/form-errors.tsx'
import { rawTextOf } from '#patterns/form-values.ts'

class PasswordMismatch extends Error {}

/** The new password of a form; it must be typed twice (specification §5). */
export function newPasswordOf({ password, confirmPassword }: FormValues): string {
  const chosen = rawTextOf(password)
  if (chosen !== rawTextOf(confirmPassword)) throw new PasswordMismatch()
  return chosen
}

const faults = { too_short: 'short', too_long: 'long', inclusion: 'known' } as const

/** Why a new password was refused, in messages about passwords. */
export function useNewPasswordRefusal(): (error: unknown) => FormErrors {
  const { t, i18n } = useTranslation('account')
  return (error) => {
    if (error instanceof PasswordMismatch) {
      return { validationErrors: { confirmPassword: [t('password.mismatch')] } }
    }
    const refused = formErrorsOf(error, i18n.language)
    const code = isPortalError(error, 'validation') ? error.fields.password?.[0]?.code : undefined
    if (!isFault(code)) return refused
    return {
      validationErrors: { ...refused.validationErrors, password: [t(`password.${faults[code]}`)] },
    }
  }
}

function isFault(code: string | undefined): code is keyof typeof faults {
  return code !== undefined && code in faults
}
