import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallOptions, Page } from '@portal/sdk'
import { completeLayout, SavedViews, type Filter } from '@portal/ui-kit'
import { ListExport } from './export/list-export.tsx'
import type { ListAnswer, TableShape } from './paged-table.tsx'
import { ResourceList } from './resource-list.tsx'
import { exportedColumns, type ColumnSpec } from './resource-screen/columns.tsx'
import { useResourceColumns } from './resource-screen/use-resource-columns.ts'
import { useGroupWords, type ResourceGroup } from './resource-screen/words.ts'
import { useScreenViews } from './saved-views/use-screen-views.ts'
import type { TableState } from './use-table-query.ts'

interface ViewedListProps<Row> extends Pick<TableShape<Row>, 'rowKey' | 'rowLabel' | 'rowHref'> {
  title: string
  /** The group of phrases with the words of its columns, `none` and `noneText`. */
  phrases: ResourceGroup
  specs: readonly ColumnSpec<Row>[]
  filters: readonly Filter[]
  table: TableState
  list: ListAnswer<Row>
  /** All pages of what the list asks, for the export. */
  pages: (options: CallOptions) => AsyncIterable<Page<Row>>
  /** What to do where there is nothing. */
  emptyAction: ReactNode
}

/** A list that is only read: with its saved views, and the export of what is on the screen. */
export function ViewedList<Row>({
  title,
  phrases,
  specs,
  pages,
  emptyAction,
  ...shape
}: ViewedListProps<Row>) {
  const { t } = useTranslation('general')
  const say = useGroupWords(phrases)
  const { columns, tools } = useResourceColumns(specs, say)
  const views = useScreenViews(columns, shape.table)
  return (
    <SavedViews {...views.props} label={t('list.viewsOf', { name: title })}>
      <ResourceList<Row>
        {...shape}
        label={title}
        searchLabel={t('actions.search')}
        columns={columns}
        empty={{ title: say('none'), text: say('noneText'), action: emptyAction }}
        {...(views.layout === undefined ? {} : { layout: views.layout })}
        onLayout={views.onLayout}
        actions={
          <ListExport
            name={title}
            rows={shape.list.data?.meta.totalCount ?? 0}
            columns={exportedColumns(specs, completeLayout(columns, views.layout), tools)}
            pages={pages}
          />
        }
      />
    </SavedViews>
  )
}
