import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationBalance as Balance } from '@portal/sdk'
import { vacationBalances, vacationMovements } from '@portal/sdk/intranet'
import { useData, useFamily, useSession } from '@portal/sdk/react'
import { Button, Card, Drawer, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCan } from '#patterns/use-can.ts'
import { AdjustForm } from './adjust-form.tsx'
import { VacationBalance } from './vacation-balance.tsx'
import { isArchive } from './vacation-query.ts'
import { useAmount } from './vacation-words.ts'

interface BalanceDrawerProps {
  /** The person and the year. */
  id: string
  onClose: () => void
}

/** A person's vacation: the balance, each movement, and for HR a manual movement (VAC-12). */
export function BalanceDrawer({ id, onClose }: BalanceDrawerProps) {
  const { t } = useTranslation('vacationTeam')
  const [employeeId = '', yearText = ''] = id.split(':')
  const year = Number(yearText)
  const balance = useData(useFamily(vacationBalances).show, [employeeId, { year }]).data
  return (
    <Drawer
      title={t('balances.adjustTitle', { name: balance?.person.displayName ?? '…' })}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <Stack space="lg">
        <VacationBalance employeeId={employeeId} year={year} />
        <Card
          title={t('balances.movements')}
          actions={balance === undefined ? null : <Adjusting balance={balance} />}
        >
          <Movements employeeId={employeeId} year={year} />
        </Card>
      </Stack>
    </Drawer>
  )
}

/** A manual movement, for HR and never in the viewer's own balance. */
function Adjusting({ balance }: { balance: Balance }) {
  const { t } = useTranslation('vacationTeam')
  const can = useCan()
  const isOwn = useSession()?.userData.uid === balance.person.id
  const [isOpen, setOpen] = useState(false)
  if (isOwn || !can('VACACIONES_CAMBIAR_ESTADO') || !can('REPORTES_TODOS')) return null
  return (
    <>
      <Button size="sm" icon="plus" onPress={() => setOpen(true)}>
        {t('balances.adjust')}
      </Button>
      {isOpen ? <AdjustForm balance={balance} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** As many as a person has in a year. */
const most = 100

function Movements({ employeeId, year }: { employeeId: string; year: number }) {
  const { t } = useTranslation(['vacationTeam', 'vacations'])
  const amount = useAmount()
  const active = isArchive(`${year}-12-31`) ? (0 as const) : (1 as const)
  const asked = { employeeId, year, active, sort: '-date' as const, perPage: most }
  const { data, error, refresh } = useData(useFamily(vacationMovements).index, [asked])
  if (data === undefined)
    return error === undefined ? <Skeleton lines={4} /> : <FailureState error={error} onRetry={refresh} />
  if (data.data.length === 0) return <p>{t('balances.noMovements')}</p>
  return (
    <Stack as="ul" space="sm">
      {data.data.map(({ id, date, kind, bucketKind, units, unit, reason, createdBy }) => (
        <li key={id}>
          {date} · {t(`balances.movementKinds.${kind}`)} · {t(`vacations:list.kinds.${bucketKind}`)} ·{' '}
          <strong>{amount(units, unit)}</strong>
          {reason === null ? null : (
            <p>{[reason, createdBy?.displayName].filter((part) => part !== undefined).join(' · ')}</p>
          )}
        </li>
      ))}
    </Stack>
  )
}
