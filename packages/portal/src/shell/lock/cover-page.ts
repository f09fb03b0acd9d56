/**
 * React Aria ignores such an element while a dialog is open: it can be focused, and pressing it does not close the
 * dialog.
 */
const aboveDialogs = 'data-react-aria-top-layer'

const fullWindow = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  overflow: 'auto',
  background: 'var(--portal-color-surface-page)',
} as const

/** The container of the cover. */
export function coverElement(): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute(aboveDialogs, 'true')
  Object.assign(element.style, fullWindow)
  return element
}

/**
 * Covers everything on the page, including dialogs, notices and later additions: it stays mounted, but can be neither
 * seen, read out, found nor reached by keyboard. Returns a function that removes the cover.
 */
export function coverPage(body: HTMLElement, element: HTMLElement): () => void {
  const before = document.activeElement
  const covered = new Map<HTMLElement, { visibility: string; inert: boolean }>()
  const hide = (child: Node) => {
    if (!(child instanceof HTMLElement) || child === element || covered.has(child)) return
    covered.set(child, { visibility: child.style.visibility, inert: child.inert })
    child.inert = true
    child.style.visibility = 'hidden'
  }
  for (const child of body.children) hide(child)
  body.append(element)
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(hide)
  })
  watch.observe(body, { childList: true })
  return () => {
    watch.disconnect()
    element.remove()
    for (const [child, { visibility, inert }] of covered) {
      child.inert = inert
      child.style.visibility = visibility
    }
    if (before instanceof HTMLElement) before.focus()
  }
}
