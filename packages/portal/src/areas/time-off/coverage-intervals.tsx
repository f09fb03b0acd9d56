import { useTranslation } from 'react-i18next'
import type { CoverageInterval } from '@portal/sdk'
import { type Column, DataTable, EmptyState, Status } from '@portal/ui-kit'
import { timesText } from '#patterns/shift-words.ts'

const keyOf = ({ date, plan, skill, start }: CoverageInterval): string =>
  [date, plan.id, skill?.id, start].join(' ')

/** The needed, planned and remaining people of each interval; a shortage shows how many are missing. */
export function CoverageIntervals({ intervals }: { intervals: readonly CoverageInterval[] }) {
  const { t } = useTranslation('operationTeam')
  const people = (there: number, needed: number) =>
    there >= needed ? (
      there
    ) : (
      <Status tone="danger">{`${there} · ${t('coverage.short', { count: needed - there })}`}</Status>
    )
  const columns: readonly Column<CoverageInterval>[] = [
    {
      ...{ id: 'date', header: t('coverage.date'), rowHeader: true, priority: 1 },
      cell: (row) => `${row.date} · ${timesText([row])}`,
    },
    { id: 'needed', header: t('coverage.needed'), align: 'end', priority: 1, cell: ({ needed }) => needed },
    {
      ...{ id: 'before', header: t('coverage.before'), align: 'end', priority: 1 },
      cell: ({ before, needed }) => people(before, needed),
    },
    {
      ...{ id: 'after', header: t('coverage.after'), align: 'end', priority: 1 },
      cell: ({ after, needed }) => people(after, needed),
    },
    {
      ...{ id: 'who', header: t('coverage.who'), priority: 2 },
      cell: ({ skill, plan }) => skill?.name ?? t('coverage.everybody', { plan: plan.name }),
    },
  ]
  return (
    <DataTable<CoverageInterval>
      label={`${t('coverage.before')} · ${t('coverage.after')}`}
      columns={columns}
      rows={intervals}
      rowKey={keyOf}
      empty={<EmptyState title={t('coverage.none')} />}
      maxHeight="60dvh"
      hideColumnChooser
    />
  )
}
