import { useTranslation } from 'react-i18next'
import type { TeleworkDay } from '@portal/sdk'
import { teleworkDays } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LinkButton, readMany, readRange, Status } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords, type WordOf } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'

type Word = WordOf<'telework:days'>

const contradictions = ['no_agreement', 'not_planned', 'on_site'] as const
const rules = {
  sorts: ['date', 'person'],
  defaultSort: '-date',
  filters: ['period', 'contradiction'],
  modes: ['period'],
} as const

const time = (id: Word, of: (day: TeleworkDay) => number) =>
  column.custom(
    id,
    {
      text: (day: TeleworkDay) => hoursFace(of(day) / 60),
      sheet: { kind: 'number', value: (day: TeleworkDay) => of(day) / 3600 },
    },
    { align: 'end', priority: 2 },
  )

const columns: readonly ColumnSpec<TeleworkDay, Word>[] = [
  column.text('date', { rowHeader: true, sortable: true, priority: 1 }),
  column.custom(
    'person',
    { text: ({ person }: TeleworkDay) => person.displayName },
    { sortable: true, priority: 1 },
  ),
  column.boolean('isPlanned', { priority: 2 }),
  time('remote', ({ remoteSeconds }) => remoteSeconds),
  time('worked', ({ workedSeconds }) => workedSeconds),
  column.custom(
    'contradiction',
    {
      text: ({ contradiction: of }: TeleworkDay, { translate }) =>
        of === null ? '' : translate(`contradictions.${of}`),
      cell: ({ contradiction: of }, { translate }) =>
        of === null ? '' : <Status tone="warning">{translate(`contradictions.${of}`)}</Status>,
    },
    { priority: 1 },
  ),
]

/** The agreed pattern and the recorded days, day by day (TEL-2). */
export function TeleworkDays() {
  const { t } = useTranslation('telework')
  const translate = useGroupWords('telework:days')
  const family = useFamily(teleworkDays)
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const { from, to } = readRange(filters.period ?? '')
  const chosen = readMany(filters.contradiction ?? '')
  const only = contradictions.filter((one) => chosen.includes(one))
  const ask = {
    ...asked,
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { until: to }),
    ...(only.length === 0 ? {} : { contradiction: only }),
  }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const title = t('days.tab')
  return (
    <ScreenPage title={title} description={t('days.text')}>
      <ViewedList<TeleworkDay>
        label={title}
        table={table}
        list={list}
        specs={columns}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ person, date }) => `${person.displayName} · ${date}`}
        filters={[
          { kind: 'date-range', id: 'period', label: translate('period'), isAlwaysShown: true },
          {
            ...{
              kind: 'many-of',
              id: 'contradiction',
              label: translate('contradiction'),
              isAlwaysShown: true,
            },
            options: contradictions.map((id) => ({ id, label: translate(`contradictions.${id}`) })),
          },
        ]}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: <LinkButton href="/accesos">{translate('create')}</LinkButton>,
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
    </ScreenPage>
  )
}
