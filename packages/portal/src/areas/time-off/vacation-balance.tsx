import { useTranslation } from 'react-i18next'
import type { VacationAmounts, VacationBalanceDetail } from '@portal/sdk'
import { vacationBalances } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Badge, Card, DescriptionList, IconButton, Inline, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { BalanceNumber } from './vacation-terms.tsx'

interface VacationBalanceProps {
  employeeId: string
  year: number
  onYearChange?: (year: number) => void
}

/** What there is of somebody's vacation: each number opens into its sum, with the rule that gave it (VAC-1, VAC-14). */
export function VacationBalance({ employeeId, year, onYearChange }: VacationBalanceProps) {
  const { t } = useTranslation('vacations')
  const { data, error, refresh } = useData(useFamily(vacationBalances).show, [employeeId, { year }], {
    keepPrevious: true,
  })
  return (
    <Card
      title={t('balance.title', { year })}
      {...(onYearChange === undefined ? {} : { actions: <YearPager {...{ year, onYearChange }} /> })}
    >
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

function YearPager({ year, onYearChange }: Required<Pick<VacationBalanceProps, 'year' | 'onYearChange'>>) {
  const { t } = useTranslation('vacations')
  return (
    <Inline space="xs" noWrap>
      <IconButton
        icon="chevronLeft"
        size="sm"
        label={t('balance.previous')}
        onPress={() => onYearChange(year - 1)}
      />
      <IconButton
        icon="chevronRight"
        size="sm"
        label={t('balance.next')}
        onPress={() => onYearChange(year + 1)}
      />
    </Inline>
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

const always = ['available', 'entitlement', 'enjoyed', 'approved', 'pending'] as const
/** Shown only where there is something of it. */
const sometimes = ['carriedOver', 'adjusted', 'expired'] as const
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

export type BalanceTerm = (typeof order)[number]

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
          {t(`list.kinds.${amounts.kind}`)} ({t(`units.${amounts.unit}`)})
        </strong>
        <DescriptionList
          layout="grid"
          items={order
            .filter((of) => shown.has(of))
            .map((of) => ({
              term: t(`balance.${of}`),
              value: <BalanceNumber of={of} amounts={amounts} terms={balance.terms} />,
            }))}
        />
      </Stack>
    </section>
  )
}
