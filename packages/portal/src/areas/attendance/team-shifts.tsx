import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlannedPerson } from '@portal/sdk'
import { shifts } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, EmptyState, FilterBar, Inline, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useConditions } from '#patterns/export/use-conditions.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { changeOf } from '#patterns/filter-change.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { filterValuesOf } from '#patterns/table-query.ts'
import { TableSearch } from '#patterns/table-search.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { ShiftFiles } from './shift-files.tsx'
import { ShiftGrid } from './shift-grid.tsx'
import { plannedOf } from './shift-plan.ts'
import { shiftAsk, shiftRules, useShiftFilters } from './shift-query.ts'
import { ShiftsInHand } from './shifts-in-hand.tsx'
import { PlannerChoice, PlannerPeriod } from './shift-toolbar.tsx'

const nobody: readonly PlannedPerson[] = []
type Shown = { view?: string | undefined; start?: string | undefined }
const nothing = () => undefined

/** The shift plan of a team by day. Planners edit it in place and save it at once. */
export function TeamShifts() {
  const { t } = useTranslation('shifts')
  const family = useFamily(shifts)
  const table = useTableQuery(shiftRules)
  const { shown, narrowed, ask } = shiftAsk(table.query)
  const list = useData(family.index, [ask], { keepPrevious: true })
  const people = list.data?.data ?? nobody
  const planned = useMemo(() => plannedOf(people), [people])
  const total = list.data?.meta.totalCount ?? 0
  const plans = useCan()('TURNOS_GESTIONAR')
  const filters = useShiftFilters(narrowed, people)
  const conditions = useConditions(table, filters)
  const period = { shown, onChange: (next: Shown) => table.change({ filters: next }) }
  const hasFailed = list.data === undefined && list.error !== undefined
  const grid = {
    ...{ people, shown, isLoading: list.isLoading },
    error: hasFailed ? <FailureState error={list.error} onRetry={list.refresh} /> : null,
    period: (
      <Inline noWrap>
        <PlannerPeriod {...period} />
        <PlannerChoice {...period} />
      </Inline>
    ),
    empty: <EmptyState title={t('planner.none')}>{t('planner.noneText')}</EmptyState>,
  }
  return (
    <ScreenPage
      title={t('planner.title')}
      description={t('planner.text')}
      actions={
        <ShiftFiles
          ask={ask}
          people={total}
          days={shown.days}
          name={t('planner.title')}
          conditions={conditions}
          onImported={list.refresh}
          canImport={plans}
        />
      }
    >
      <Stack space="xs">
        <FilterBar
          filters={filters}
          values={filterValuesOf(table.query)}
          onChange={(values) => table.change({ filters: changeOf(filters, values) })}
        >
          <TableSearch table={table} label={t('planner.person')} />
        </FilterBar>
        <TooMany shown={people.length} total={total} />
        {plans ? (
          <ShiftsInHand grid={grid} planned={planned} />
        ) : (
          <ShiftGrid {...grid} onUndo={nothing} toolbar={<Inline>{grid.period}</Inline>} />
        )}
      </Stack>
    </ScreenPage>
  )
}

/** Says that the list is truncated. */
function TooMany({ shown, total }: { shown: number; total: number }) {
  const { t } = useTranslation('planner')
  const format = useFormat()
  if (shown === 0 || total <= shown) return null
  return (
    <Alert tone="info" isSilent>
      {t('tooMany', { shown: format.number(shown), total: format.number(total) })}
    </Alert>
  )
}
