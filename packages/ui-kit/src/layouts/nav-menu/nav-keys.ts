import type { KeyboardEvent } from 'react'

const stops = 'a[href], button[aria-expanded], li > button'

/** The key handlers of a menu, to be spread on its root; they act on links and on the names of groups. */
export const navKeys = { onKeyDown: onNavKey }

function onNavKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event
  const isSearch = target instanceof HTMLInputElement && key === 'ArrowDown'
  if (!(target instanceof HTMLElement) || hasModifier(event)) return
  if (!isSearch && !target.matches(stops)) return
  const seen = [...currentTarget.querySelectorAll<HTMLElement>(stops)].filter((stop) =>
    stop.checkVisibility(),
  )
  const at = seen.indexOf(target)
  const next =
    key === 'ArrowRight' || key === 'ArrowLeft'
      ? sideways(target, key)
      : seen[placeAfter(key, at, seen.length)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

const hasModifier = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey

function placeAfter(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return at + 1
    case 'ArrowUp':
      return at - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}

/** Right opens a group and then enters it; left closes it, or moves from a page to the name above it. */
function sideways(target: HTMLElement, key: 'ArrowLeft' | 'ArrowRight'): HTMLElement | undefined {
  const isName = target.hasAttribute('aria-controls')
  const isOpen = target.getAttribute('aria-expanded') === 'true'
  if (!isName) return key === 'ArrowLeft' ? nameAbove(target) : undefined
  if (isOpen === (key === 'ArrowLeft')) {
    target.click()
    return target
  }
  return isOpen ? (listOf(target)?.querySelector<HTMLElement>(stops) ?? undefined) : undefined
}

const listOf = (name: HTMLElement) => document.getElementById(name.getAttribute('aria-controls') ?? '')

function nameAbove(target: HTMLElement): HTMLElement | undefined {
  const list = target.closest('ul[id]')
  const name = list && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(list.id)}"]`)
  return name ?? undefined
}
