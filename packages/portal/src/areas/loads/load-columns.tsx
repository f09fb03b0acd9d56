import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { TableSheet } from '#patterns/export/table-columns.ts'
import { LoadStatus } from '#patterns/load-status.tsx'
import { LoadProgress } from './load-progress.tsx'

const counters = ['created', 'updated', 'unchanged', 'duplicated', 'excluded', 'errors'] as const

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
        cell: ({ state }) => <LoadStatus state={state} />,
      },
      {
        id: 'progress',
        header: t('loads.progress'),
        width: '16rem',
        cell: (load) => <LoadProgress load={load} isCompact />,
      },
      {
        id: 'total',
        header: t('counters.total'),
        align: 'end',
        sortable: true,
        cell: (load) => format.whole(load.total),
      },
      ...counters.map(
        (id): Column<Load> => ({
          id,
          header: t(`counters.${id}`),
          align: 'end',
          sortable: id === 'errors',
          hidden: id !== 'created' && id !== 'errors',
          priority: id === 'errors' ? 2 : 3,
          cell: (load) => format.whole(load[id]),
        }),
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

/** What the drawn cells of a load say in a file. */
export function useLoadTexts(): TableSheet<Load>['texts'] {
  const { t } = useTranslation('general')
  const format = useFormat()
  return {
    name: ({ name }) => name,
    state: ({ state }) => t(`loadStates.${state}`),
    progress: ({ processed, total }) => `${format.whole(processed)} / ${format.whole(total)}`,
    total: { number: ({ total }) => total },
    ...Object.fromEntries(counters.map((id) => [id, { number: (load: Load) => load[id] }])),
    createdAt: { moment: ({ createdAt }) => format.dateTime(createdAt) },
  }
}
