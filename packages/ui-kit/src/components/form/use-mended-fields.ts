import { useEffect, type RefObject } from 'react'
import type { ValidationErrors } from './shown-errors.ts'

/**
 * Clears the server's error of a field on its next input. React Aria clears it on blur: the submit button then moves
 * up by the height of the error and the press misses it.
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
      // After the event: the field must have its new value before it is validated again.
      if (refused.delete(target.name)) window.setTimeout(() => target.dispatchEvent(new Event('change')))
    }
    element.addEventListener('input', onInput)
    return () => element.removeEventListener('input', onInput)
  }, [form, errors])
}
