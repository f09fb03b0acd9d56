import { useTranslation } from 'react-i18next'
import type { OperationsSummary } from '@portal/sdk'
import { operationVacations } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, completeLayout, DataTable, EmptyState, FilterBar, readRange, writeRange } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import { ListExport } from '#patterns/export/list-export.tsx'
import { onePage } from '#patterns/export/one-page.ts'
import { tableExport } from '#patterns/export/table-columns.ts'
import { useConditions } from '#patterns/export/use-conditions.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { changeOf } from '#patterns/filter-change.ts'
import { daysAfter, shownDays } from '#patterns/planner-period.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { SumLine } from '#patterns/sum-line.tsx'
import { filterValuesOf } from '#patterns/table-query.ts'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { countKey, hrefOfCount, useCountColumns } from './operation-count-columns.tsx'
import { useVacationPlans } from './use-vacation-plans.ts'

const units = ['day', 'week', 'month', 'person'] as const
const rules = {
  sorts: ['startsOn'],
  defaultSort: 'startsOn',
  filters: ['by', 'period', 'planId'],
  modes: ['by', 'period'],
} as const

/**
 * The number of requests in each state by day, week, month or person; each row links to its requests (VOP-4).
 */
export function OperationCounts() {
  const { t } = useTranslation('operationTeam')
  const table = useTableQuery(rules)
  const { by: byParam, period, planId } = table.query.filters
  const { by = 'day' } = chosen('by', units, byParam)
  const { from, until } = askedPeriod(period)
  const ask = { by, from, until, ...(planId === undefined ? {} : { planId }) }
  const { data, error, isLoading, isStale, refresh } = useData(useFamily(operationVacations).summary, [ask], {
    keepPrevious: true,
  })
  const rows = (data?.rows ?? []).filter(({ states }) => states.length > 0)
  const title = t('counts.tab')
  const filters = useCountFilters()
  const columns = useCountColumns()
  const conditions = useConditions(table, filters)
  const canExport = useCan()('GESTIONAR_VACACIONES_OP_EXPORTAR')
  const values = { ...filterValuesOf(table.query), by, period: writeRange({ from, to: until }) }
  return (
    <ScreenPage title={title} description={t('counts.text')}>
      <Card padding="none">
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={countKey}
          rowHref={(row) => hrefOfCount(row, { from, until })}
          isLoading={isLoading}
          isStale={isStale}
          error={
            data === undefined && error !== undefined ? (
              <FailureState error={error} onRetry={refresh} />
            ) : undefined
          }
          empty={<EmptyState title={t('counts.none')}>{t('counts.noneText')}</EmptyState>}
          toolbar={
            <FilterBar
              filters={filters}
              values={values}
              onChange={(next) => table.change({ filters: changeOf(filters, next) })}
            />
          }
          actions={
            canExport ? (
              <ListExport
                name={title}
                rows={rows.length}
                conditions={conditions}
                columns={tableExport(columns, completeLayout(columns, undefined), {})}
                pages={() => onePage(rows)}
              />
            ) : null
          }
          footer={<StateSums states={data?.states ?? []} />}
        />
      </Card>
    </ScreenPage>
  )
}

/** The default horizon in days. */
const daysAhead = 120

/** From the current month on, unless both ends are set. */
function askedPeriod(period = '') {
  const { from, to } = readRange(period)
  if (from !== null && to !== null) return { from, until: to }
  const first = shownDays('month').from
  return { from: first, until: daysAfter(first, daysAhead) }
}

function useCountFilters() {
  const { t } = useTranslation('operationTeam')
  const plans = useVacationPlans()
  return [
    {
      ...({ kind: 'one-of', id: 'by', label: t('counts.by'), isAlwaysShown: true } as const),
      options: units.map((id) => ({ id, label: t(`counts.units.${id}`) })),
    },
    { kind: 'date-range', id: 'period', label: t('period'), isAlwaysShown: true } as const,
    {
      ...({ kind: 'one-of', id: 'planId', label: t('plan'), isAlwaysShown: true } as const),
      options: plans ?? [],
    },
  ]
}

function StateSums({ states }: { states: OperationsSummary['states'] }) {
  const { t } = useTranslation('vacations')
  return <SumLine sums={states.map(({ state, count }) => [t(`list.states.${state}`), count])} />
}
