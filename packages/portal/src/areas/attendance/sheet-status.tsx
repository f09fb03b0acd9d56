import { useTranslation } from 'react-i18next'
import type { MonthSheetDetail } from '@portal/sdk'
import { Alert, Inline, Link } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useFormat } from '#format/use-format.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { kindOf } from './day-kinds.ts'
import { monthsAfter } from '#patterns/month-days.ts'

/** The status of a sheet: what blocks its confirmation, with the days, or its history. */
export function SheetStatus({ sheet }: { sheet: MonthSheetDetail }) {
  const { t } = useTranslation('monthSheets')
  const { state, isOver, month, days, waitingDays, isDifferent } = sheet
  const isOpen = state === 'open' || state === 'reopened'
  const missing = days.filter((day) => kindOf(day) === 'check').map(({ date }) => date)
  return (
    <>
      {isOpen && !isOver ? (
        <Alert tone="info" isSilent>
          {t('own.running', { date: `${monthsAfter(month, 1)}-01` })}
        </Alert>
      ) : null}
      <Done sheet={sheet} />
      {isOpen && missing.length > 0 ? (
        <Alert tone="warning" isSilent title={t('own.missingDays')}>
          <DayLinks sheet={sheet} days={missing} />
        </Alert>
      ) : null}
      {waitingDays.length > 0 ? (
        <Alert tone="warning" isSilent title={t('own.waitingDays')}>
          <DayLinks sheet={sheet} days={waitingDays} />
        </Alert>
      ) : null}
      {isDifferent ? <Difference sheet={sheet} /> : null}
    </>
  )
}

/** The last action, by whom and why. */
function Done({ sheet: { state, confirmedAt, lockedAt, history } }: { sheet: MonthSheetDetail }) {
  const { t } = useTranslation('monthSheets')
  const format = useFormat()
  const last = history.at(-1)
  if (last === undefined) return null
  const date = format.dateTime(last.at)
  if (state === 'reopened')
    return (
      <Alert tone="warning" isSilent>
        {t('own.isReopened', { person: last.by.displayName, date, reason: last.reason ?? '' })}
      </Alert>
    )
  return (
    <Alert tone="success" isSilent>
      {state === 'locked'
        ? t('own.isLocked', { date: format.dateTime(lockedAt) })
        : t('own.isConfirmed', { date: format.dateTime(confirmedAt) })}
    </Alert>
  )
}

function Difference({ sheet: { difference } }: { sheet: MonthSheetDetail }) {
  const { t } = useTranslation('monthSheets')
  if (difference === null) return null
  return (
    <Alert tone="warning" isSilent title={t('own.isDifferent')}>
      {t('own.differs', {
        effective: hoursFace(difference.effectiveSeconds / 60),
        balance: hoursFace(difference.balanceSeconds / 60),
      })}
    </Alert>
  )
}

function DayLinks({ sheet: { person }, days }: { sheet: MonthSheetDetail; days: readonly string[] }) {
  const { hrefOf } = useOpened('day')
  return (
    <Inline space="sm">
      {days.map((date) => (
        <Link key={date} href={hrefOf(`${person.id}:${date}`)}>
          {date}
        </Link>
      ))}
    </Inline>
  )
}
