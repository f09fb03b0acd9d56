import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { withRows } from '#components/data-table/selection.ts'
import { EmptyState } from '#components/empty-state/empty-state.tsx'
import { SearchField } from '#components/search-field/search-field.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import { MatrixChanges } from './matrix-changes.tsx'
import { AreaRow, HeadRow, RightsRow } from './matrix-rows.tsx'
import { isHeld, type MatrixView } from './matrix-view.ts'
import {
  permissionDiff,
  permissionNames,
  permissionsOf,
  searchAreas,
  type MatrixArea,
  type MatrixColumn,
  type Origins,
  type PermissionDiff,
} from './matrix.ts'
import * as css from './permission-matrix.css.ts'
import { areaStarts, useGridFocus } from './use-grid-focus.ts'

/** The rights of a role or a person. */
export interface PermissionMatrixProps {
  /** Whose rights they are: “Permissions of Coordinator”. */
  label: string
  areas: readonly MatrixArea[]
  columns: readonly MatrixColumn[]
  /** The ids of the chosen permissions. */
  value: readonly string[]
  /** The saved permissions; differences are highlighted and listed before saving. */
  saved?: readonly string[] | undefined
  onChange?: ((value: string[], diff: PermissionDiff) => void) | undefined
  /** Shows a save button; called with exactly what is added and removed. */
  onSave?: ((diff: PermissionDiff) => void) | undefined
  isSaving?: boolean | undefined
  /** The effect of the choice, in a line beside the changes; its space is reserved. */
  outcome?: ReactNode
  /** The same in detail, below both lists. */
  details?: ReactNode
  /** Other sources of rights, such as roles; these rights cannot be changed here. */
  origins?: Origins | undefined
  /** Read-only: shows the rights and their origin. */
  isReadOnly?: boolean | undefined
}

const none: Origins = {}

/**
 * Rights by area and kind: search, check boxes for an area, a column and both together, and the changes before they
 * are saved. Keys: Tab enters and leaves; arrows move from cell to cell, Home and End along the row, Page up and Page
 * down from area to area, Ctrl+Home and Ctrl+End to the corners; Space ticks. For a few yes-or-no questions use
 * `CheckboxGroup`; for records use `DataTable`.
 */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { label, areas, value, saved = value, origins = none, isReadOnly = false, onSave } = props
  const { matrix: words } = useWords()
  const [query, setQuery] = useState('')
  const chosen = new Set(value)
  const shown = useMemo(() => searchAreas(areas, query), [areas, query])
  const diff = permissionDiff(saved, value)
  const change = (next: Iterable<string>) => props.onChange?.([...next], permissionDiff(saved, next))
  const set = useSameFunction<MatrixView['onSet']>((ids, isChosen) => change(withRows(chosen, ids, isChosen)))
  return (
    <div className={css.root}>
      <div className={css.toolbar} data-region="toolbar">
        <div className={css.search}>
          <SearchField label={words.search} value={query} onChange={setQuery} />
        </div>
        <Count areas={areas} chosen={chosen} origins={origins} />
      </div>
      {isReadOnly ? null : (
        <p className={css.hint} data-idle={query.trim() === '' || undefined}>
          {words.onlyShown}
        </p>
      )}
      {shown.length === 0 ? (
        <NothingFound onClear={() => setQuery('')} />
      ) : (
        <MatrixTable
          label={label}
          areas={shown}
          columns={props.columns}
          chosen={chosen}
          saved={new Set(saved)}
          origins={origins}
          isReadOnly={isReadOnly}
          onSet={set}
        />
      )}
      {isReadOnly ? null : (
        <MatrixChanges
          diff={diff}
          names={permissionNames(areas, props.columns)}
          outcome={props.outcome}
          details={props.details}
          isSaving={props.isSaving ?? false}
          onUndo={() => change(saved)}
          onSave={onSave === undefined ? undefined : () => onSave(diff)}
        />
      )}
    </div>
  )
}

/** A stable function that calls the latest one, so that unchanged rows do not render again. */
function useSameFunction<Act extends (...given: never[]) => void>(
  act: Act,
): (...given: Parameters<Act>) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Parameters<Act>) => latest.current(...given), [])
}

type MatrixTableProps = Omit<MatrixView, 'place'> & { label: string; areas: readonly MatrixArea[] }

function MatrixTable({ label, areas, ...lines }: MatrixTableProps) {
  const { table, place, ...focus } = useGridFocus(areas, lines.columns.length + 1)
  const view: MatrixView = { ...lines, place }
  const starts = areaStarts(areas)
  return (
    <div className={css.scroller}>
      <table
        role="grid"
        aria-label={label}
        aria-readonly={lines.isReadOnly}
        className={css.table}
        ref={table}
        {...focus}
      >
        <thead role="rowgroup" className={css.thead}>
          <HeadRow view={view} areas={areas} />
        </thead>
        {areas.map((area, index) => (
          <tbody key={area.id} role="rowgroup" className={css.tbody}>
            <AreaRow view={view} area={area} at={starts[index] ?? 0} />
            {area.rows.map((row, below) => (
              <RightsRow key={row.id} view={view} row={row} at={(starts[index] ?? 0) + below + 1} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Count({
  areas,
  ...held
}: { areas: readonly MatrixArea[] } & Pick<MatrixView, 'chosen' | 'origins'>) {
  const { matrix: words } = useWords()
  const { locale } = useLocale()
  const all = permissionsOf(areas)
  const count = all.filter((permission) => isHeld(held, permission)).length
  return (
    <span role="status" className={css.total}>
      {words.selected(formatNumber(count, locale), formatNumber(all.length, locale))}
    </span>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const words = useWords()
  return <EmptyState kind="none-match" action={<Button onPress={onClear}>{words.clear}</Button>} />
}
