import { useTranslation } from 'react-i18next'
import { vacationDays } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, FilterBar, IconButton, Inline, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { changeOf } from '#patterns/filter-change.ts'
import { dayBeside, shownDays } from '#patterns/planner-period.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { filterValuesOf } from '#patterns/table-query.ts'
import { TableSearch } from '#patterns/table-search.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { OpenedVacation } from './opened-vacation.tsx'
import { usePeopleFilters } from './use-team-filters.ts'
import { isArchive, useVacationFilters, vacationAsk } from './vacation-query.ts'
import { VacationPlanner } from './vacation-planner.tsx'

const rules = {
  sorts: ['person'],
  defaultSort: 'person',
  filters: ['start', 'selectedSkill', 'dni', 'selectedState', 'active'],
  modes: ['start'],
} as const
/** The page size: rows out of view are not rendered. */
const peopleAtOnce = 500

/** Who is off in a month, pending requests included; a day of vacation opens its request (VAC-6). */
export function TeamCalendar() {
  const { t } = useTranslation('vacationTeam')
  const table = useTableQuery(rules)
  const { start, ...narrowed } = table.query.filters
  const period = shownDays('month', start)
  const { from: initialDate, until: endDate } = period
  // Days before last year are in the archive, which is included when the calendar goes that far back.
  const isPast = narrowed.active === undefined && isArchive(endDate)
  const { page, ...asked } = vacationAsk({ ...table.query, filters: { ...narrowed, initialDate, endDate } })
  void page
  const ask = {
    ...asked,
    sort: table.query.sort,
    perPage: peopleAtOnce,
    ...(isPast ? { active: 0 as const } : {}),
  }
  const { data, error, isLoading, refresh } = useData(useFamily(vacationDays).index, [ask], {
    keepPrevious: true,
  })
  const opened = useOpened('request')
  const filters = useVacationFilters(usePeopleFilters()).filter(({ id }) => id !== 'period')
  const turn = (next: string | undefined) => table.change({ filters: { start: next } })
  return (
    <ScreenPage title={t('calendar.tab')} description={t('calendar.text')}>
      <Stack space="sm">
        <FilterBar
          filters={filters}
          values={filterValuesOf(table.query)}
          onChange={(values) => table.change({ filters: changeOf(filters, values) })}
        >
          <TableSearch table={table} label={t('who')} />
        </FilterBar>
        <VacationPlanner
          people={data?.data ?? []}
          period={period}
          isLoading={isLoading}
          error={
            data === undefined && error !== undefined ? (
              <FailureState error={error} onRetry={refresh} />
            ) : undefined
          }
          onOpen={({ rowId, date }) => {
            const row = data?.data.find(({ person }) => person.id === rowId)
            const request = row?.days.find((day) => day.date === date)?.requestId
            if (request != null) opened.replace(request)
          }}
          toolbar={<MonthButtons period={period} onMonth={turn} />}
        />
      </Stack>
      <OpenedVacation />
    </ScreenPage>
  )
}

interface MonthButtonsProps {
  period: ReturnType<typeof shownDays>
  /** Gets a day of the month to show; undefined for the current one. */
  onMonth: (day: string | undefined) => void
}

function MonthButtons({ period, onMonth }: MonthButtonsProps) {
  const { t } = useTranslation('vacationTeam')
  return (
    <Inline>
      <IconButton
        icon="chevronLeft"
        size="sm"
        label={t('calendar.previous')}
        onPress={() => onMonth(dayBeside(period, -1))}
      />
      <Button size="sm" onPress={() => onMonth(undefined)}>
        {t('calendar.now')}
      </Button>
      <IconButton
        icon="chevronRight"
        size="sm"
        label={t('calendar.next')}
        onPress={() => onMonth(dayBeside(period, 1))}
      />
      <span role="status">{period.from.slice(0, 7)}</span>
    </Inline>
  )
}
