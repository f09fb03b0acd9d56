import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import type { Column, ColumnSetting } from './column.ts'
import { ColumnChooser } from './column-chooser.tsx'
import * as css from './data-table.css.ts'

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
export function TableToolbar<Row>({
  columns,
  selected,
  onSelect,
  bulkActions,
  toolbar,
  isStale = false,
  hideColumnChooser = false,
  settings,
  onSettings,
}: TableToolbarProps<Row>) {
  const words = useWords()
  const { locale } = useLocale()
  const count = selected?.size ?? 0
  const isEmpty = toolbar === undefined && hideColumnChooser && onSelect === undefined
  return (
    <div className={isEmpty ? undefined : css.toolbar} data-region="toolbar">
      <div className={css.tools}>{count > 0 && bulkActions !== undefined ? bulkActions : toolbar}</div>
      <div className={css.toolsEnd}>
        <span role="status" className={css.count}>
          {count > 0
            ? words.table.selected(formatNumber(count, locale))
            : isStale
              ? words.table.updating
              : ''}
        </span>
        {count > 0 ? (
          <Button size="sm" tone="quiet" icon="x" onPress={() => onSelect?.(new Set())}>
            {words.table.clearSelection}
          </Button>
        ) : null}
        {hideColumnChooser ? null : (
          <ColumnChooser columns={columns} settings={settings} onSettings={onSettings} />
        )}
      </div>
    </div>
  )
}
