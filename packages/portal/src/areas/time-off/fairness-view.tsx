import type { ReactNode } from 'react'
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
import { useFormat } from '#format/use-format.ts'
import { ListExport } from '#patterns/export/list-export.tsx'
import { onePage } from '#patterns/export/one-page.ts'
import { tableExport } from '#patterns/export/table-columns.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { useVacationPlans } from './use-vacation-plans.ts'

type Person = Fairness['people'][number]
type Team = Fairness['groups'][number]

/** Who had which peak dates over the years, fewest first (VOP-10). */
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
      <Stack space="lg">
        <Peaks plan={plan} isWaiting={plans === undefined} toolbar={choice} />
      </Stack>
    </ScreenPage>
  )
}

const nobody: Fairness = { periods: [], people: [], groups: [] }

interface PeaksProps {
  plan: Option | undefined
  /** Whether the plans are still loading. */
  isWaiting: boolean
  toolbar: ReactNode
}

/** By team for everybody, and by name with access to everybody. */
function Peaks({ plan, isWaiting, toolbar }: PeaksProps) {
  const { t } = useTranslation('operationTeam')
  const { data, error, isLoading, refresh } = useData(
    useFamily(operationVacations).fairness,
    plan === undefined ? null : [{ planId: plan.id }],
    { keepPrevious: true },
  )
  const { periods, people, groups } = data ?? nobody
  const teamColumns = useTeamColumns(periods)
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
          isLoading={isWaiting || isLoading}
          error={failure}
          empty={<EmptyState title={t('fairness.none')}>{t('fairness.noneText')}</EmptyState>}
          toolbar={toolbar}
          actions={<PeaksExport name={t('fairness.tab')} rows={groups} columns={teamColumns} />}
        />
      </Card>
      <Named plan={plan} people={people} periods={periods} />
    </>
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

/** The average of each team; undisclosed for fewer than five people. */
function useTeamColumns(periods: Fairness['periods']): readonly Column<Team>[] {
  const { t } = useTranslation('operationTeam')
  const format = useFormat()
  const numberText = (value: number | null | undefined) =>
    value == null ? t('fairness.few') : format.number(value)
  return [
    {
      ...{ id: 'team', header: t('fairness.team'), rowHeader: true, priority: 1 },
      cell: ({ name }) => name ?? t('fairness.others'),
    },
    {
      id: 'people',
      header: t('fairness.people'),
      align: 'end',
      priority: 1,
      cell: ({ people }) => numberText(people),
    },
    {
      id: 'days',
      header: t('fairness.each'),
      align: 'end',
      priority: 1,
      cell: ({ days }) => numberText(days),
    },
    ...periods.map(
      ({ id, name }): Column<Team> => ({
        ...{ id, header: name, priority: 2 },
        cell: (row) => {
          const had = row.periods.find((one) => one.id === id)
          return had?.days == null
            ? numberText(null)
            : t('fairness.had', { days: format.number(had.days), count: had.people ?? 0 })
        },
      }),
    ),
  ]
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
