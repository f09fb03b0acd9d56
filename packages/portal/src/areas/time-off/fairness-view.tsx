import { useTranslation } from 'react-i18next'
import type { Fairness } from '@portal/sdk'
import { operationVacations } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import {
  Card,
  type Column,
  completeLayout,
  DataTable,
  EmptyState,
  FilterBar,
  type Option,
  Stack,
} from '@portal/ui-kit'
import { ListExport } from '#patterns/export/list-export.tsx'
import { onePage } from '#patterns/export/one-page.ts'
import { tableExport } from '#patterns/export/table-columns.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { withWords } from '#patterns/address.ts'
import { useAddress } from '#patterns/use-address.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { useTeamColumns } from './fairness-columns.ts'
import { useVacationPlans } from './use-vacation-plans.ts'

type Person = Fairness['people'][number]
type Team = Fairness['groups'][number]

/** Who had which peak dates over the years, fewest first (VOP-10), and how burdens were shared. */
export function FairnessView() {
  const { t } = useTranslation('operationTeam')
  const plans = useVacationPlans()
  const opened = useOpened('planId')
  const plan = plans?.find(({ id }) => id === opened.id) ?? plans?.[0]
  return (
    <ScreenPage title={t('fairness.tab')} description={t('fairness.text')}>
      <Stack space="lg">
        <Peaks plan={plan} plans={plans} />
      </Stack>
    </ScreenPage>
  )
}

const nobody: Fairness = { periods: [], years: [], people: [], groups: [] }

interface PeaksProps {
  plan: Option | undefined
  /** Undefined while they are loading. */
  plans: readonly Option[] | undefined
}

/** By team for everybody, and by name with access to everybody. */
function Peaks({ plan, plans }: PeaksProps) {
  const { t } = useTranslation('operationTeam')
  const year = useOpened('year').id
  const { data, error, isLoading, refresh } = useData(
    useFamily(operationVacations).fairness,
    plan === undefined ? null : [{ planId: plan.id }],
    { keepPrevious: true },
  )
  const { periods, years, people, groups } = data ?? nobody
  const teamColumns = useTeamColumns(periods, year === null ? undefined : Number(year))
  const failure = data === undefined && error !== undefined && (
    <FailureState error={error} onRetry={refresh} />
  )
  return (
    <>
      <Card padding="none">
        <DataTable<Team>
          label={t('fairness.teams', { plan: plan?.label ?? '' })}
          columns={teamColumns}
          rows={groups}
          rowKey={({ id }) => id ?? 'others'}
          isLoading={plans === undefined || isLoading}
          error={failure}
          empty={<EmptyState title={t('fairness.none')}>{t('fairness.noneText')}</EmptyState>}
          toolbar={<Choice plan={plan} plans={plans ?? []} years={years} />}
          actions={<PeaksExport name={t('fairness.tab')} rows={groups} columns={teamColumns} />}
        />
      </Card>
      <Named plan={plan} people={people} periods={periods} />
    </>
  )
}

interface ChoiceProps {
  plan: Option | undefined
  plans: readonly Option[]
  years: Fairness['years']
}

/** The plan, and the year whose burdens are shown: all of them by default. */
function Choice({ plan, plans, years }: ChoiceProps) {
  const { t } = useTranslation('operationTeam')
  const [params, changeAddress] = useAddress()
  const year = params.get('year')
  const options = years.map((one) => ({ id: String(one), label: String(one) }))
  return (
    <FilterBar
      filters={[
        { kind: 'one-of', id: 'planId', label: t('plan'), options: plans, isAlwaysShown: true },
        { kind: 'one-of', id: 'year', label: t('fairness.year'), options, isAlwaysShown: true },
      ]}
      values={{
        ...(plan === undefined ? {} : { planId: plan.id }),
        ...(year === null ? {} : { year }),
      }}
      onChange={({ planId, year: chosen }) =>
        changeAddress(withWords({ planId, year: chosen }), { replace: true })
      }
    />
  )
}

type NamedProps = Pick<Fairness, 'people' | 'periods'> & { plan: Option | undefined }

/** Each person by name, with access to everybody. */
function Named({ plan, people, periods }: NamedProps) {
  const { t } = useTranslation('operationTeam')
  const columns = useColumns(periods)
  if (people.length === 0) return null
  return (
    <Card padding="none">
      <DataTable<Person>
        label={t('fairness.label', { plan: plan?.label ?? '' })}
        columns={columns}
        rows={people}
        rowKey={({ person }) => person.id}
        actions={<PeaksExport name={t('fairness.person')} rows={people} columns={columns} />}
      />
    </Card>
  )
}

interface PeaksExportProps<Row> {
  name: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
}

function PeaksExport<Row>({ name, rows, columns }: PeaksExportProps<Row>) {
  const canExport = useCan()('GESTIONAR_VACACIONES_OP_EXPORTAR')
  if (!canExport) return null
  return (
    <ListExport
      name={name}
      rows={rows.length}
      conditions={[]}
      columns={tableExport(columns, completeLayout(columns, undefined), {})}
      pages={() => onePage(rows)}
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
          return had === undefined ? '' : `${had.days} · ${had.weeks.join(', ')}`
        },
      }),
    ),
  ]
}
