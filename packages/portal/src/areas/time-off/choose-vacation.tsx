import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { vacationBalances, vacationDays } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { type DateRange, Stack, YearPlanner } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { SidePanel } from '#patterns/side-panel.tsx'
import { today } from '#patterns/this-month.ts'
import { AskCard } from './ask-card.tsx'
import { useVacationChoice } from './vacation-choice.ts'
import { VacationBalance } from './vacation-balance.tsx'
import { dayKinds, marksOf } from './vacation-marks.ts'

/** What one has, a year to choose days in, and what they would come to (VAC-1, VAC-2). */
export function ChooseVacation({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation('vacations')
  const { choice, take, change, clear } = useVacationChoice()
  const [year, setYear] = useState(() => Number((choice.range?.start ?? today()).slice(0, 4)))
  const balance = useData(useFamily(vacationBalances).show, [employeeId, { year }], { keepPrevious: true })
  const side = useRef<HTMLDivElement>(null)
  const choose = (range: DateRange) => {
    take(range)
    setYear(Number(range.start.slice(0, 4)))
    // Below the calendar, as on a phone, nobody would see what is counted.
    side.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <ScreenPage title={t('choose.tab')} description={t('choose.text')}>
      <Stack space="md">
        <VacationBalance employeeId={employeeId} year={year} />
        <SidePanel
          panelRef={side}
          panel={
            <AskCard
              {...{ employeeId, choice, change, clear }}
              onTake={choose}
              rules={balance.data?.rules ?? undefined}
            />
          }
        >
          <Calendar
            {...{ employeeId, year, onYearChange: setYear, value: choice.range, onChange: choose }}
            isNatural={balance.data?.rules?.unit === 'natural' && choice.kind === 'annual'}
          />
        </SidePanel>
      </Stack>
    </ScreenPage>
  )
}

interface CalendarProps {
  employeeId: string
  year: number
  onYearChange: (year: number) => void
  value: DateRange | null
  onChange: (range: DateRange) => void
  /** Whether every day counts, whatever is planned. */
  isNatural: boolean
}

function Calendar({ employeeId, year, isNatural, ...chosen }: CalendarProps) {
  const { t } = useTranslation('vacations')
  const period = { from: `${year}-01-01`, until: `${year}-12-31` }
  const { data, error, isLoading, refresh } = useData(useFamily(vacationDays).show, [employeeId, period])
  const working = new Set(
    data?.filter(({ plannedMinutes }) => (plannedMinutes ?? 0) > 0).map((one) => one.date),
  )
  return (
    <YearPlanner
      {...chosen}
      label={t('choose.calendar', { year })}
      year={year}
      kinds={dayKinds((id) => ({ label: t(`choose.marks.${id}`), sign: t(`choose.signs.${id}`) }))}
      marks={marksOf(data ?? [], (state) => t(`list.states.${state}`))}
      isCounted={(day) => isNatural || working.has(day)}
      today={today()}
      isLoading={isLoading}
      error={
        data === undefined && error !== undefined ? (
          <FailureState error={error} onRetry={refresh} />
        ) : undefined
      }
    />
  )
}
