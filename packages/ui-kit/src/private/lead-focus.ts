/** What a person does who goes on by themselves. */
const acts = ['keydown', 'pointerdown'] as const
const changes = {
  childList: true,
  subtree: true,
  attributeFilter: ['disabled', 'readonly', 'hidden', 'inert'],
}

/** Where the focus belongs on something that has just opened. */
export interface FocusGoal {
  /** The place, as soon as there is one: what it stands on may come later, or be drawn anew. */
  find: () => HTMLElement | undefined
  /** Whether the focus may be taken from an element: nobody has put it there by hand. Where it is lost it always may. */
  isFree: (focused: Element) => boolean
  preventScroll?: boolean | undefined
}

/**
 * Leads the focus to where it belongs, and again while what stands there is drawn anew, until the person presses a key
 * or a pointer, or has put the focus elsewhere. Returns what calls it off.
 */
export function leadFocus({ find, isFree, preventScroll = false }: FocusGoal): () => void {
  let led: HTMLElement | undefined
  const isOpen = (focused: Element | null) =>
    focused === null || focused === document.body || focused === led || isFree(focused)
  const lead = () => {
    const place = find()
    if (place === undefined || place === document.activeElement || !isOpen(document.activeElement)) return
    led = place
    place.focus({ preventScroll })
  }
  const observer = new MutationObserver(lead)
  const stop = () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    for (const act of acts) document.removeEventListener(act, stop, { capture: true })
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (target === led || !(target instanceof Element)) return
    // Not inside of the event: whoever moves the focus there has more to do.
    if (isFree(target)) queueMicrotask(lead)
    else stop()
  }
  lead()
  observer.observe(document.body, changes)
  document.addEventListener('focusin', onFocus)
  for (const act of acts) document.addEventListener(act, stop, { capture: true })
  return stop
}
