import { pinVar } from './column.ts'

// Where those that stay take more than this share of the room, none does: too little would be left to scroll.
const mostPinned = 0.6

/**
 * Keeps a table true to its room, now and whenever the room, a width or the scrolling changes: how far from their end
 * columns stay, which is as far as those before them are wide, how much of the rows they cover, so that what has the focus
 * is never under them, and at which ends columns are cut off. Returns what ends that.
 */
export function watchColumns(table: HTMLTableElement): () => void {
  const scroller = table.parentElement
  const frame = scroller?.parentElement
  if (!scroller || !frame) return () => undefined
  const tell = () => tellCut(table, scroller, frame)
  const place = () => {
    placePins(table, scroller, frame)
    tell()
  }
  place()
  const observer = new ResizeObserver(place)
  for (const part of [table, scroller, ...staying(table)]) observer.observe(part)
  scroller.addEventListener('scroll', tell, { passive: true })
  return () => {
    observer.disconnect()
    scroller.removeEventListener('scroll', tell)
  }
}

const staying = (table: HTMLTableElement, end = '') => [
  ...table.querySelectorAll<HTMLElement>(`thead [data-pin${end === '' ? '' : `=${end}`}]`),
]

function placePins(table: HTMLTableElement, scroller: HTMLElement, frame: HTMLElement): void {
  const start = placeRow(table, staying(table, 'start'))
  const end = placeRow(table, staying(table, 'end').toReversed())
  const isCrowded = start + end > scroller.clientWidth * mostPinned
  table.toggleAttribute('data-crowded', isCrowded)
  frame.style.setProperty('--portal-table-start', `${isCrowded ? 0 : start}px`)
  frame.style.setProperty('--portal-table-end', `${isCrowded ? 0 : end}px`)
}

function placeRow(table: HTMLTableElement, cells: readonly HTMLElement[]): number {
  let offset = 0
  for (const cell of cells) {
    const { at } = cell.dataset
    if (at !== undefined) table.style.setProperty(pinVar(Number(at)), `${offset}px`)
    offset += cell.getBoundingClientRect().width
  }
  return offset
}

function tellCut(table: HTMLTableElement, scroller: HTMLElement, frame: HTMLElement): void {
  const hidden = table.offsetWidth - scroller.clientWidth
  // To the left of a page that is read from the right it is negative.
  const passed = Math.abs(scroller.scrollLeft)
  const cut = [passed > 1 ? 'start' : '', hidden - passed > 1 ? 'end' : ''].filter(Boolean).join(' ')
  if (cut === '') delete frame.dataset.cut
  else frame.dataset.cut = cut
  frame.style.setProperty('--portal-table-stuck', `${stuckWidth(table, scroller)}px`)
  frame.style.setProperty('--portal-table-bar', `${scroller.offsetHeight - scroller.clientHeight}px`)
  frame.style.setProperty('--portal-table-gutter', `${scroller.offsetWidth - scroller.clientWidth}px`)
}

/** How much the columns cover that have come to stay at the start: one in the middle is not there yet at first. */
function stuckWidth(table: HTMLTableElement, scroller: HTMLElement): number {
  if (table.hasAttribute('data-crowded')) return 0
  const isRight = getComputedStyle(scroller).direction === 'rtl'
  const edge = scroller.getBoundingClientRect()
  let width = 0
  for (const cell of staying(table, 'start')) {
    const { left, right } = cell.getBoundingClientRect()
    if ((isRight ? edge.right - right : left - edge.left) - width > 1) break
    width += right - left
  }
  return width
}
