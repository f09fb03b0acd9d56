import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { MonthSheet, MonthSheetsMeta } from '@portal/sdk'
import { monthSheets } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { sheetColumns } from './month-sheet-columns.tsx'
import { sheetAsk, sheetRules, useSheetFilters } from './month-sheet-query.ts'
import { OpenedDay } from './opened-day.tsx'
import { RemindButton } from './remind-button.tsx'
import { useLocking } from './use-locking.tsx'

const MonthSheetDrawer = lazy(() =>
  import('./month-sheet-drawer.tsx').then((file) => ({ default: file.MonthSheetDrawer })),
)

/** The months of the people in scope: confirmed, pending, and locked (FIC-9, FIC-14). */
export function MonthSheetList() {
  const { t } = useTranslation('monthSheets')
  const translate = useGroupWords('monthSheets:list')
  const family = useFamily(monthSheets)
  const table = useTableQuery(sheetRules)
  const ask = sheetAsk(table.query)
  const list = useData(family.index, [ask], { keepPrevious: true })
  const opened = useOpened('sheet')
  const locking = useLocking(list, ask)
  const title = t('list.title')
  return (
    <ScreenPage
      title={title}
      description={<Counts month={ask.from} meta={list.data?.meta} />}
      actions={<RemindButton month={ask.from} />}
    >
      <ViewedList<MonthSheet>
        label={title}
        table={table}
        list={list}
        specs={sheetColumns}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ person, month }) => t('list.label', { person: person.displayName, month })}
        rowHref={({ id }) => opened.hrefOf(id)}
        filters={useSheetFilters()}
        report={{ report: 'monthSheets', ask }}
        {...locking.table}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: <LinkButton href="/admin/accesos/accesosEmpleados">{translate('create')}</LinkButton>,
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      {locking.question}
      <BulkFailures failures={locking.failures} onClose={locking.hideFailures} />
      {opened.id === null ? null : (
        <Suspense>
          <MonthSheetDrawer key={opened.id} id={opened.id} onClose={opened.close} />
        </Suspense>
      )}
      <OpenedDay />
    </ScreenPage>
  )
}

/** The progress of the month in one line: the rows below are the purpose of the page. */
function Counts({ month, meta }: { month: string; meta: MonthSheetsMeta | undefined }) {
  const { t } = useTranslation('monthSheets')
  if (meta === undefined) return month
  const states = (['open', 'confirmed', 'locked', 'reopened'] as const).map(
    (state) => `${t(`list.states.${state}`)}: ${meta[state]}`,
  )
  return [month, ...states, `${t('list.lacking')}: ${meta.lacking}`].join(' · ')
}
