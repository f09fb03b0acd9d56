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

/** A form and what happens when it is sent. */
export interface FormProps {
  /** Called with the values when the rules of all fields hold. The page is not loaded anew. */
  onSubmit?: ((values: FormValues, form: HTMLFormElement) => void) | undefined
  /**
   * What the server refused, by the path of the field. Other errors, or the same in a new object after the form was
   * sent again, move the focus to the first field named in them.
   */
  validationErrors?: ValidationErrors | undefined
  /** The error of the form as a whole; shown below the fields and scrolled into view. */
  formError?: ReactNode
  /** One part among others on the page: it takes no focus when it appears. */
  isAside?: boolean | undefined
  /** Leaves the list of errors above the fields out; for forms of one or two fields. */
  hideSummary?: boolean | undefined
  /** Told when the form begins to hold something else than at first, and when it no longer does. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined
  /** One more each time the form was saved: changes are then counted from what it holds at that moment. */
  savedCount?: number | undefined
  autoComplete?: 'on' | 'off'
  id?: string
  'aria-label'?: string
  children: ReactNode
}

/**
 * A form whose first field has the focus when it opens; in a page not where there are only fingers. Its errors appear when
 * it is sent, at their fields and, when there are several, in a list above whose lines lead to the fields; how many there
 * are is announced. Until it is sent again nothing moves: an error that was mended leaves its room. Editing a field takes
 * its server error away, sending takes all of them. Native rules speak the kit's language. Keys: Enter sends. For sending
 * to a server and showing what it refuses use `useFormAction`; for parts that repeat `RepeatedSection`; for a long form in
 * steps `Wizard`.
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
