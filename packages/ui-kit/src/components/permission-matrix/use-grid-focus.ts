import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { gridMove, insideGrid, type GridPlace } from './grid-keys.ts'
import type { MatrixArea } from './matrix.ts'

/** What a grid needs to have a single tab stop. */
export interface GridFocus {
  table: RefObject<HTMLTableElement | null>
  /** The cell with the tab stop. */
  place: GridPlace
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: FocusEvent) => void
}

/** The row of each area; the head of the table is row 0. */
export function areaStarts(areas: readonly MatrixArea[]): number[] {
  let row = 1
  return areas.map(({ rows }) => {
    const start = row
    row += rows.length + 1
    return start
  })
}

/** Moves the focus in a grid by keys; every cell has `data-place="row:column"`. */
export function useGridFocus(areas: readonly MatrixArea[], columns: number): GridFocus {
  const table = useRef<HTMLTableElement>(null)
  const [last, setLast] = useState<GridPlace>({ row: 1, column: 0 })
  const rows = areas.reduce((sum, area) => sum + area.rows.length + 1, 1)
  const size = { rows, columns, starts: areaStarts(areas) }
  const place = insideGrid(last, size)
  return {
    table,
    place,
    onKeyDown: (event) => {
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      const target = gridMove(keyOf(event, isRtl), place, size)
      if (target === undefined) return
      event.preventDefault()
      const next = `[data-place="${target.row}:${target.column}"]`
      table.current?.querySelector<HTMLElement>(next)?.focus()
    },
    onFocus: ({ target }) => {
      const [row, column] = (target.getAttribute('data-place') ?? '').split(':').map(Number)
      if (row !== undefined && column !== undefined) setLast({ row, column })
    },
  }
}

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

const keyOf = ({ key, ctrlKey }: KeyboardEvent, isRtl: boolean): string =>
  `${ctrlKey ? 'Control+' : ''}${(isRtl ? mirrored[key] : undefined) ?? key}`
