import { useEffect, type RefObject } from 'react'
import type { ValidationErrors } from './shown-errors.ts'

/**
 * Takes the server's error away from a field as soon as something else is written there. React Aria does it when the field
 * is left: under the pointer that presses the button, which then moves up by the lines of the error and is missed.
 */
export function useMendedFields(
  form: RefObject<HTMLFormElement | null>,
  errors: ValidationErrors | undefined,
): void {
  useEffect(() => {
    const element = form.current
    if (element === null || errors === undefined) return undefined
    const refused = new Set(Object.keys(errors))
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
      // When the event is over: the field must have taken the sign before it is judged anew.
      if (refused.delete(target.name)) window.setTimeout(() => target.dispatchEvent(new Event('change')))
    }
    element.addEventListener('input', onInput)
    return () => element.removeEventListener('input', onInput)
  }, [form, errors])
}
