import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import type { Column, ColumnSetting } from './column.ts'
import { ColumnChooser } from './column-chooser.tsx'
import * as css from './toolbar.css.ts'

interface TableToolbarProps<Row> {
  columns: readonly Column<Row>[]
  selected?: ReadonlySet<string> | undefined
  onSelect?: ((selected: Set<string>) => void) | undefined
  bulkActions?: ReactNode
  toolbar?: ReactNode
  isStale?: boolean | undefined
  hideColumnChooser?: boolean | undefined
  settings: readonly ColumnSetting[] | undefined
  onSettings: (settings: ColumnSetting[]) => void
}

/** The line above a table: its filters, or what can be done with the selected rows. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, selected, onSelect, bulkActions, toolbar, hideColumnChooser = false } = props
  const count = selected?.size ?? 0
  return (
    <div className={isBare(props) ? undefined : css.toolbar} data-region="toolbar">
      <div className={css.tools}>{count > 0 ? (bulkActions ?? toolbar) : toolbar}</div>
      <div className={css.toolsEnd}>
        <TableNews count={count} isStale={props.isStale ?? false} onClear={() => onSelect?.(new Set())} />
        {hideColumnChooser ? null : (
          <ColumnChooser columns={columns} settings={props.settings} onSettings={props.onSettings} />
        )}
      </div>
    </div>
  )
}

const isBare = <Row,>({ toolbar, hideColumnChooser, onSelect }: TableToolbarProps<Row>): boolean =>
  toolbar === undefined && hideColumnChooser === true && onSelect === undefined

interface TableNewsProps {
  count: number
  isStale: boolean
  onClear: () => void
}

function TableNews({ count, isStale, onClear }: TableNewsProps) {
  const { table: words } = useWords()
  const { locale } = useLocale()
  return (
    <>
      <span role="status" className={css.count}>
        {count > 0 ? words.selected(formatNumber(count, locale)) : isStale ? words.updating : ''}
      </span>
      {count > 0 ? (
        <Button size="sm" tone="quiet" icon="x" onPress={onClear}>
          {words.clearSelection}
        </Button>
      ) : null}
    </>
  )
}
