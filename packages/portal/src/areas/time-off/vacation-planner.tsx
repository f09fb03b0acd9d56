import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayOff, PersonOff } from '@portal/sdk'
import { EmptyState, type OpenedCell, type PlannerBar, TeamPlanner } from '@portal/ui-kit'
import type { ShownDays } from '#patterns/planner-period.ts'
import { today } from '#patterns/this-month.ts'

interface VacationPlannerProps {
  people: readonly PersonOff[]
  period: Pick<ShownDays, 'from' | 'until' | 'days'>
  isLoading: boolean
  error?: ReactNode
  toolbar?: ReactNode
  onOpen?: (cell: OpenedCell) => void
}

const open: readonly (string | null)[] = ['pending', 'waiting', 'preapproved', 'cancellation_requested']

/** Who is off on which days of a month, approved or pending. */
export function VacationPlanner({ people, period: { from, until, days }, ...rest }: VacationPlannerProps) {
  const { t } = useTranslation('vacationTeam')
  const bars = useMemo(() => people.flatMap(barsOf), [people])
  const rows = useMemo(
    () => people.map(({ person: { id, displayName } }) => ({ id, name: displayName })),
    [people],
  )
  return (
    <TeamPlanner
      {...rest}
      label={t('calendar.label', { from, until })}
      rowHeader={t('who')}
      rows={rows}
      bars={bars}
      kinds={[
        {
          ...{ id: 'vacation', label: t('calendar.vacation'), sign: t('calendar.sign') },
          ...{ tone: 'success', pattern: 'stripes' },
        },
      ]}
      statuses={[
        { id: 'settled', label: t('calendar.settled'), stage: 'settled' },
        { id: 'open', label: t('calendar.open'), stage: 'open' },
      ]}
      start={from}
      days={days}
      today={today()}
      empty={<EmptyState title={t('calendar.none')}>{t('calendar.noneText')}</EmptyState>}
    />
  )
}

const dayMs = 24 * 60 * 60_000

/** Consecutive days of one request as one bar, which is labelled by the request and opens it. */
function barsOf({ person, days }: PersonOff): PlannerBar[] {
  const bars: (PlannerBar & { request: string | null })[] = []
  for (const day of days) {
    const last = bars.at(-1)
    if (last !== undefined && isNext(last, day)) last.end = day.date
    else
      bars.push({
        id: `${day.requestId ?? person.id}:${day.date}`,
        ...{ rowId: person.id, kind: 'vacation', start: day.date, end: day.date },
        ...{ status: open.includes(day.state) ? 'open' : 'settled', request: day.requestId },
      })
  }
  return bars
}

const isNext = (bar: { end: string; request: string | null }, { date, requestId }: DayOff): boolean =>
  bar.request === requestId && Date.parse(date) - Date.parse(bar.end) <= dayMs
