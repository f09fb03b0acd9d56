import { lazy, Suspense, type ReactNode } from 'react'
import { EmptyState } from '#components/empty-state/empty-state.tsx'
import type { MenuSection } from '#components/menu-button/menu-list.tsx'
import { useIsPrinting } from '#components/team-planner/use-is-printing.ts'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import * as css from './data-table.css.ts'
import type { TableFrame } from './frame.ts'
import type { OpenMenu } from './row-menu.tsx'
import { TableRow, type TableRowProps } from './row.tsx'

// Loaded on demand: virtualisation weighs as much as the table, and most tables are too short to need it.
const VirtualRows = lazy(() => import('./virtual-rows.tsx').then((file) => ({ default: file.VirtualRows })))

// With more rows a browser becomes slow, so only the visible ones are rendered.
const virtualFrom = 200
const skeletonRows = 8

interface TableBodyProps<Row> extends TableFrame<Row> {
  rowLabel: (row: Row) => string
  rowHref: ((row: Row) => string | undefined) | undefined
  rowAct: ((row: Row) => (() => void) | undefined) | undefined
  onOpen: (row: Row) => void
  rowActions: ((row: Row) => readonly MenuSection[]) | undefined
  onMenu: (menu: OpenMenu<Row>) => void
  openMenuKey: string | undefined
  freshKey: string | undefined
  isLoading: boolean
  error: ReactNode
  empty: ReactNode
  firstRow: number
  scroller: HTMLDivElement | null
  isPageScrolled: boolean
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, isLoading, error, empty, hasSelection, hasActions } = props
  const isPrinting = useIsPrinting()
  const width = columns.length + Number(hasSelection) + Number(hasActions)
  const hasError = error !== undefined && error !== null && error !== false
  if (hasError) return <Notice width={width}>{error}</Notice>
  if (rows.length === 0 && isLoading) return <SkeletonRows width={width} />
  if (rows.length === 0) return <Notice width={width}>{empty ?? <EmptyState kind="none-match" />}</Notice>
  if (rows.length > virtualFrom && !isPrinting) {
    return (
      <Suspense fallback={<SkeletonRows width={width} />}>
        <VirtualRows
          count={rows.length}
          width={width}
          scroller={props.scroller}
          isPageScrolled={props.isPageScrolled}
          renderRow={(index, measure) => {
            const row = rowProps(props, index)
            return row === undefined ? null : <TableRow {...row} index={index} measure={measure} />
          }}
        />
      </Suspense>
    )
  }
  return (
    <tbody role="rowgroup" className={css.body}>
      {rows.map((_row, index) => {
        const row = rowProps(props, index)
        return row === undefined ? null : <TableRow key={row.id} {...row} />
      })}
    </tbody>
  )
}

function rowProps<Row>(props: TableBodyProps<Row>, index: number): TableRowProps<Row> | undefined {
  const row = props.rows[index]
  if (row === undefined) return undefined
  const id = props.rowKey(row)
  const href = props.rowHref?.(row)
  return {
    row,
    id,
    label: props.rowLabel(row),
    href,
    onOpen: href === undefined ? openingOf(props, row) : undefined,
    columns: props.columns,
    isSelected: props.isAllMatching || (props.selected?.has(id) ?? false),
    hasSelection: props.hasSelection,
    hasActions: props.hasActions,
    hasMenu: props.rowActions?.(row).some(({ items }) => items.length > 0) ?? false,
    isMenuOpen: props.openMenuKey === id,
    isFresh: props.freshKey === id,
    rowIndex: props.firstRow + index + 1,
    onSelect: props.onSelect,
    onMenu: props.onMenu,
  }
}

const openingOf = <Row,>({ rowAct, onOpen }: TableBodyProps<Row>, row: Row) =>
  rowAct?.(row) === undefined ? undefined : onOpen

function Notice({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tbody role="rowgroup" className={css.body}>
      <tr role="row" className={css.noticeRow}>
        <td role="cell" colSpan={width} className={css.notice}>
          {children}
        </td>
      </tr>
    </tbody>
  )
}

function SkeletonRows({ width }: { width: number }) {
  return (
    <tbody role="rowgroup" className={css.body} aria-hidden>
      {Array.from({ length: skeletonRows }, (_row, row) => (
        <tr key={row} className={css.row}>
          {Array.from({ length: width }, (_cell, cell) => (
            <td key={cell} className={css.cell}>
              <Skeleton />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
