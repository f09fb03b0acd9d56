/** Input by which a person takes over. */
const acts = ['keydown', 'pointerdown'] as const
const changes = {
  childList: true,
  subtree: true,
  attributeFilter: ['disabled', 'readonly', 'hidden', 'inert'],
}

/** Where to put the focus in something that has just opened. */
export interface FocusGoal {
  /** The target, once it exists: its container may render later, or again. */
  find: () => HTMLElement | undefined
  /**
   * Whether the focus may be taken from an element, because nobody put it there deliberately. A lost focus may always
   * be moved.
   */
  isFree: (focused: Element) => boolean
  preventScroll?: boolean | undefined
}

/**
 * Moves the focus to its target, and again while the target is being re-rendered, until the person presses a key or a
 * pointer, or moves the focus. Returns a function that cancels it.
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
    // Deferred: whoever moves the focus in this event is not finished.
    if (isFree(target)) queueMicrotask(lead)
    else stop()
  }
  lead()
  observer.observe(document.body, changes)
  document.addEventListener('focusin', onFocus)
  for (const act of acts) document.addEventListener(act, stop, { capture: true })
  return stop
}
