import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { gridMove, insideGrid, type GridPlace } from '#components/permission-matrix/grid-keys.ts'
import type { EditGridRow } from './edit-grid-row.ts'

/** The state that the cells of a grid need. */
export interface EditGridView {
  table: RefObject<HTMLTableElement | null>
  /** The cell with the tab stop. */
  place: GridPlace
  /** The text being edited; undefined while nothing is. */
  draft: string | undefined
  onDraft: (draft: string) => void
  onLeave: () => void
  onFocus: (place: GridPlace) => void
  onPress: (place: GridPlace) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

export const placeOf = ({ row, column }: GridPlace): string => `${row}:${column}`

/** The keyboard handling of an editable grid. Every cell has `data-place="row:column"`. */
export function useEditGrid(
  rows: readonly EditGridRow[],
  columns: number,
  onChange: (row: string, column: number, value: string) => void,
): EditGridView {
  const table = useRef<HTMLTableElement>(null)
  const [last, setLast] = useState<GridPlace>({ row: 0, column: 0 })
  const [draft, setDraft] = useState<string>()
  const [goesTo, setGoesTo] = useState<GridPlace>()
  const size = { rows: rows.length, columns, starts: [0] }
  const place = insideGrid(last, size)
  const row = rows[place.row]
  useLayoutEffect(() => {
    if (goesTo === undefined) return
    setGoesTo(undefined)
    table.current?.querySelector<HTMLElement>(`[data-place="${placeOf(goesTo)}"]`)?.focus()
  }, [goesTo])
  const begin = (text?: string) => {
    if (row !== undefined && row.isReadOnly !== true) setDraft(text ?? row.cells[place.column]?.value ?? '')
  }
  const keep = (text: string) => {
    if (row !== undefined && text !== row.cells[place.column]?.value) onChange(row.id, place.column, text)
    setDraft(undefined)
  }
  const go = (to: GridPlace) => {
    setLast(to)
    setGoesTo(to)
  }
  const hands: Hands = { place, size, row, begin, keep, go, leave: () => setDraft(undefined) }
  return {
    table,
    place,
    draft,
    onDraft: setDraft,
    onLeave: () => draft === undefined || keep(draft),
    onFocus: (at) => draft !== undefined || setLast(at),
    onPress: (at) => (placeOf(at) === placeOf(place) && draft === undefined ? begin() : undefined),
    onKeyDown: (event) => (draft === undefined ? moveBy(event, hands) : writeBy(event, draft, hands)),
  }
}

/** The key actions on the current cell. */
interface Hands {
  place: GridPlace
  size: { rows: number; columns: number; starts: readonly number[] }
  row: EditGridRow | undefined
  begin: (text?: string) => void
  keep: (text: string) => void
  leave: () => void
  go: (to: GridPlace) => void
}

/** A key press while no cell is being edited. */
function moveBy(event: KeyboardEvent<HTMLElement>, { place, size, row, begin, keep, go }: Hands): void {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const to = gridMove(keyOf(event, isRtl), place, size)
  if (to !== undefined) go(to)
  else if (event.key === 'Enter' || event.key === 'F2') begin()
  else if (event.key === 'Delete' || event.key === 'Backspace') {
    if (row?.isReadOnly !== true) keep('')
  } else if (isWritten(event)) begin(event.key)
  else return
  event.preventDefault()
}

/** A key press while editing: it goes into the text unless it ends the editing. */
function writeBy(
  event: KeyboardEvent<HTMLElement>,
  text: string,
  { place, size, keep, leave, go }: Hands,
): void {
  const isLeft = event.key === 'Escape'
  const next = isLeft ? place : afterWriting(event, place, size)
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  if (isLeft) leave()
  else keep(text)
  go(next)
}

/** Enter continues below, Tab beside and then in the next row; undefined for other keys. */
function afterWriting(
  { key, shiftKey }: KeyboardEvent,
  { row, column }: GridPlace,
  size: { rows: number; columns: number },
): GridPlace | undefined {
  const by = shiftKey ? -1 : 1
  if (key === 'Enter') return insideGrid({ row: row + by, column }, size)
  if (key !== 'Tab') return undefined
  const next = row * size.columns + column + by
  const last = size.rows * size.columns - 1
  const at = Math.max(0, Math.min(next, last))
  return { row: Math.floor(at / size.columns), column: at % size.columns }
}

/** A typed character, not a shortcut. */
const isWritten = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  Array.from(key).length === 1 && !ctrlKey && !metaKey && !altKey

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

const keyOf = ({ key, ctrlKey }: KeyboardEvent, isRtl: boolean): string =>
  `${ctrlKey ? 'Control+' : ''}${(isRtl ? mirrored[key] : undefined) ?? key}`
