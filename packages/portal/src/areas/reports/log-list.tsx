import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { LogEvent } from '@portal/sdk'
import { logs } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, completeLayout, SavedViews, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ListExport } from '#patterns/export/list-export.tsx'
import { pagesOf } from '#patterns/export/table-columns.ts'
import { ResourceList } from '#patterns/resource-list.tsx'
import { useScreenViews } from '#patterns/saved-views/use-screen-views.ts'
import { filterValuesOf } from '#patterns/table-query.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useLogColumns } from './log-columns.tsx'
import { logAsk, logRules, useLogFilters } from './log-filters.ts'

/** The events, newest first; the name of each opens it beside the list. */
export function LogList() {
  const { t } = useTranslation(['reports', 'general', 'menu'])
  const { index } = useFamily(logs)
  const table = useTableQuery(logRules)
  const ask = logAsk(table.query, filterValuesOf(table.query))
  const list = useData(index, [ask], { keepPrevious: true })
  const columns = useLogColumns()
  const views = useScreenViews(columns, table)
  const hrefOf = useEventAddress()
  const title = t('menu:screens.logs')
  const shown = completeLayout(columns, views.layout).filter(({ visible }) => visible)
  return (
    <Stack space="md">
      {list.data?.meta.isMore === true ? <More count={list.data.meta.totalCount} /> : null}
      <SavedViews {...views.props} label={t('general:list.viewsOf', { name: title })}>
        <ResourceList<LogEvent>
          label={title}
          searchLabel={t('search')}
          table={table}
          list={list}
          columns={columns}
          rowKey={({ id }) => id}
          rowLabel={({ act, subjectLabel }) => `${act} ${subjectLabel ?? ''}`}
          rowHref={hrefOf}
          filters={useLogFilters()}
          empty={{ title: t('none'), text: t('noneText') }}
          {...(views.layout === undefined ? {} : { layout: views.layout })}
          onLayout={views.onLayout}
          actions={
            <ListExport
              name={title}
              rows={list.data?.meta.totalCount ?? 0}
              columns={shown.flatMap(({ id }) => columns.find((column) => column.id === id) ?? [])}
              pages={(options) => pagesOf((asked) => index({ ...ask, ...asked }, options))}
            />
          }
        />
      </SavedViews>
    </Stack>
  )
}

function More({ count }: { count: number }) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  return <Alert isSilent>{t('more', { count: number(count) })}</Alert>
}

/** The URL of an event, which keeps the list's parameters. */
function useEventAddress(): (event: LogEvent) => string {
  const [params] = useSearchParams()
  return ({ id }) => {
    const next = new URLSearchParams(params)
    next.set('event', id)
    return `/logs?${next.toString()}`
  }
}
