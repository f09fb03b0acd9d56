import { useMemo, useState } from 'react'
import {
  completeLayout,
  withPlace,
  type ColumnLayout,
  type ColumnPlace,
} from '#components/column-chooser/column-layout.ts'
import { TableBody } from './body.tsx'
import { shownColumns, widthVars, type Column } from './column.ts'
import type { ResizeColumn } from './column-resizer.tsx'
import * as css from './data-table.css.ts'
import type { DataTableProps } from './data-table-props.ts'
import { TableHead } from './head.tsx'
import type { OpenMenu } from './row-menu.tsx'
import { useColumnPlaces } from './use-column-places.ts'
import { useFreshRow } from './use-fresh-row.ts'
import { useOpenRow } from './use-open-row.ts'
import { useRowSelection } from './use-row-selection.ts'

interface PlainTableProps<Row> extends DataTableProps<Row> {
  layout: ColumnLayout | undefined
  onLayout: (layout: ColumnPlace[]) => void
  rowLabel: (row: Row) => string
  scroller: HTMLDivElement | null
  /** The page scrolls instead of the element around the rows. */
  isPageScrolled: boolean
  onMenu: (menu: OpenMenu<Row>) => void
  openMenuKey: string | undefined
}

/** The table itself. The roles are explicit because a table shown as cards loses its implicit ones in some browsers. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { columns, rows, rowKey, selected, onSelect, isLoading = false, isStale = false, total } = props
  const [table, setTable] = useState<HTMLTableElement | null>(null)
  const { shown, resize } = useColumns(columns, props.layout, props.onLayout)
  useColumnPlaces(table, shown)
  const openRow = useOpenRow(props.rowAct)
  const { isAllMatching = false, onAllMatching } = props
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  useFreshRow(table, props.freshRow, keys)
  const select = useRowSelection({ keys, selected, onSelect, isAllMatching, onAllMatching })
  const frame = {
    columns: shown,
    hasSelection: onSelect !== undefined,
    hasActions: props.rowActions !== undefined,
    rows,
    rowKey,
    selected,
    isAllMatching,
    onSelect: select,
  }
  return (
    <table
      ref={setTable}
      className={css.table}
      style={widthVars(shown)}
      role="table"
      aria-label={props.label}
      aria-busy={isStale || isLoading}
      aria-rowcount={total === undefined ? undefined : total + 1}
    >
      <TableHead
        {...frame}
        sort={props.sort}
        onSort={props.onSort}
        resize={props.hideColumnChooser === true ? undefined : resize}
      />
      <TableBody
        {...frame}
        rowLabel={props.rowLabel}
        rowHref={props.rowHref}
        rowAct={props.rowAct}
        onOpen={openRow}
        rowActions={props.rowActions}
        onMenu={props.onMenu}
        openMenuKey={props.openMenuKey}
        freshKey={props.freshRow?.key}
        isLoading={isLoading}
        error={props.error}
        empty={props.empty}
        firstRow={props.firstRow ?? 1}
        scroller={props.scroller}
        isPageScrolled={props.isPageScrolled}
      />
    </table>
  )
}

/** The visible columns. A column being dragged has its width from the drag, before the change is reported. */
function useColumns<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout | undefined,
  onLayout: (layout: ColumnPlace[]) => void,
) {
  const [dragged, setDragged] = useState<{ id: string; width: number }>()
  const shown = useMemo(() => {
    const places = completeLayout(columns, layout)
    return shownColumns(
      columns,
      dragged === undefined ? places : withPlace(places, dragged.id, { width: dragged.width }),
    )
  }, [columns, layout, dragged])
  const resize: ResizeColumn = {
    onStart: (id, width) => setDragged({ id, width }),
    onWidth: (id, width) => {
      setDragged(undefined)
      onLayout(withPlace(completeLayout(columns, layout), id, { width }))
    },
  }
  return { shown, resize }
}
