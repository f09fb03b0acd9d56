import { useTranslation } from 'react-i18next'
import { isPortalError } from '@portal/sdk'
import { formErrorsOf, type FormErrors } from '#patterns/form-errors.tsx'
import { useLoginFailure } from './login-failure.ts'

/** The message of a refused recovery form: at its fields, or a message of the sign-in. */
export function useRecoveryFailure(): (error: unknown) => FormErrors {
  const { i18n } = useTranslation('recovery')
  const failureOf = useLoginFailure()
  return (error) => {
    if (isPortalError(error, 'validation')) return formErrorsOf(error, i18n.language)
    const formError = failureOf(error)
    return formError === undefined ? {} : { formError }
  }
}

/** Whether the server no longer knows the ticket. */
export const isTicketOver = (error: unknown): boolean => isPortalError(error, 'authentication')
