import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type FocusEvent } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { moveCell, type Cell } from './move-cell.ts'

interface Options {
  rows: number
  columns: number
  /** The number of visible rows, minus one that stays when the page turns. */
  page: () => number
  onOpen: ((cell: Cell) => void) | undefined
}

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The cell in which something happened. */
export function cellAt(target: EventTarget): Cell | undefined {
  const name =
    target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined
  const [row, column] = name?.split('-').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

/** One tab stop for thousands of cells: tracks its cell, moves it by keys, and opens cells. */
export function useCellFocus({ rows, columns, page, onOpen }: Options) {
  const [kept, setActive] = useState<Cell>({ row: 0, column: 1 })
  const { direction } = useLocale()
  const grid = useRef<HTMLDivElement>(null)
  const moves = useRef(false)
  const active = {
    row: Math.min(kept.row, Math.max(0, rows - 1)),
    column: Math.min(kept.column, columns - 1),
  }
  useEffect(() => {
    if (!moves.current) return
    moves.current = false
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${active.row}-${active.column}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: active.column === 0 ? 'end' : 'nearest' })
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onOpen?.(active)
      return
    }
    const key = direction === 'rtl' ? (mirrored[event.key] ?? event.key) : event.key
    const next = moveCell(active, key, event.ctrlKey, { rows, columns, page: page() })
    if (next === null) return
    event.preventDefault()
    moves.current = true
    setActive(next)
  }
  const onClick = (event: MouseEvent) => {
    const cell = cellAt(event.target)
    if (cell !== undefined) onOpen?.(cell)
  }
  // A press moves the focus natively; the tab stop follows.
  const onFocus = (event: FocusEvent) => {
    const cell = cellAt(event.target)
    if (cell !== undefined) setActive((before) => (isSame(before, cell) ? before : cell))
  }
  return { active, handlers: { ref: grid, onKeyDown, onClick, onFocus } }
}

const isSame = (one: Cell, other: Cell): boolean => one.row === other.row && one.column === other.column
