import { useTranslation } from 'react-i18next'
import { useFormAction, type FormAction, type FormValues } from '@portal/ui-kit'
import { withIdentity } from './confirm-identity/identity.ts'
import { formErrorsOf } from './form-errors.tsx'

interface FormOptions<Result> {
  /** Sends what the form says; what it rejects with is shown at the fields. */
  action: (values: FormValues) => Promise<Result>
  onDone: (result: Result) => void
}

/** Sends a form: the password is said again where the server wants it, and a refusal stands in words at its fields. */
export function useForm<Result>({ action, onDone }: FormOptions<Result>): FormAction {
  const { i18n } = useTranslation()
  return useFormAction({
    action: (values) => withIdentity(() => action(values)),
    explain: (error) => formErrorsOf(error, i18n.language),
    onDone,
  })
}
