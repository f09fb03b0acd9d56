import type { MouseEvent } from 'react'

const controls = 'a, button, input, select, textarea, label, [role=button], [role=link]'

/** A press anywhere on a row acts like a press on its name, except on a control, or while selecting text. */
export function followRow({ target, currentTarget, nativeEvent }: MouseEvent<HTMLTableRowElement>): void {
  const link = currentTarget.querySelector('[data-part=row-name] :is(a, button)')
  const isControl = target instanceof Element && target.closest(controls) !== null
  if (link === null || isControl || document.getSelection()?.isCollapsed === false) return
  const { ctrlKey, metaKey, shiftKey } = nativeEvent
  // Forwards the modifier keys, so that Ctrl opens a new tab as it does on the link itself.
  link.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}
