import { useEffect, type RefObject } from 'react'

const written = 'textarea, input:not([type=checkbox], [type=radio], [type=file])'

/**
 * Suppresses new errors on blur: they would move what the pointer is about to press. All fields show errors on
 * submission; an invalid one is validated again on each blur.
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
    // In the capture phase: React Aria listens on the field.
    element.addEventListener('change', onChange, { capture: true })
    return () => element.removeEventListener('change', onChange, { capture: true })
  }, [form])
}
