import { breakpoints } from '#tokens/breakpoints.ts'

/** A toolbar, a head, half a dozen rows and the pages; with less, scrolling the page shows more than scrolling the rows. */
const leastRoom = 400

/** How tall a table may get for its page to end with the window; undefined where it has too little room or is not last. */
export function roomOf(table: HTMLElement, page: HTMLElement): number | undefined {
  // Cards, which the page scrolls.
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

/** Whether the page goes on after a part of it. */
function hasMoreBelow(part: Element): boolean {
  for (let next = part.nextElementSibling; next !== null; next = next.nextElementSibling) {
    const isApart = ['absolute', 'fixed'].includes(getComputedStyle(next).position)
    if (!isApart && next.getBoundingClientRect().height > 1) return true
  }
  return false
}
