import { useTranslation } from 'react-i18next'
import type { MonthSheetDetail } from '@portal/sdk'
import { monthSheets } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Columns, IconButton, Inline, Link, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { HourBankCard } from './hour-bank-card.tsx'
import { monthIn, monthsAfter, thisMonth } from './month-days.ts'
import { OpenedDay } from './opened-day.tsx'
import { OvertimeCard } from './overtime-card.tsx'
import { SheetCalendar } from './sheet-calendar.tsx'
import { SheetStanding } from './sheet-standing.tsx'
import { SheetTotals } from './sheet-totals.tsx'

/** One's own month: its days, what they add up to, and confirming it (FIC-9, FIC-10, FIC-14). */
export function OwnMonth({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation('monthSheets')
  const opened = useOpened('month')
  const family = useFamily(monthSheets)
  const waiting = useData(family.index, [{ waiting: true, sort: 'month' }])
  // What is to be confirmed comes first, the oldest before the others.
  const first = waiting.data?.data[0]?.month
  const isKnown = waiting.data !== undefined || waiting.error !== undefined
  const month = monthIn(opened.id) ?? (isKnown ? (first ?? thisMonth()) : undefined)
  const others = waiting.data?.data.filter((one) => one.month !== month) ?? []
  const sheet = useData(family.show, month === undefined ? null : [employeeId, { month }])
  return (
    <ScreenPage
      title={t('own.title')}
      description={t('own.text')}
      actions={
        <Inline>
          {sheet.data?.canConfirm ? <ConfirmButton sheet={sheet.data} /> : null}
          {month === undefined ? null : <MonthPager month={month} onChange={opened.replace} />}
        </Inline>
      }
    >
      <Stack space="md">
        {others.length === 0 ? null : (
          <Inline space="sm">
            {t('own.awaits')}
            {others.map((one) => (
              <Link key={one.month} href={opened.hrefOf(one.month)}>
                {one.month}
              </Link>
            ))}
          </Inline>
        )}
        {sheet.data === undefined ? (
          sheet.error === undefined ? (
            <Skeleton shape="block" height="24rem" />
          ) : (
            <FailureState error={sheet.error} onRetry={sheet.refresh} />
          )
        ) : (
          <Month sheet={sheet.data} />
        )}
      </Stack>
      <OpenedDay />
    </ScreenPage>
  )
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

function Month({ sheet }: { sheet: MonthSheetDetail }) {
  const { person, month } = sheet
  return (
    <Stack space="lg">
      <SheetStanding sheet={sheet} />
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

/** Says that this is what one has worked: exactly what is on the page. */
function ConfirmButton({ sheet: { person, month, hash, isDifferent } }: { sheet: MonthSheetDetail }) {
  const { t } = useTranslation('monthSheets')
  const confirm = useAct(useFamily(monthSheets).confirm, t('own.confirmed'))
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
