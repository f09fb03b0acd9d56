import { pinVar } from './column.ts'

// When pinned columns take a larger share of the width, none is pinned: too little would be left to scroll.
const mostPinned = 0.6

/**
 * Keeps a table up to date with its size, column widths and scroll position: the offsets of pinned columns, the
 * scroll padding that keeps focused elements visible, and the ends where columns are cut off. Returns a function that
 * stops it.
 */
export function watchColumns(table: HTMLTableElement): () => void {
  const scroller = table.parentElement
  const frame = scroller?.parentElement
  if (!scroller || !frame) return () => undefined
  const update = () => markCut(table, scroller, frame)
  const place = () => {
    placePins(table, scroller, frame)
    update()
  }
  place()
  const observer = new ResizeObserver(place)
  for (const part of [table, scroller, ...staying(table)]) observer.observe(part)
  scroller.addEventListener('scroll', update, { passive: true })
  return () => {
    observer.disconnect()
    scroller.removeEventListener('scroll', update)
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

function markCut(table: HTMLTableElement, scroller: HTMLElement, frame: HTMLElement): void {
  const hidden = table.offsetWidth - scroller.clientWidth
  // Negative in a right-to-left page.
  const passed = Math.abs(scroller.scrollLeft)
  const cut = [passed > 1 ? 'start' : '', hidden - passed > 1 ? 'end' : ''].filter(Boolean).join(' ')
  if (cut === '') delete frame.dataset.cut
  else frame.dataset.cut = cut
  frame.style.setProperty('--portal-table-stuck', `${stuckWidth(table, scroller)}px`)
  frame.style.setProperty('--portal-table-bar', `${scroller.offsetHeight - scroller.clientHeight}px`)
  frame.style.setProperty('--portal-table-gutter', `${scroller.offsetWidth - scroller.clientWidth}px`)
}

/** The width of the columns that are stuck at the start: one in the middle is not stuck initially. */
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
