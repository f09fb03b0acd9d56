import { useEffect, type RefObject } from 'react'
import { onlyTouch } from '#css/media.ts'
import { leadFocus } from '#private/lead-focus.ts'
import { firstWritable } from './fields.ts'

/** The first field has the focus when a form opens, also when it comes later than what it stands in. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, isAside: boolean): void {
  useEffect(() => {
    const element = form.current
    return element === null || isAside ? undefined : leadToFirstField(element)
  }, [form, isAside])
}

const dialogs = '[role=dialog], [role=alertdialog]'
const covered = '[inert], [aria-hidden=true]'

/**
 * Leads the focus to the first field of a form. It is taken from a heading, and from the dialog itself, which have it only
 * until there is something better; never from where a person put it. Returns what calls it off.
 */
export function leadToFirstField(form: HTMLFormElement): () => void {
  const find = () => firstWritable(form)
  const dialog = form.closest(dialogs)
  if (dialog === null) {
    // Nobody has asked to write yet: the keyboard of a phone would cover half of a page that they want to look at first.
    if (window.matchMedia(onlyTouch).matches) return () => undefined
    return leadFocus({ find, isFree: (focused) => isHeading(focused) || focused.contains(form) })
  }
  // A menu that is about to close may still cover the dialog that one of its entries has opened.
  let isNew = true
  const isFree = (focused: Element) =>
    focused === dialog ||
    isHeading(focused) ||
    (!dialog.contains(focused) && (isNew || dialog.closest(covered) === null))
  // It may still be on its way into the window: nothing is to scroll there.
  const stop = leadFocus({ find, isFree, preventScroll: true })
  isNew = false
  return stop
}

const isHeading = ({ tagName }: Element): boolean => /^H[1-6]$/.test(tagName)
