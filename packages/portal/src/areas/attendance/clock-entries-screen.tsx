import { useTranslation } from 'react-i18next'
import type { ClockEntry } from '@portal/sdk'
import { clockEntries } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { entryAsk, entryColumns, entryRules, useEntryFilters } from './entry-columns.tsx'
import { WorkdayDrawer } from './workday-drawer.tsx'

/** Every clock entry in scope, as recorded (REP-11); each links to its day. */
export function ClockEntriesScreen() {
  const { t } = useTranslation(['workdays', 'menu'])
  const family = useFamily(clockEntries)
  const table = useTableQuery(entryRules)
  const ask = entryAsk(table.query)
  const { page, perPage, ...narrowed } = ask
  void [page, perPage]
  const list = useData(family.index, [ask], { keepPrevious: true })
  const opened = useOpened('day')
  const title = t('menu:screens.clockEntries')
  return (
    <ScreenPage title={title} description={t('entries.text')} width="full">
      <ViewedList<ClockEntry>
        label={title}
        table={table}
        list={list}
        specs={entryColumns}
        translate={useGroupWords('workdays:entries')}
        report={{
          ...{ report: 'clockEntries', ask },
          stream: (columns, options) => family.export({ ...narrowed, columns }, options),
        }}
        rowKey={({ id }) => id}
        rowLabel={({ person, date }) => `${person.displayName} · ${date}`}
        rowHref={({ person, workday }) => opened.hrefOf(`${person.id}:${workday}`)}
        filters={useEntryFilters(table.query.filters)}
        empty={{
          title: t('entries.none'),
          text: t('entries.noneText'),
          action: <LinkButton href="/timer">{t('entries.create')}</LinkButton>,
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      {opened.id === null ? null : <WorkdayDrawer key={opened.id} id={opened.id} onClose={opened.close} />}
    </ScreenPage>
  )
}
