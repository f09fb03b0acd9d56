import { useTranslation } from 'react-i18next'
import type { SegmentOverlap as Overlap } from '@portal/sdk'
import { segments } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DataTable, EmptyState, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'

type Row = Overlap['segments'][number]

/** The overlap of each pair of a template's segments, as a table (SEG-5). */
export function SegmentOverlap({ templateId }: { templateId: string }) {
  const { t } = useTranslation('segments')
  const { overlap } = useFamily(segments)
  const { data, error, refresh } = useData(overlap, [{ templateId }], { keepPrevious: true })
  const columns = useOverlapColumns(data)
  const rows = data === undefined || data.segments.length < 2 ? [] : data.segments
  return (
    <Card title={t('order.overlap')} description={t('order.overlapText')} padding="none">
      <DataTable<Row>
        label={t('order.overlap')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={data === undefined && error === undefined}
        {...(error === undefined ? {} : { error: <FailureState error={error} onRetry={refresh} /> })}
        hideColumnChooser
        empty={<EmptyState title={t('order.noOverlap')}>{t('order.noOverlapText')}</EmptyState>}
      />
    </Card>
  )
}

function useOverlapColumns(overlap: Overlap | undefined): readonly Column<Row>[] {
  const { t } = useTranslation('segments')
  const { whole } = useFormat()
  const { segments: all, pairs } = overlap ?? { segments: [], pairs: [] }
  const cellOf = (row: Row, other: Row) => {
    if (row.id === other.id) return whole(row.size)
    const ids = [row.id, other.id]
    const pair = pairs.find(({ earlierId, laterId }) => ids.includes(earlierId) && ids.includes(laterId))
    const { both = 0, taken = 0, laterId } = pair ?? {}
    // Taken records are in the row of the segment that lost them.
    return taken > 0 && laterId === row.id ? `${whole(both)} −${whole(taken)}` : whole(both)
  }
  return [
    { id: 'segment', header: t('order.segment'), rowHeader: true, priority: 1, cell: ({ name }) => name },
    ...all.map(
      (other): Column<Row> => ({
        ...{ id: other.id, header: other.name, align: 'end', cell: (row) => cellOf(row, other) },
      }),
    ),
  ]
}
