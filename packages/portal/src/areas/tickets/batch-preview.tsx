import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketBatchPreview, TicketPlanRow, TicketShare } from '@portal/sdk'
import { type Column, DataTable, DescriptionList, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useBatchColumns } from './batch-columns.tsx'

const along = ['entries', 'files', 'tags', 'followers', 'children', 'values', 'loseAssignee'] as const

/** How many tickets each person would get, what moves along, and each assignment with its reason. */
export function BatchPreview({ preview, isMove }: { preview: TicketBatchPreview; isMove: boolean }) {
  const { t } = useTranslation('casePool')
  const format = useFormat()
  const rows = useBatchColumns<TicketPlanRow>()
  const people = usePeopleColumns()
  const { total, refused } = preview
  const getting = preview.people.filter(({ gets }) => gets > 0)
  return (
    <Stack space="lg">
      <p role="status">{t('preview.sum', { total: format.whole(total), refused: format.whole(refused) })}</p>
      {isMove ? (
        <DescriptionList
          items={along.map((what) => ({
            term: t(`along.${what}`),
            value: format.whole(preview.along[what]),
          }))}
        />
      ) : null}
      {getting.length === 0 ? null : (
        <DataTable<TicketShare>
          label={t('preview.people')}
          columns={people}
          rows={getting}
          rowKey={({ person }) => person.id}
          hideColumnChooser
        />
      )}
      <DataTable<TicketPlanRow>
        label={t('preview.rows')}
        columns={rows}
        rows={preview.rows}
        rowKey={({ ticketId }) => ticketId}
        hideColumnChooser
      />
    </Stack>
  )
}

function usePeopleColumns(): readonly Column<TicketShare>[] {
  const { t } = useTranslation('casePool')
  const format = useFormat()
  return useMemo(
    (): Column<TicketShare>[] => [
      {
        ...{ id: 'person', header: t('people.person'), rowHeader: true, priority: 1 },
        cell: ({ person }) => person.displayName,
      },
      {
        id: 'gets',
        header: t('people.gets'),
        align: 'end',
        priority: 1,
        cell: ({ gets }) => format.whole(gets),
      },
      {
        id: 'open',
        header: t('people.open'),
        align: 'end',
        priority: 1,
        cell: ({ open }) => format.whole(open),
      },
      { id: 'level', header: t('people.level'), align: 'end', cell: ({ level }) => level ?? '—' },
    ],
    [t, format],
  )
}
