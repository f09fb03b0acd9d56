import { useEffect, useEffectEvent, type RefObject } from 'react'

const moments = ['input', 'change', 'click', 'keyup', 'focusin', 'focusout'] as const

/** Reports whether a form differs from its initial or last saved values. */
export function useDirty(
  form: RefObject<HTMLFormElement | null>,
  savedCount: number,
  onDirtyChange: ((isDirty: boolean) => void) | undefined,
): void {
  const notify = useEffectEvent((isDirty: boolean) => onDirtyChange?.(isDirty))
  const isWanted = onDirtyChange !== undefined
  useEffect(() => {
    const element = form.current
    if (element === null || !isWanted) return undefined
    const clean = contentOf(element)
    let wasDirty = false
    let frame = 0
    const compare = () => {
      const isDirty = contentOf(element) !== clean
      if (isDirty !== wasDirty) notify(isDirty)
      wasDirty = isDirty
    }
    let timer = 0
    // After the event, for people who type and leave immediately: re-rendering a field during the event would lose
    // the character. And in the next frame, for values that are rendered later.
    const look = () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
      timer = window.setTimeout(compare)
      frame = requestAnimationFrame(compare)
    }
    // A choice in a list outside the form fires no event in it: the returning focus reveals it.
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
