import { classNames } from '#css/class-names.ts'
import type { EditGridRow } from './edit-grid-row.ts'
import { placeOf, type EditGridView, useEditGrid } from './use-edit-grid.ts'
import * as css from './edit-grid.css.ts'

/** Rows of text that are corrected in place. */
export interface EditGridProps {
  label: string
  /** The header of the row names. */
  rowHeader: string
  columns: readonly { id: string; header: string }[]
  rows: readonly EditGridRow[]
  onChange: (row: string, column: number, value: string) => void
}

/**
 * Many texts to correct one after the other. Keys: arrows move from cell to cell, Home and End along the row; Enter,
 * F2 or any letter begins to write, Delete empties; then Enter goes on below, Tab beside, Escape restores the cell.
 * Tab enters and leaves the grid. For read-only records use `DataTable`; for a few questions use a form.
 */
export function EditGrid({ label, rowHeader, columns, rows, onChange }: EditGridProps) {
  const { table, ...view } = useEditGrid(rows, columns.length, onChange)
  return (
    <div className={css.scroller}>
      <table role="grid" aria-label={label} className={css.table} ref={table}>
        <thead>
          <tr>
            <th scope="col" className={classNames(css.head, css.name)}>
              {rowHeader}
            </th>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col" className={css.head}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={view.onKeyDown}>
          {rows.map((row, at) => (
            <tr key={row.id}>
              <th scope="row" className={classNames(css.rowName, css.name)}>
                {row.label}
                {row.note === undefined ? null : <span className={css.rowNote}>{row.note}</span>}
              </th>
              {columns.map((column, index) => (
                <Cell
                  key={column.id}
                  view={view}
                  row={row}
                  place={{ row: at, column: index }}
                  name={`${column.header}, ${row.label}`}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps {
  view: Omit<EditGridView, 'table'>
  row: EditGridRow
  place: { row: number; column: number }
  name: string
}

function Cell({ view, row, place, name }: CellProps) {
  const { value, note, reason } = row.cells[place.column] ?? { value: '' }
  const key = placeOf(place)
  const isHere = key === placeOf(view.place)
  const isReadOnly = row.isReadOnly === true
  return (
    <td
      role="gridcell"
      className={css.cell}
      data-place={key}
      tabIndex={isHere && view.draft === undefined ? 0 : -1}
      aria-invalid={reason !== undefined || undefined}
      aria-readonly={isReadOnly || undefined}
      onFocus={() => view.onFocus(place)}
      onClick={() => view.onPress(place)}
    >
      {isHere && view.draft !== undefined ? (
        <input
          className={css.input}
          aria-label={name}
          value={view.draft}
          autoFocus
          onChange={({ target }) => view.onDraft(target.value)}
          onBlur={view.onLeave}
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        />
      ) : (
        <span className={css.value}>{value}</span>
      )}
      {reason === undefined ? null : <span className={css.reason}>{reason}</span>}
      {note === undefined ? null : <span className={css.note}>{note}</span>}
    </td>
  )
}
