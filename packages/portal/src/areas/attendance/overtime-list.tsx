import { useTranslation } from 'react-i18next'
import type { Overtime } from '@portal/sdk'
import { overtime } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { type Filter, LinkButton, Status } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords, type WordOf } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { hoursColumn } from '#patterns/hours-column.ts'
import { thisMonth } from '#patterns/month-days.ts'

type Word = WordOf<'monthSheets:overtime'>
const states = ['over', 'near', 'below'] as const
const tones = { over: 'danger', near: 'warning', below: 'neutral' } as const
const rules = {
  sorts: ['share', 'person', 'counted'],
  defaultSort: '-share',
  filters: ['year', 'state'],
  modes: ['year'],
} as const

const seconds = (id: Word, of: (row: Overtime) => number, shape = {}) =>
  hoursColumn<Overtime, Word>(id, (row) => of(row) / 60, shape)

const columns: readonly ColumnSpec<Overtime, Word>[] = [
  column.custom(
    'person',
    { text: ({ person }: Overtime) => person.displayName },
    { rowHeader: true, sortable: true, priority: 1 },
  ),
  column.custom(
    'state',
    {
      text: ({ state }: Overtime, { translate }) => translate(`states.${state}`),
      cell: ({ state }, { translate }) => <Status tone={tones[state]}>{translate(`states.${state}`)}</Status>,
    },
    { priority: 1 },
  ),
  column.custom(
    'share',
    {
      text: ({ share }: Overtime, { format }) => format.share(share),
      sheet: { kind: 'number', value: ({ share }) => Math.round(share * 1000) / 1000 },
    },
    { align: 'end', sortable: true, priority: 1 },
  ),
  seconds('counted', ({ countedSeconds }) => countedSeconds, { sortable: true, priority: 1 }),
  seconds('limit', ({ limitSeconds }) => limitSeconds),
  column.text('source'),
  seconds('extra', ({ extraSeconds }) => extraSeconds),
  seconds('compensated', ({ compensatedSeconds }) => compensatedSeconds),
]

/**
 * People near or over the yearly overtime limit of their contract's rules, the closest first (ET art. 35.2).
 */
export function OvertimeList() {
  const { t } = useTranslation('monthSheets')
  const translate = useGroupWords('monthSheets:overtime')
  const family = useFamily(overtime)
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const { state } = chosen('state', states, filters.state)
  const years = yearsUntilNow()
  const year = years.find((one) => String(one) === filters.year) ?? years[0]
  const ask = { ...asked, year, ...(state === undefined ? {} : { state: [state] }) }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const title = t('overtime.title')
  const offered: readonly Filter[] = [
    {
      ...{ kind: 'one-of', id: 'year', label: t('overtime.period'), isAlwaysShown: true },
      options: years.map((one) => ({ id: String(one), label: String(one) })),
    },
    {
      ...{ kind: 'one-of', id: 'state', label: t('overtime.state'), isAlwaysShown: true },
      options: states.map((id) => ({ id, label: t(`overtime.states.${id}`) })),
    },
  ]
  const { meta } = list.data ?? {}
  const counts = [
    [t('overtime.over'), meta?.over],
    [t('overtime.near'), meta?.near],
  ] as const
  return (
    <ScreenPage
      title={title}
      description={`${t('overtime.text')} ${counts.map(([label, count]) => `${label}: ${count ?? '—'}`).join(' · ')}`}
    >
      <ViewedList<Overtime>
        label={title}
        table={table}
        list={list}
        specs={columns}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ person }) => person.displayName}
        filters={offered}
        report={{ report: 'overtime', ask }}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: <LinkButton href="/admin/accesos/accesosEmpleados">{translate('create')}</LinkButton>,
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
    </ScreenPage>
  )
}

function yearsUntilNow(): readonly [number, ...number[]] {
  const year = Number(thisMonth().slice(0, 4))
  return [year, year - 1, year - 2, year - 3]
}
