import { useRef, useState, type ReactNode } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { createFormErrors, FormErrorsContext } from '#private/field/form-errors.ts'
import { useWords } from '#words/use-words.ts'
import { ErrorSummary } from './error-summary.tsx'
import { ForgetErrorsContext } from './forget-errors.ts'
import { FormFailure } from './form-failure.tsx'
import * as css from './form.css.ts'
import { readForm, type FormValues } from './read-form.ts'
import type { ValidationErrors } from './shown-errors.ts'
import { useComplaintCount } from './use-complaint-count.ts'
import { useDirty } from './use-dirty.ts'
import { useFirstField } from './use-first-field.ts'
import { useQuietFields } from './use-quiet-fields.ts'
import { useServerErrors } from './use-server-errors.ts'

/** Properties of a form. */
export interface FormProps {
  /** Called with the values when all fields are valid. The page is not reloaded. */
  onSubmit?: ((values: FormValues, form: HTMLFormElement) => void) | undefined
  /**
   * The server's errors by field path. Other errors, or the same in a new object after another submission, move the
   * focus to the first field named in them.
   */
  validationErrors?: ValidationErrors | undefined
  /** The error of the whole form; shown below the fields and scrolled into view. */
  formError?: ReactNode
  /** The form is one part of a page: it takes no focus when it appears. */
  isAside?: boolean | undefined
  /** Omits the error summary above the fields; for forms of one or two fields. */
  hideSummary?: boolean | undefined
  /** Called when the form becomes dirty, and when it is no longer. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined
  /** Increment it after each save: the form is then compared with its values at that moment. */
  savedCount?: number | undefined
  autoComplete?: 'on' | 'off'
  id?: string
  'aria-label'?: string
  children: ReactNode
}

/**
 * A form that focuses its first field when it opens (on a page, not on touch-only devices). Errors appear on
 * submission, at their fields and, when there are several, in a summary above that links to the fields; their number
 * is announced. Until the next submission nothing moves: a corrected error keeps its space. Editing a field clears
 * its server error, submitting clears all of them. Native rules use the kit's language. Keys: Enter sends. For
 * sending to a server and showing its errors use `useFormAction`; for parts that repeat `RepeatedSection`; for a long
 * form in steps `Wizard`.
 */
export function Form({
  onSubmit,
  validationErrors,
  formError,
  isAside = false,
  hideSummary = false,
  onDirtyChange,
  savedCount = 0,
  children,
  ...attributes
}: FormProps) {
  const words = useWords()
  const form = useRef<HTMLFormElement>(null)
  const [list] = useState(createFormErrors)
  const { errors, clear } = useServerErrors(form, list, validationErrors)
  const complaints = useComplaintCount(form, list)
  useQuietFields(form)
  useFirstField(form, isAside)
  useDirty(form, savedCount, onDirtyChange)
  const count = errors === undefined ? complaints : Object.keys(errors).length
  const send = (event: { preventDefault: () => void; currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    clear()
    onSubmit?.(readForm(event.currentTarget), event.currentTarget)
  }
  return (
    <FormErrorsContext value={list}>
      <ForgetErrorsContext value={clear}>
        <AriaForm
          {...attributes}
          ref={form}
          className={css.root}
          onSubmit={send}
          {...(errors === undefined ? {} : { validationErrors: errors })}
        >
          <ErrorSummary errors={list} form={form} count={count} isHidden={hideSummary} />
          {children}
          {formError === undefined || formError === null ? null : <FormFailure>{formError}</FormFailure>}
          <span role="status" aria-live="assertive" className={css.announcement}>
            {count === 0 ? '' : words.validation.summary(count)}
          </span>
        </AriaForm>
      </ForgetErrorsContext>
    </FormErrorsContext>
  )
}
