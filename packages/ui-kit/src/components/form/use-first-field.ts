import { useEffect, type RefObject } from 'react'
import { onlyTouch } from '#css/media.ts'
import { leadFocus } from '#private/lead-focus.ts'
import { firstWritable } from './fields.ts'

/** Focuses the first field when a form opens, even if the field appears later than its container. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, isAside: boolean): void {
  useEffect(() => {
    const element = form.current
    return element === null || isAside ? undefined : leadToFirstField(element)
  }, [form, isAside])
}

const dialogs = '[role=dialog], [role=alertdialog]'
const covered = '[inert], [aria-hidden=true]'

/**
 * Moves the focus to the first field of a form. It is taken only from a heading or the dialog itself, never from
 * where a person put it. Returns a function that cancels it.
 */
export function leadToFirstField(form: HTMLFormElement): () => void {
  const find = () => firstWritable(form)
  const dialog = form.closest(dialogs)
  if (dialog === null) {
    // On touch devices the on-screen keyboard would cover half of a page that nobody wants to type in yet.
    if (window.matchMedia(onlyTouch).matches) return () => undefined
    return leadFocus({ find, isFree: (focused) => isHeading(focused) || focused.contains(form) })
  }
  // A menu that is about to close may still cover the dialog that it opened.
  let isNew = true
  const isFree = (focused: Element) =>
    focused === dialog ||
    isHeading(focused) ||
    (!dialog.contains(focused) && (isNew || dialog.closest(covered) === null))
  // The field may still be animating into the window: do not scroll.
  const stop = leadFocus({ find, isFree, preventScroll: true })
  isNew = false
  return stop
}

const isHeading = ({ tagName }: Element): boolean => /^H[1-6]$/.test(tagName)
