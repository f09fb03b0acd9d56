import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayToChoose } from '@portal/sdk'
import { vacationDays } from '@portal/sdk/intranet'
import { type DataAnswer, useData, useFamily } from '@portal/sdk/react'
import { type DayKind, type PlannerMark, YearPlanner } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { today } from '#patterns/this-month.ts'
import { useCan } from '#patterns/use-can.ts'
import type { ChoosingProps } from './choose-days.tsx'
import { dayKinds, marksOf, shiftDetails } from './vacation-marks.ts'

interface VacationCalendarProps extends ChoosingProps {
  label: string
  /** The other kinds of days, and where they apply. */
  kinds?: readonly DayKind[]
  marks?: readonly PlannerMark[]
  /** Other data that the calendar waits for. */
  beside?: Pick<DataAnswer<unknown>, 'data' | 'error' | 'isLoading' | 'refresh'>
}

/** A year of days to choose vacation from, with what is on each. */
export function VacationCalendar(props: VacationCalendarProps) {
  const { employeeId, year, isNatural, kinds = [], marks = [], beside, ...chosen } = props
  const { t } = useTranslation('vacations')
  const own = useOwnDays(employeeId, year)
  const { data } = own
  const working = new Set(
    data?.filter(({ plannedMinutes }) => (plannedMinutes ?? 0) > 0).map((one) => one.date),
  )
  const details = useShiftDetails(data)
  const failed = [own, beside].find((one) => one?.data === undefined && one?.error !== undefined)
  return (
    <YearPlanner
      {...chosen}
      year={year}
      kinds={[
        ...kinds,
        ...dayKinds((id) => ({ label: t(`choose.marks.${id}`), sign: t(`choose.signs.${id}`) })),
      ]}
      marks={[
        ...ownFirst(
          marksOf(data ?? [], (state) => t(`list.states.${state}`)),
          marks,
        ),
      ]}
      isCounted={(day) => isNatural || working.has(day)}
      today={today()}
      details={details}
      isLoading={own.isLoading || beside?.isLoading === true}
      error={
        failed === undefined ? undefined : <FailureState error={failed.error} onRetry={failed.refresh} />
      }
    />
  )
}

/** The working hours of each day. */
function useShiftDetails(days: readonly DayToChoose[] | undefined) {
  const { t } = useTranslation('vacations')
  return useMemo(
    () =>
      days &&
      shiftDetails(days, {
        shift: (times) => t('choose.shift', { times }),
        minutes: (minutes) => ({
          short: `${Math.round(minutes / 6) / 10} h`,
          label: t('choose.planned', { hours: hoursFace(minutes) }),
        }),
        rest: { short: t('choose.restShort'), label: t('choose.rest') },
      }),
    [days, t],
  )
}

/** The person's own days; with access to vacation of operations only, there is no calendar of them. */
function useOwnDays(employeeId: string, year: number) {
  const seesDays = useCan()('SOLICITAR_VACACIONES', 'MENU_VACATION_EMPLOYEE')
  const period = { from: `${year}-01-01`, until: `${year}-12-31` }
  return useData(useFamily(vacationDays).show, seesDays ? [employeeId, period] : null)
}

const last: readonly string[] = ['holiday', 'free']

/** Vacation and blocked dates take precedence over occupancy; holidays and days without a shift do not. */
const ownFirst = (own: readonly PlannerMark[], others: readonly PlannerMark[]): PlannerMark[] => [
  ...own.filter(({ kind }) => !last.includes(kind)),
  ...others,
  ...own.filter(({ kind }) => last.includes(kind)),
]
