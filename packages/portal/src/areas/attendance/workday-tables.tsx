import { useTranslation } from 'react-i18next'
import type { ClockEntry, WorkdaySegment } from '@portal/sdk'
import { Card, type Column, DataTable, type MenuSection } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { formatDateTime } from '#format/date-time.ts'
import { secondOf, useTimeColumn } from './use-time-column.ts'

const minuteMs = 60_000

/** Replaced and voided entries cannot be corrected again. */
const isInForce = ({ kind, isReplaced }: ClockEntry): boolean => kind !== 'void' && !isReplaced

/** The segments of a day in order. */
export function SegmentTable({
  segments,
  timeZone,
}: {
  segments: readonly WorkdaySegment[]
  timeZone: string
}) {
  const { t } = useTranslation('workdays')
  const nameOf = ({ kind, breakType }: WorkdaySegment) =>
    kind === 'work' ? t('days.work') : (breakType?.name ?? t('days.break'))
  return (
    <Card title={t('days.segments')} level={3} padding="none">
      <DataTable<WorkdaySegment>
        label={t('days.segments')}
        rows={segments}
        rowKey={({ startedAt }) => startedAt}
        hideColumnChooser
        columns={[
          useTimeColumn(timeZone),
          { id: 'what', header: t('days.what'), priority: 1, cell: nameOf },
          {
            id: 'counts',
            header: t('days.counts'),
            priority: 1,
            cell: ({ counts }) => t(`days.countKinds.${counts}`),
          },
          {
            id: 'length',
            header: t('days.length'),
            align: 'end',
            priority: 1,
            cell: ({ startedAt, endedAt }) =>
              hoursFace(
                ((endedAt === null ? Date.now() : Date.parse(endedAt)) - Date.parse(startedAt)) / minuteMs,
              ),
          },
        ]}
      />
    </Card>
  )
}

interface EntryTableProps {
  entries: readonly ClockEntry[]
  /** Requests a correction of an entry; left out where that is not allowed. */
  onCorrect?: ((entry: ClockEntry) => void) | undefined
}

/** The entries as recorded: they are immutable (FIC-6), corrections appear beside them. */
export function EntryTable({ entries, onCorrect }: EntryTableProps) {
  const { t } = useTranslation('workdays')
  const correcting = (entry: ClockEntry): MenuSection['items'] =>
    onCorrect === undefined
      ? []
      : [{ id: 'correct', label: t('corrections.correct'), icon: 'pencil', onAction: () => onCorrect(entry) }]
  return (
    <Card title={t('entries.title')} level={3} padding="none">
      <DataTable<ClockEntry>
        label={t('entries.title')}
        rows={entries}
        rowKey={({ id }) => id}
        rowLabel={({ at, kind, timeZone }) => `${secondOf(at, timeZone)} ${t(`entries.kinds.${kind}`)}`}
        rowActions={(entry) => [{ items: isInForce(entry) ? correcting(entry) : [] }]}
        hideColumnChooser
        columns={useEntryColumns()}
      />
    </Card>
  )
}

function useEntryColumns(): Column<ClockEntry>[] {
  const { t } = useTranslation('workdays')
  return [
    {
      id: 'at',
      header: t('entries.at'),
      rowHeader: true,
      cell: ({ at, timeZone }) => secondOf(at, timeZone),
    },
    {
      id: 'kind',
      header: t('entries.kind'),
      priority: 1,
      cell: ({ kind, breakType, isReplaced }) =>
        [
          t(`entries.kinds.${kind}`),
          ...(breakType === null ? [] : [breakType.name]),
          ...(isReplaced ? [t('corrections.replaced')] : []),
        ].join(' · '),
    },
    {
      id: 'mode',
      header: t('entries.mode'),
      priority: 2,
      cell: ({ mode }) => t(`entries.modes.${mode}`),
    },
    {
      id: 'source',
      header: t('entries.source'),
      priority: 2,
      cell: ({ source }) => t(`entries.sources.${source}`),
    },
    {
      id: 'recordedAt',
      header: t('entries.recordedAt'),
      priority: 2,
      cell: ({ recordedAt, timeZone }) => formatDateTime(recordedAt, timeZone),
    },
    {
      id: 'createdBy',
      header: t('entries.createdBy'),
      hidden: true,
      cell: ({ createdBy }) => createdBy?.displayName,
    },
  ]
}
