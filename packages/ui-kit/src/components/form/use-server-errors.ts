import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { FormErrors } from '#private/field/form-errors.ts'
import { firstFieldWithError, orphanErrors } from './fields.ts'
import { useMendedFields } from './use-mended-fields.ts'
import { giveErrors, type ShownErrors, type ValidationErrors } from './shown-errors.ts'

/** The server's errors, until the next submission. */
export interface ServerErrors {
  errors: ValidationErrors | undefined
  clear: () => void
}

/**
 * The server's errors of a form. React Aria moves the focus for native rules only: after a server error it would stay
 * on the button. It also keeps each such field invalid until that field is edited, so that nobody could submit after
 * correcting another one: submitting clears all of them first.
 */
export function useServerErrors(
  form: RefObject<HTMLFormElement | null>,
  list: FormErrors,
  given: ValidationErrors | undefined,
): ServerErrors {
  const [shown, setShown] = useState<ShownErrors>({ given, seen: given })
  if (shown.given !== given) setShown(giveErrors(shown, given))
  const errors = shown.seen
  const clear = () => setShown((before) => ({ ...before, seen: undefined }))
  useEffect(() => {
    const element = form.current
    if (element === null) return
    list.reportOrphans(errors === undefined ? [] : orphanErrors(element, errors))
    if (errors !== undefined) firstFieldWithError(element, Object.keys(errors))?.focus()
  }, [form, list, errors])

  useMendedFields(form, errors)
  const isRefused = useEffectEvent(() => errors !== undefined)
  const forget = useEffectEvent(() => flushSync(clear))
  useEffect(() => {
    const element = form.current
    if (element === null) return undefined
    let isSentAgain = false
    const onInvalid = (event: Event) => {
      if (!isSentAgain && !isRefused()) return
      // Stop the event for the fields and the browser: the form is validated again once the old errors are cleared.
      event.preventDefault()
      event.stopImmediatePropagation()
      if (isSentAgain) return
      isSentAgain = true
      forget()
      // A check box clears its error later than other fields: wait for the next task.
      window.setTimeout(() => {
        isSentAgain = false
        element.requestSubmit()
      })
    }
    // `invalid` does not bubble; in the capture phase the form gets it before the field.
    element.addEventListener('invalid', onInvalid, { capture: true })
    return () => element.removeEventListener('invalid', onInvalid, { capture: true })
  }, [form])
  return { errors, clear }
}
