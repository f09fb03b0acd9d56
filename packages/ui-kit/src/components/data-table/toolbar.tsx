import { useContext, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ColumnChooser } from '#components/column-chooser/column-chooser.tsx'
import type { ColumnLayout, ColumnPlace } from '#components/column-chooser/column-layout.ts'
import { ViewToolsSlot } from '#components/saved-views/view-tools-slot.ts'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import type { Density } from '#tokens/scale.ts'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import type { Column } from './column.ts'
import { DensitySwitch } from './density-switch.tsx'
import type { Sort } from './sort.ts'
import { SortMenu } from './sort-menu.tsx'
import * as css from './toolbar.css.ts'

interface TableToolbarProps<Row> {
  columns: readonly Column<Row>[]
  selected?: ReadonlySet<string> | undefined
  onSelect?: ((selected: Set<string>) => void) | undefined
  isAllMatching?: boolean | undefined
  total?: number | undefined
  toolbar?: ReactNode
  actions?: ReactNode
  isStale?: boolean | undefined
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  density?: Density | undefined
  onDensity?: ((density: Density) => void) | undefined
  hideColumnChooser?: boolean | undefined
  layout: ColumnLayout | undefined
  onLayout: (layout: ColumnPlace[]) => void
}

/** The toolbar of a table: its filters, and actions on the whole table. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, layout, toolbar, actions, onSort, onDensity, hideColumnChooser = false } = props
  const viewTools = useContext(ViewToolsSlot)
  return (
    <div className={isBare(props) ? undefined : css.toolbar} data-region="toolbar">
      <div className={css.tools}>{toolbar}</div>
      <div className={css.toolsEnd}>
        <TableNews {...props} />
        {viewTools === undefined ? null : <span ref={viewTools} className={css.slot} />}
        {onSort === undefined ? null : (
          <SortMenu columns={columns} layout={layout} sort={props.sort} onSort={onSort} />
        )}
        <div className={css.acts}>
          {actions}
          {onDensity === undefined ? null : <DensitySwitch density={props.density} onDensity={onDensity} />}
          {hideColumnChooser ? null : (
            <ColumnChooser columns={columns} layout={layout} onLayout={props.onLayout} />
          )}
        </div>
      </div>
    </div>
  )
}

const isBare = <Row,>(props: TableToolbarProps<Row>): boolean =>
  props.hideColumnChooser === true &&
  [props.toolbar, props.actions, props.onDensity, props.onSelect].every((part) => part === undefined)

/** Announces changes; sighted readers see the number of selected rows in their bar. */
function TableNews<Row>({ selected, isAllMatching, total = 0, isStale }: TableToolbarProps<Row>) {
  const { table: words, bulk } = useWords()
  const { locale } = useLocale()
  const count = selected?.size ?? 0
  const format = (number: number) => formatNumber(number, locale)
  const selection =
    isAllMatching === true
      ? bulk.allMatching(format(total))
      : count > 0
        ? words.selected(format(count))
        : undefined
  return (
    <span role="status" className={css.count}>
      {selection === undefined ? null : <VisuallyHidden>{`${selection}. ${bulk.keys}`}</VisuallyHidden>}
      {selection === undefined && isStale === true ? words.updating : null}
    </span>
  )
}
