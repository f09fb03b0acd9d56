import { useEffect, useEffectEvent, type RefObject } from 'react'

const moments = ['input', 'change', 'click', 'keyup', 'focusin', 'focusout'] as const

/** Tells whether a form holds something else than at first, or than when it was last saved. */
export function useDirty(
  form: RefObject<HTMLFormElement | null>,
  savedCount: number,
  onDirtyChange: ((isDirty: boolean) => void) | undefined,
): void {
  const tell = useEffectEvent((isDirty: boolean) => onDirtyChange?.(isDirty))
  const isWanted = onDirtyChange !== undefined
  useEffect(() => {
    const element = form.current
    if (element === null || !isWanted) return undefined
    const clean = contentOf(element)
    let wasDirty = false
    let frame = 0
    const compare = () => {
      const isDirty = contentOf(element) !== clean
      if (isDirty !== wasDirty) tell(isDirty)
      wasDirty = isDirty
    }
    let timer = 0
    // As soon as the event is over, for who writes and leaves without a pause: during it a field that is drawn anew would
    // lose the sign just typed. And in a frame, for what is drawn before it can be read.
    const look = () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
      timer = window.setTimeout(compare)
      frame = requestAnimationFrame(compare)
    }
    // A choice in a list outside the form sends no event of its own: the focus that comes back tells of it.
    for (const moment of moments) element.addEventListener(moment, look)
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
      for (const moment of moments) element.removeEventListener(moment, look)
    }
  }, [form, isWanted, savedCount])
}

function contentOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value,
  ])
  return JSON.stringify(entries)
}
