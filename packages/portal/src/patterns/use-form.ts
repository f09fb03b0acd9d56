import { useTranslation } from 'react-i18next'
import { useFormAction, type FormAction, type FormValues } from '@portal/ui-kit'
import { withIdentity } from './confirm-identity/identity.ts'
import { formErrorsOf } from './form-errors.tsx'

interface FormOptions<Result> {
  /** Sends the form; a rejection is shown at the fields. */
  action: (values: FormValues) => Promise<Result>
  onDone: (result: Result) => void
}

/** Submits a form: confirms the password where the server requires it, and shows errors at the fields. */
export function useForm<Result>({ action, onDone }: FormOptions<Result>): FormAction {
  const { i18n } = useTranslation()
  return useFormAction({
    action: (values) => withIdentity(() => action(values)),
    explain: (error) => formErrorsOf(error, i18n.language),
    onDone,
  })
}
