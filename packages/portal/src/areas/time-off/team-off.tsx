import { useTranslation } from 'react-i18next'
import { vacationDays } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { DescriptionList, type DateRange, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { lengthOf } from './vacation-choice.ts'

/** The service's limit of days. */
const most = 62

/** Who else of the team is off on the chosen days. */
export function TeamOff({ range: { start, end }, employeeId }: { range: DateRange; employeeId: string }) {
  const { t } = useTranslation('vacations')
  const isShort = lengthOf({ start, end }) <= most
  const { data, error, refresh } = useData(
    useFamily(vacationDays).index,
    isShort ? [{ initialDate: start, endDate: end, teamOf: employeeId }] : null,
    { keepPrevious: true },
  )
  if (!isShort) return <p>{t('choose.until62')}</p>
  if (error !== undefined && data === undefined) return <FailureState error={error} onRetry={refresh} />
  if (data === undefined) return <Skeleton lines={2} />
  const others = data.data.filter(({ person, days }) => person.id !== employeeId && days.length > 0)
  return (
    <Stack space="xs">
      <strong>{t('choose.team')}</strong>
      {others.length === 0 ? (
        <p>{t('choose.nobody')}</p>
      ) : (
        <DescriptionList
          items={others.map(({ person, days }) => ({
            term: person.displayName,
            value: periodsOf(days.map(({ date }) => date)).join(', '),
          }))}
        />
      )}
    </Stack>
  )
}

const dayMs = 24 * 60 * 60_000

/** Merges consecutive days into periods. */
function periodsOf(dates: readonly string[]): string[] {
  const periods: { from: string; until: string }[] = []
  for (const date of [...new Set(dates)].sort()) {
    const last = periods.at(-1)
    if (last !== undefined && Date.parse(date) - Date.parse(last.until) === dayMs) last.until = date
    else periods.push({ from: date, until: date })
  }
  return periods.map(({ from, until }) => (from === until ? from : `${from} – ${until}`))
}
