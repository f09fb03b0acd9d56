import { breakpoints } from '#tokens/breakpoints.ts'

/**
 * A toolbar, a head, half a dozen rows and the pagination; with less height, scrolling the page shows more than
 * scrolling the rows.
 */
const leastRoom = 400

/**
 * The maximum height of a table that ends with the window; undefined when there is too little space or it is not the
 * last part of its page.
 */
export function roomOf(table: HTMLElement, page: HTMLElement): number | undefined {
  // Cards are scrolled by the page.
  if (table.clientWidth < breakpoints.md) return undefined
  let below = 0
  for (let part = table; part !== document.documentElement; ) {
    if (page.contains(part) && part !== page && hasMoreBelow(part)) return undefined
    const { parentElement } = part
    if (parentElement === null) return undefined
    const { paddingBlockEnd, borderBlockEndWidth } = getComputedStyle(parentElement)
    below += pixels(paddingBlockEnd) + pixels(borderBlockEndWidth)
    part = parentElement
  }
  const room = Math.floor(window.innerHeight - table.getBoundingClientRect().top - window.scrollY - below)
  return room < leastRoom ? undefined : room
}

const pixels = (size: string): number => Number.parseFloat(size) || 0

/** Whether the page continues after an element. */
function hasMoreBelow(part: Element): boolean {
  for (let next = part.nextElementSibling; next !== null; next = next.nextElementSibling) {
    const isApart = ['absolute', 'fixed'].includes(getComputedStyle(next).position)
    if (!isApart && next.getBoundingClientRect().height > 1) return true
  }
  return false
}
