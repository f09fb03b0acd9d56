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
  const isEmpty = toolbar === undefined && hideColumnChooser && onSelect === undefined
  return (
    <div className={isEmpty ? undefined : css.toolbar} data-region="toolbar">
      <div className={css.tools}>{count > 0 ? (bulkActions ?? toolbar) : toolbar}</div>
      <div className={css.toolsEnd}>
        <TableNews count={count} isStale={props.isStale ?? false} />
        {count > 0 ? <ClearSelection onPress={() => onSelect?.(new Set())} /> : null}
        {hideColumnChooser ? null : (
          <ColumnChooser columns={columns} settings={props.settings} onSettings={props.onSettings} />
        )}
      </div>
    </div>
  )
}

function TableNews({ count, isStale }: { count: number; isStale: boolean }) {
  const { table: words } = useWords()
  const { locale } = useLocale()
  return (
    <span role="status" className={css.count}>
      {count > 0 ? words.selected(formatNumber(count, locale)) : isStale ? words.updating : ''}
    </span>
  )
}

function ClearSelection({ onPress }: { onPress: () => void }) {
  const { table: words } = useWords()
  return (
    <Button size="sm" tone="quiet" icon="x" onPress={onPress}>
      {words.clearSelection}
    </Button>
  )
}
