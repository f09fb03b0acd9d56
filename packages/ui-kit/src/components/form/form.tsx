import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { Alert } from '#components/alert/alert.tsx'
import { createFormErrors, FormErrorsContext, type FormErrors } from '#private/field/form-errors.ts'
import { useWords } from '#words/use-words.ts'
import { ErrorSummary } from './error-summary.tsx'
import { firstFieldWithError, orphanErrors } from './fields.ts'
import * as css from './form.css.ts'
import { readForm, type FormValues } from './read-form.ts'

/** Errors by the path of their field, as the server gave them. */
export type ValidationErrors = Record<string, string | string[]>

/** A form and what happens when it is sent. */
export interface FormProps {
  /** Called with the values when the rules of all fields hold. The page is not loaded anew. */
  onSubmit?: ((values: FormValues, form: HTMLFormElement) => void) | undefined
  /** What the server refused. A new object moves the focus to the first field named in it. */
  validationErrors?: ValidationErrors | undefined
  /** What went wrong with the form as a whole. */
  formError?: ReactNode
  /** Leaves the list of errors above the fields out; for forms of one or two fields. */
  hideSummary?: boolean | undefined
  autoComplete?: 'on' | 'off'
  id?: string
  'aria-label'?: string
  children: ReactNode
}

/**
 * A form whose errors appear at their fields and, when there are several, in a list above. Editing a field takes
 * its server error away. Native rules speak the kit's language.
 */
export function Form({
  onSubmit,
  validationErrors,
  formError,
  hideSummary = false,
  children,
  ...attributes
}: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [errors] = useState(createFormErrors)
  const announcement = useServerErrors(form, errors, validationErrors)
  const send = (event: { preventDefault: () => void; currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    onSubmit?.(readForm(event.currentTarget), event.currentTarget)
  }
  return (
    <FormErrorsContext value={errors}>
      <AriaForm
        {...attributes}
        ref={form}
        className={css.root}
        onSubmit={send}
        {...(validationErrors === undefined ? {} : { validationErrors })}
      >
        {formError === undefined || formError === null ? null : <Alert tone="danger">{formError}</Alert>}
        <ErrorSummary errors={errors} form={form} isHidden={hideSummary} />
        {children}
        <span role="status" aria-live="assertive" className={css.announcement}>
          {announcement}
        </span>
      </AriaForm>
    </FormErrorsContext>
  )
}

// React Aria moves the focus for native rules only: after a refusal of the server it would stay on the button.
function useServerErrors(
  form: RefObject<HTMLFormElement | null>,
  shown: FormErrors,
  errors: ValidationErrors | undefined,
): string {
  const words = useWords()
  const count = errors === undefined ? 0 : Object.keys(errors).length
  useEffect(() => {
    const element = form.current
    if (element === null) return
    shown.reportOrphans(errors === undefined ? [] : orphanErrors(element, errors))
    if (errors !== undefined) firstFieldWithError(element, Object.keys(errors))?.focus()
  }, [form, shown, errors])
  return count === 0 ? '' : words.validation.summary(count)
}
