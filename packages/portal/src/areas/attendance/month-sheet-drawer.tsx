import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MonthSheetDetail } from '@portal/sdk'
import { monthSheets } from '@portal/sdk/intranet'
import { useData, useFamily, useSession } from '@portal/sdk/react'
import { Button, Card, DescriptionList, Drawer, Inline, Skeleton, Stack, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { CompensateForm } from './compensate-form.tsx'
import { HourBankCard } from './hour-bank-card.tsx'
import { sheetTones } from './month-sheet-columns.tsx'
import { OvertimeCard } from './overtime-card.tsx'
import { ReopenForm } from './reopen-form.tsx'
import { SheetCalendar } from './sheet-calendar.tsx'
import { SheetStatus } from './sheet-status.tsx'
import { SheetTotals } from './sheet-totals.tsx'

/** A person's month, with its history and actions. `id` is the person and the month. */
export function MonthSheetDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('monthSheets')
  const [employeeId = '', month = ''] = id.split(':')
  const { data, error, refresh } = useData(useFamily(monthSheets).show, [employeeId, { month }])
  const title = data === undefined ? month : t('list.label', { person: data.person.displayName, month })
  return (
    <Drawer title={title} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Sheet sheet={data} />
      )}
    </Drawer>
  )
}

function Sheet({ sheet }: { sheet: MonthSheetDetail }) {
  const { t } = useTranslation('monthSheets')
  const { person, month, state } = sheet
  return (
    <Stack space="lg">
      <Inline>
        <Status tone={sheetTones[state]}>{t(`list.states.${state}`)}</Status>
        <SheetActs sheet={sheet} />
      </Inline>
      <SheetStatus sheet={sheet} />
      <SheetTotals sheet={sheet} />
      <SheetCalendar sheet={sheet} />
      <HourBankCard employeeId={person.id} actions={<Compensating sheet={sheet} />} />
      <OvertimeCard employeeId={person.id} year={Number(month.slice(0, 4))} />
      <History sheet={sheet} />
    </Stack>
  )
}

/** Locking and reopening, with permission, and never of the viewer's own month. */
function SheetActs({ sheet }: { sheet: MonthSheetDetail }) {
  const { t } = useTranslation('monthSheets')
  const can = useCan()
  const isOwn = useSession()?.userData.uid === sheet.person.id
  const lock = useAct(useFamily(monthSheets).lock, t('list.locked'), ['hourBank'])
  const [isReopening, setReopening] = useState(false)
  const { state, person, month } = sheet
  if (isOwn || !can('HOJAS_MES_GESTIONAR')) return null
  return (
    <>
      {state === 'confirmed' ? (
        <Button
          size="sm"
          tone="primary"
          icon="lock"
          isPending={lock.isPending}
          onPress={() => void lock(person.id, { month })}
        >
          {t('list.lockOne')}
        </Button>
      ) : null}
      {state === 'confirmed' || state === 'locked' ? (
        <Button size="sm" icon="restart" onPress={() => setReopening(true)}>
          {t('list.reopen')}
        </Button>
      ) : null}
      {isReopening ? <ReopenForm sheet={sheet} onClose={() => setReopening(false)} /> : null}
    </>
  )
}

function Compensating({ sheet: { person, month } }: { sheet: MonthSheetDetail }) {
  const { t } = useTranslation('monthSheets')
  const can = useCan()
  const isOwn = useSession()?.userData.uid === person.id
  const [isOpen, setOpen] = useState(false)
  if (isOwn || !can('BOLSA_HORAS_GESTIONAR')) return null
  return (
    <>
      <Button size="sm" icon="plus" onPress={() => setOpen(true)}>
        {t('compensation.open')}
      </Button>
      {isOpen ? <CompensateForm person={person} month={month} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function History({ sheet: { history } }: { sheet: MonthSheetDetail }) {
  const { t } = useTranslation('monthSheets')
  const format = useFormat()
  if (history.length === 0) return null
  return (
    <Card title={t('own.history')}>
      <DescriptionList
        items={history.map(({ act, at, by, reason, hash }) => ({
          id: at,
          term: `${t(`own.acts.${act}`)} · ${format.dateTime(at)}`,
          value: (
            <Stack space="xs">
              <span>{[by.displayName, reason].filter((part) => part !== null).join(': ')}</span>
              {act === 'confirm' ? <code>{`${t('own.seal')}: ${hash.slice(0, 16)}…`}</code> : null}
            </Stack>
          ),
        }))}
      />
    </Card>
  )
}
