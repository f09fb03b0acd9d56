import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpeningReliability } from '@portal/sdk'
import { type Column, DataTable, EmptyState, Link } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

const counts = ['openings', 'onTime', 'withIncidents', 'notOpened', 'unrecorded'] as const

interface ReliabilityTableProps {
  rows: readonly OpeningReliability[]
  toolbar: ReactNode
}

/** A row a service: how often it opened on time, how late it was, and why. */
export function ReliabilityTable({ rows, toolbar }: ReliabilityTableProps) {
  const { t } = useTranslation('openings')
  const format = useFormat()
  const columns: readonly Column<OpeningReliability>[] = [
    {
      ...{ id: 'service', header: t('list.service'), rowHeader: true, priority: 1 },
      cell: ({ planId, service }) => <Link href={`/aperturas?tab=history&planId=${planId}`}>{service}</Link>,
    },
    {
      ...{ id: 'share', header: t('reliability.share'), align: 'end', priority: 1 },
      cell: ({ onTime, openings }) => format.share(onTime / openings),
    },
    ...counts.map(
      (id): Column<OpeningReliability> => ({
        ...{ id, header: t(`reliability.${id}`), align: 'end', priority: id === 'openings' ? 1 : 2 },
        cell: (row) => format.whole(row[id]),
      }),
    ),
    {
      ...{ id: 'averageMinutes', header: t('reliability.averageMinutes'), align: 'end', priority: 2 },
      cell: ({ averageMinutes }) => (averageMinutes === null ? '—' : format.number(averageMinutes)),
    },
    {
      ...{ id: 'latestMinutes', header: t('reliability.latestMinutes'), align: 'end', priority: 3 },
      cell: ({ latestMinutes }) => (latestMinutes === null ? '—' : format.whole(latestMinutes)),
    },
    {
      ...{ id: 'causes', header: t('reliability.causes'), priority: 1, wrap: true },
      cell: ({ causes }) =>
        causes.map(({ cause, times }) => `${t(`list.causes.${cause}`)} (${format.whole(times)})`).join(', '),
    },
  ]
  return (
    <DataTable<OpeningReliability>
      label={t('tabs.reliability')}
      columns={columns}
      rows={rows}
      toolbar={toolbar}
      rowKey={({ planId }) => planId}
      empty={<EmptyState title={t('reliability.none')}>{t('history.noneText')}</EmptyState>}
      hideColumnChooser
    />
  )
}
