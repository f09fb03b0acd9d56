import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlannedPerson } from '@portal/sdk'
import { shifts } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { EmptyState, FilterBar, Inline, Stack } from '@portal/ui-kit'
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

/** Who works when: the plan of a team by the day. Who plans changes it in place and saves it as one. */
export function TeamShifts() {
  const { t } = useTranslation('shifts')
  const family = useFamily(shifts)
  const table = useTableQuery(shiftRules)
  const { shown, narrowed, ask } = shiftAsk(table.query)
  const list = useData(family.index, [ask], { keepPrevious: true })
  const people = list.data?.data ?? nobody
  const planned = useMemo(() => plannedOf(people), [people])
  const plans = useCan()('TURNOS_GESTIONAR')
  const filters = useShiftFilters(narrowed, people)
  const period = { shown, onChange: (next: Shown) => table.change({ filters: next }) }
  const hasFailed = list.data === undefined && list.error !== undefined
  const grid = {
    ...{ people, shown, isLoading: list.isLoading },
    error: hasFailed ? <FailureState error={list.error} onRetry={list.refresh} /> : null,
    period: <PlannerPeriod {...period} />,
    empty: <EmptyState title={t('planner.none')}>{t('planner.noneText')}</EmptyState>,
  }
  return (
    <ScreenPage
      title={t('planner.title')}
      description={t('planner.text')}
      actions={
        <>
          <PlannerChoice {...period} />
          <ShiftFiles
            ask={ask}
            rows={planned.size}
            name={t('planner.title')}
            onImported={list.refresh}
            canImport={plans}
          />
        </>
      }
    >
      <Stack space="sm">
        <FilterBar
          filters={filters}
          values={filterValuesOf(table.query)}
          onChange={(values) => table.change({ filters: changeOf(filters, values) })}
        >
          <TableSearch table={table} label={t('planner.person')} />
        </FilterBar>
        {plans ? (
          <ShiftsInHand grid={grid} planned={planned} />
        ) : (
          <ShiftGrid {...grid} onUndo={nothing} toolbar={<Inline>{grid.period}</Inline>} />
        )}
      </Stack>
    </ScreenPage>
  )
}
