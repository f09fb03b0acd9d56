import { useTranslation } from 'react-i18next'
import type { ClockEntry } from '@portal/sdk'
import { clockEntries } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { completeLayout, LinkButton, SavedViews } from '@portal/ui-kit'
import { ListExport } from '#patterns/export/list-export.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { exportedColumns } from '#patterns/resource-screen/columns.tsx'
import { useResourceColumns } from '#patterns/resource-screen/use-resource-columns.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { useScreenViews } from '#patterns/saved-views/use-screen-views.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { entryAsk, entryColumns, entryRules, useEntryFilters } from './entry-columns.tsx'
import { WorkdayDrawer } from './workday-drawer.tsx'

/** Every clock entry in one's reach, as it was recorded (REP-11); each leads to its day. */
export function ClockEntriesScreen() {
  const { t } = useTranslation(['workdays', 'general', 'menu'])
  const family = useFamily(clockEntries)
  const table = useTableQuery(entryRules)
  const ask = entryAsk(table.query)
  const list = useData(family.index, [ask], { keepPrevious: true })
  const { columns, tools } = useResourceColumns(entryColumns, useGroupWords('workdays:entries'))
  const views = useScreenViews(columns, table)
  const opened = useOpened('day')
  const title = t('menu:screens.clockEntries')
  return (
    <ScreenPage title={title} description={t('entries.text')} width="full">
      <SavedViews {...views.props} label={t('general:list.viewsOf', { name: title })}>
        <ResourceList<ClockEntry>
          label={title}
          searchLabel={t('general:actions.search')}
          table={table}
          list={list}
          columns={columns}
          rowKey={({ id }) => id}
          rowLabel={({ person, date }) => `${person.displayName} · ${date}`}
          rowHref={({ person, workday }) => opened.hrefOf(`${person.id}:${workday}`)}
          filters={useEntryFilters()}
          empty={{
            title: t('entries.none'),
            text: t('entries.noneText'),
            action: <LinkButton href="/timer">{t('entries.create')}</LinkButton>,
          }}
          {...(views.layout === undefined ? {} : { layout: views.layout })}
          onLayout={views.onLayout}
          actions={
            <ListExport
              name={title}
              rows={list.data?.meta.totalCount ?? 0}
              columns={exportedColumns(entryColumns, completeLayout(columns, views.layout), tools)}
              pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
            />
          }
        />
      </SavedViews>
      {opened.id === null ? null : <WorkdayDrawer key={opened.id} id={opened.id} onClose={opened.close} />}
    </ScreenPage>
  )
}
