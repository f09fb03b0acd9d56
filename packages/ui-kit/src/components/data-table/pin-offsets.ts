import { pinVar } from './column.ts'

// Where those that stay take more than this share of the room, none does: too little would be left to scroll.
const mostPinned = 0.6

/** Places pinned columns now and whenever one of them gets another width; returns what ends that. */
export function watchPins(table: HTMLTableElement): () => void {
  const place = () => placePins(table)
  place()
  const observer = new ResizeObserver(place)
  observer.observe(table)
  for (const cell of pinnedCells(table)) observer.observe(cell)
  return () => {
    observer.disconnect()
    covered(table, 0, 0)
  }
}

const pinnedCells = (table: HTMLTableElement) => [...table.querySelectorAll<HTMLElement>('thead [data-pin]')]

function placePins(table: HTMLTableElement): void {
  const at = (pin: string) => pinnedCells(table).filter(({ dataset }) => dataset.pin === pin)
  const start = placeRow(table, at('start'))
  const end = placeRow(table, at('end').toReversed())
  const isCrowded = start + end > (table.parentElement?.clientWidth ?? 0) * mostPinned
  table.toggleAttribute('data-crowded', isCrowded)
  covered(table, isCrowded ? 0 : start, isCrowded ? 0 : end)
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

function covered({ parentElement: scroller }: HTMLTableElement, start: number, end: number): void {
  scroller?.style.setProperty('--portal-table-start', `${start}px`)
  scroller?.style.setProperty('--portal-table-end', `${end}px`)
}
