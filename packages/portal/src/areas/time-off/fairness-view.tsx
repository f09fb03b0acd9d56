import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fairness } from '@portal/sdk'
import { operationVacations } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, type Column, DataTable, EmptyState, FilterBar, type Option } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useVacationPlans } from './use-vacation-plans.ts'

type Person = Fairness['people'][number]

/** Who had which peak dates over the years, those with the fewest first (VOP-10). */
export function FairnessView() {
  const { t } = useTranslation('operationTeam')
  const plans = useVacationPlans()
  const opened = useOpened('planId')
  const plan = plans?.find(({ id }) => id === opened.id) ?? plans?.[0]
  const choice = (
    <FilterBar
      filters={[
        { kind: 'one-of', id: 'planId', label: t('plan'), options: plans ?? [], isAlwaysShown: true },
      ]}
      values={plan === undefined ? {} : { planId: plan.id }}
      onChange={({ planId }) => (planId === undefined ? opened.close() : opened.replace(planId))}
    />
  )
  return (
    <ScreenPage title={t('fairness.tab')} description={t('fairness.text')}>
      <Card padding="none">
        <People plan={plan} isWaiting={plans === undefined} toolbar={choice} />
      </Card>
    </ScreenPage>
  )
}

const nobody: Fairness = { periods: [], people: [] }

interface PeopleProps {
  plan: Option | undefined
  /** Whether the plans are still on their way. */
  isWaiting: boolean
  toolbar: ReactNode
}

function People({ plan, isWaiting, toolbar }: PeopleProps) {
  const { t } = useTranslation('operationTeam')
  const { data, error, isLoading, refresh } = useData(
    useFamily(operationVacations).fairness,
    plan === undefined ? null : [{ planId: plan.id }],
    { keepPrevious: true },
  )
  const { periods, people } = data ?? nobody
  const failure = data === undefined && error !== undefined && (
    <FailureState error={error} onRetry={refresh} />
  )
  return (
    <DataTable<Person>
      label={t('fairness.label', { plan: plan?.label ?? '' })}
      columns={useColumns(periods)}
      rows={people}
      rowKey={({ person }) => person.id}
      isLoading={isWaiting || isLoading}
      error={failure}
      empty={<EmptyState title={t('fairness.none')}>{t('fairness.noneText')}</EmptyState>}
      toolbar={toolbar}
    />
  )
}

function useColumns(periods: Fairness['periods']): readonly Column<Person>[] {
  const { t } = useTranslation('operationTeam')
  return [
    {
      ...{ id: 'person', header: t('fairness.person'), rowHeader: true, priority: 1 },
      cell: ({ person }) => person.displayName,
    },
    { id: 'days', header: t('fairness.days'), align: 'end', priority: 1, cell: ({ days }) => days },
    ...periods.map(
      ({ id, name }): Column<Person> => ({
        ...{ id, header: name, priority: 2 },
        cell: (row) => {
          const had = row.periods.find((one) => one.id === id)
          return had === undefined ? '' : `${had.days} · ${had.startsOn} – ${had.endsOn}`
        },
      }),
    ),
  ]
}
