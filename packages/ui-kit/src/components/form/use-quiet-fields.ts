import { useEffect, type RefObject } from 'react'

const written = 'textarea, input:not([type=checkbox], [type=radio], [type=file])'

/**
 * Holds back what a field would complain of as it is left: its error would move what the pointer is about to press. All
 * fields complain when the form is sent; one that complains already is judged anew each time it is left.
 */
export function useQuietFields(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (element === null) return undefined
    const onChange = (event: Event) => {
      const { target } = event
      if (!(target instanceof Element) || !target.matches(written)) return
      if (target.getAttribute('aria-invalid') !== 'true') event.stopImmediatePropagation()
    }
    // On its way down: React Aria listens at the field.
    element.addEventListener('change', onChange, { capture: true })
    return () => element.removeEventListener('change', onChange, { capture: true })
  }, [form])
}
