import { useEffect, useState, type RefObject } from 'react'
import type { FormErrors } from '#private/field/form-errors.ts'

/** The number of invalid fields at the last submission, announced to screen readers. */
export function useComplaintCount(form: RefObject<HTMLFormElement | null>, list: FormErrors): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const element = form.current
    if (element === null) return undefined
    let frame = 0
    const onInvalid = () => {
      if (frame === 0) list.sendAgain(true)
      cancelAnimationFrame(frame)
      // The fields show their errors after the next render.
      frame = requestAnimationFrame(() => {
        frame = 0
        setCount(list.read().fields.length)
      })
    }
    const onSubmit = () => {
      list.sendAgain(false)
      setCount(0)
    }
    element.addEventListener('invalid', onInvalid, { capture: true })
    element.addEventListener('submit', onSubmit)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('invalid', onInvalid, { capture: true })
      element.removeEventListener('submit', onSubmit)
    }
  }, [form, list])
  return count
}
