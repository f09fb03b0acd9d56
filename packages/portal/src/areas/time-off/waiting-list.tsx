import { useTranslation } from 'react-i18next'
import type { VacationRequest } from '@portal/sdk'
import { operationVacations } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords, type WordOf } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useDecisionWords } from './use-decision-words.ts'
import { useVacationPlans } from './use-vacation-plans.ts'

type Spec = ColumnSpec<VacationRequest, WordOf<'operationTeam:waitingList'>>

const rules = { sorts: ['startsOn', 'createdAt'], defaultSort: 'createdAt', filters: ['planId'] } as const
const path = '/admin/manageVacationOp/manageVacationOp'

const columns: readonly Spec[] = [
  column.custom(
    'person',
    { text: ({ person }: VacationRequest) => person.displayName },
    { rowHeader: true, priority: 1 },
  ),
  column.custom(
    'place',
    {
      text: ({ operations }: VacationRequest) => String(operations?.waitingPlace ?? ''),
      sheet: { kind: 'number', value: ({ operations }) => operations?.waitingPlace ?? null },
    },
    { align: 'end', priority: 1 },
  ),
  column.text('startsOn', { sortable: true, priority: 1 }),
  column.text('endsOn', { priority: 2 }),
  column.custom(
    'plan',
    { text: ({ operations }: VacationRequest) => operations?.plan.name ?? '' },
    { priority: 2 },
  ),
  column.custom(
    'offeredUntil',
    {
      text: ({ operations }: VacationRequest, { format }) =>
        operations?.offeredUntil == null ? '' : format.dateTime(operations.offeredUntil),
    },
    { priority: 1 },
  ),
  column.dateTime('createdAt', { sortable: true, priority: 3 }),
]

/** The waiting list: dates, order, and current offers (VOP-3). */
export function WaitingList() {
  const { t } = useTranslation('operationTeam')
  const translate = useGroupWords('operationTeam:waitingList')
  const family = useFamily(operationVacations)
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const ask = { ...asked, ...filters, selectedState: ['waiting' as const] }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const { nameOf } = useDecisionWords()
  const plans = useVacationPlans()
  const can = useCan()
  const title = t('waitingList.tab')
  return (
    <ScreenPage title={title} description={t('waitingList.text')}>
      <ViewedList<VacationRequest>
        label={title}
        table={table}
        list={list}
        specs={columns}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={nameOf}
        rowHref={({ id }) => `${path}?request=${id}`}
        filters={[
          {
            ...{ kind: 'one-of', id: 'planId', label: t('plan'), isAlwaysShown: true },
            options: plans ?? [],
          },
        ]}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: <LinkButton href={path}>{translate('create')}</LinkButton>,
        }}
        {...(can('GESTIONAR_VACACIONES_OP_EXPORTAR')
          ? { pages: (options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages() }
          : {})}
      />
    </ScreenPage>
  )
}
