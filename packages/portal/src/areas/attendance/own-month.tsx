import { useTranslation } from 'react-i18next'
import type { MonthSheetDetail } from '@portal/sdk'
import { monthSheets } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Columns, IconButton, Inline, Link, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { HourBankCard } from './hour-bank-card.tsx'
import { monthIn, monthsAfter, thisMonth } from '#patterns/month-days.ts'
import { OpenedDay } from './opened-day.tsx'
import { OvertimeCard } from './overtime-card.tsx'
import { SheetCalendar } from './sheet-calendar.tsx'
import { SheetStatus } from './sheet-status.tsx'
import { SheetTotals } from './sheet-totals.tsx'

/** The person's own month: days, totals, and the confirmation (FIC-9, FIC-10, FIC-14). */
export function OwnMonth({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation('monthSheets')
  const { month, others, open, hrefOf } = useShownMonth()
  const sheet = useData(useFamily(monthSheets).show, month === undefined ? null : [employeeId, { month }])
  return (
    <ScreenPage
      title={t('own.title')}
      description={t('own.text')}
      actions={
        <Inline>
          {sheet.data?.canConfirm ? <ConfirmButton sheet={sheet.data} /> : null}
          {month === undefined ? null : <MonthPager month={month} onChange={open} />}
        </Inline>
      }
    >
      <Stack space="md">
        {others.length === 0 ? null : (
          <Inline space="sm">
            {t('own.awaits')}
            {others.map((one) => (
              <Link key={one} href={hrefOf(one)}>
                {one}
              </Link>
            ))}
          </Inline>
        )}
        <Month sheet={sheet} />
      </Stack>
      <OpenedDay />
    </ScreenPage>
  )
}

/** The month in the URL, or else the first unconfirmed one; and the other unconfirmed ones. */
function useShownMonth() {
  const { id, replace, hrefOf } = useOpened('month')
  const { data, error } = useData(useFamily(monthSheets).index, [{ waiting: true, sort: 'month' }])
  const waiting = data?.data.map(({ month }) => month) ?? []
  const isKnown = data !== undefined || error !== undefined
  const month = monthIn(id) ?? (isKnown ? (waiting[0] ?? thisMonth()) : undefined)
  return { month, others: waiting.filter((one) => one !== month), open: replace, hrefOf }
}

function MonthPager({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const { t } = useTranslation('monthSheets')
  return (
    <Inline space="xs">
      <IconButton
        icon="chevronLeft"
        label={t('own.previous')}
        onPress={() => onChange(monthsAfter(month, -1))}
      />
      <span role="status">{month}</span>
      <IconButton
        icon="chevronRight"
        label={t('own.next')}
        isDisabled={month >= thisMonth()}
        onPress={() => onChange(monthsAfter(month, 1))}
      />
    </Inline>
  )
}

type SheetAnswer = Pick<ListAnswer<never>, 'error' | 'refresh'> & { data: MonthSheetDetail | undefined }

function Month({ sheet: { data: sheet, error, refresh } }: { sheet: SheetAnswer }) {
  if (sheet === undefined)
    return error === undefined ? (
      <Skeleton shape="block" height="24rem" />
    ) : (
      <FailureState error={error} onRetry={refresh} />
    )
  const { person, month } = sheet
  return (
    <Stack space="lg">
      <SheetStatus sheet={sheet} />
      <Columns count={2}>
        <SheetCalendar sheet={sheet} />
        <Stack space="lg">
          <SheetTotals sheet={sheet} />
          <HourBankCard employeeId={person.id} />
          <OvertimeCard employeeId={person.id} year={Number(month.slice(0, 4))} />
        </Stack>
      </Columns>
    </Stack>
  )
}

/** Confirms the worked time exactly as the page shows it. */
function ConfirmButton({ sheet: { person, month, hash, isDifferent } }: { sheet: MonthSheetDetail }) {
  const { t } = useTranslation('monthSheets')
  const confirm = useAct(useFamily(monthSheets).confirm, t('own.confirmed'), ['inbox'])
  return (
    <Button
      tone="primary"
      icon="check"
      isPending={confirm.isPending}
      onPress={() => void confirm(person.id, { month, hash })}
    >
      {isDifferent ? t('own.confirmAnew') : t('own.confirm')}
    </Button>
  )
}
