import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { TableSheet } from '#patterns/export/table-columns.ts'
import { outcomeColumns, outcomeTexts } from '#patterns/load-rows.ts'
import { LoadStatus, useLoadState } from '#patterns/load-status.tsx'
import { LoadProgress } from './load-progress.tsx'

/** The columns of the list of loads. */
export function useLoadColumns(): readonly Column<Load>[] {
  const { t } = useTranslation('loads')
  const format = useFormat()
  return useMemo(
    (): Column<Load>[] => [
      {
        id: 'name',
        header: t('loads.name'),
        rowHeader: true,
        sortable: true,
        priority: 1,
        cell: ({ name }) => name,
      },
      {
        id: 'state',
        header: t('loads.state'),
        priority: 1,
        cell: (load) => <LoadStatus load={load} />,
      },
      {
        id: 'progress',
        header: t('loads.progress'),
        width: '8rem',
        cell: (load) => <LoadProgress load={load} isCompact />,
      },
      {
        id: 'total',
        header: t('counters.total'),
        align: 'end',
        sortable: true,
        cell: (load) => format.whole(load.total),
      },
      ...outcomeColumns<Load>(
        (id) => ({ header: t(`counters.${id}`), sortable: id === 'errors' }),
        format.whole,
        (load) => load,
      ),
      { id: 'template', header: t('loads.template'), hidden: true, cell: ({ templateName }) => templateName },
      {
        id: 'createdAt',
        header: t('loads.createdAt'),
        sortable: true,
        cell: ({ createdAt }) => format.dateTime(createdAt),
      },
      {
        id: 'createdBy',
        header: t('loads.createdBy'),
        hidden: true,
        cell: ({ createdBy }) => createdBy.displayName,
      },
    ],
    [t, format],
  )
}

/** The export values of the rendered cells. */
export function useLoadTexts(): TableSheet<Load>['texts'] {
  const format = useFormat()
  const stateText = useLoadState()
  return {
    state: stateText,
    progress: ({ processed, total }) => `${format.whole(processed)} / ${format.whole(total)}`,
    total: { number: ({ total }) => total },
    ...outcomeTexts<Load>((load) => load),
    createdAt: { moment: ({ createdAt }) => format.dateTime(createdAt) },
  }
}
