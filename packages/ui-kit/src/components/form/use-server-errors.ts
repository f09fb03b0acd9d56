import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { FormErrors } from '#private/field/form-errors.ts'
import { firstFieldWithError, orphanErrors } from './fields.ts'
import { useMendedFields } from './use-mended-fields.ts'
import { giveErrors, type ShownErrors, type ValidationErrors } from './shown-errors.ts'

/** What the server refused, until the form is sent again. */
export interface ServerErrors {
  errors: ValidationErrors | undefined
  clear: () => void
}

/**
 * The errors of the server that a form shows. React Aria moves the focus for native rules only: after a refusal it
 * would stay on the button. And it makes each refused field invalid until that very field is edited, so that nobody
 * could send the form after mending another one: sending takes all of them away first.
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
      // Neither the fields nor the browser hear of it: the form is validated again once the old errors are cleared.
      event.preventDefault()
      event.stopImmediatePropagation()
      if (isSentAgain) return
      isSentAgain = true
      forget()
      // A check box takes the error off a moment later than the other fields: not before this task has ended.
      window.setTimeout(() => {
        isSentAgain = false
        element.requestSubmit()
      })
    }
    // `invalid` does not bubble; on its way down the form hears it before the field does.
    element.addEventListener('invalid', onInvalid, { capture: true })
    return () => element.removeEventListener('invalid', onInvalid, { capture: true })
  }, [form])
  return { errors, clear }
}
