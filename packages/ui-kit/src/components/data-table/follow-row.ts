import type { MouseEvent } from 'react'

const controls = 'a, button, input, select, textarea, label, [role=button], [role=link]'

/** A press anywhere on a row opens it as its name does; not on a control in it, and not to select text. */
export function followRow({ target, currentTarget, nativeEvent }: MouseEvent<HTMLTableRowElement>): void {
  const link = currentTarget.querySelector('[data-part=row-name] :is(a, button)')
  const isControl = target instanceof Element && target.closest(controls) !== null
  if (link === null || isControl || document.getSelection()?.isCollapsed === false) return
  const { ctrlKey, metaKey, shiftKey } = nativeEvent
  // With the keys that were held, so that Ctrl opens it beside as it does on the link itself.
  link.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}
