import { useTranslation } from 'react-i18next'
import type { VacationAmounts, VacationBalanceDetail } from '@portal/sdk'
import { vacationBalances } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Badge, Card, Inline, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { NumberRow } from '#patterns/number-row.tsx'
import { BalanceNumber } from './vacation-terms.tsx'

interface VacationBalanceProps {
  employeeId: string
  year: number
}

/** A vacation balance: each number expands to its calculation, with the rule behind it (VAC-1, VAC-14). */
export function VacationBalance({ employeeId, year }: VacationBalanceProps) {
  const { t } = useTranslation('vacations')
  const { data, error, refresh } = useData(useFamily(vacationBalances).show, [employeeId, { year }], {
    keepPrevious: true,
  })
  return (
    <Card title={t('balance.title', { year })}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={3} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Balance balance={data} />
      )}
    </Card>
  )
}

function Balance({ balance }: { balance: VacationBalanceDetail }) {
  const { t } = useTranslation('vacations')
  const { amounts, policy } = balance
  return (
    <Stack space="sm">
      {policy === null ? (
        <p>{t('balance.noPolicy')}</p>
      ) : (
        <Inline space="xs">
          {t('balance.policy', { name: policy.name, source: policy.source })}
          {policy.review ? <Badge tone="warning">{t('balance.review')}</Badge> : null}
        </Inline>
      )}
      {amounts.map((one) => (
        <Amounts key={`${one.kind}:${one.unit}`} amounts={one} balance={balance} />
      ))}
    </Stack>
  )
}

const always = ['available', 'entitlement', 'carriedOver', 'enjoyed', 'approved', 'pending'] as const
/** Only shown if it is not zero. */
const sometimes = ['adjusted', 'expired'] as const
const order = [
  'available',
  'entitlement',
  'carriedOver',
  'adjusted',
  'expired',
  'enjoyed',
  'approved',
  'pending',
] as const

type BalanceTerm = (typeof order)[number]

interface AmountsProps {
  amounts: VacationAmounts
  balance: VacationBalanceDetail
}

function Amounts({ amounts, balance }: AmountsProps) {
  const { t } = useTranslation('vacations')
  const shown = new Set<BalanceTerm>([...always, ...sometimes.filter((of) => amounts[of] !== 0)])
  return (
    <section aria-label={t(`list.kinds.${amounts.kind}`)}>
      <Stack space="xs">
        <strong>
          {t(`list.kinds.${amounts.kind}`)}
          {amounts.kind === 'annual' ? ` (${t(`units.${amounts.unit}`)})` : null}
        </strong>
        <NumberRow
          items={order
            .filter((of) => shown.has(of))
            .map((of) => ({
              id: of,
              term:
                of === 'carriedOver' && amounts.carriedUntil !== null
                  ? `${t('balance.carriedOver')} ${t('balance.carriedUntil', { date: amounts.carriedUntil })}`
                  : t(`balance.${of}`),
              value: <BalanceNumber of={of} amounts={amounts} terms={balance.terms} />,
            }))}
        />
      </Stack>
    </section>
  )
}
