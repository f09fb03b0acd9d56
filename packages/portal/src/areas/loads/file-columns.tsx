import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordsFile } from '@portal/sdk'
import { Status, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { TableSheet } from '#patterns/export/table-columns.ts'
import { outcomeColumns, outcomeTexts } from '#patterns/load-rows.ts'
import { LoadStatus, useLoadState } from '#patterns/load-status.tsx'

/** The page of a file. */
export function fileAddress({ id }: Pick<RecordsFile, 'id'>): string {
  return `/carga-registros?file=${id}`
}

/** The columns of the list of uploaded files. */
export function useFileColumns(): readonly Column<RecordsFile>[] {
  const { t } = useTranslation(['recordsFile', 'loads'])
  const format = useFormat()
  return useMemo(
    (): Column<RecordsFile>[] => [
      {
        id: 'name',
        header: t('file.name'),
        rowHeader: true,
        sortable: true,
        priority: 1,
        cell: ({ name }) => name,
      },
      {
        id: 'state',
        header: t('file.state'),
        priority: 1,
        cell: ({ state, load }) =>
          load === null ? (
            <Status tone="info">{t(`file.states.${state}`)}</Status>
          ) : (
            <LoadStatus load={load} />
          ),
      },
      {
        id: 'records',
        header: t('file.records'),
        align: 'end',
        cell: ({ analysis }) => format.whole(analysis.recordCount),
      },
      ...outcomeColumns<RecordsFile>(
        (id) => ({ header: t(`loads:counters.${id}`) }),
        format.whole,
        ({ load }) => load,
      ),
      {
        id: 'size',
        header: t('file.size'),
        align: 'end',
        sortable: true,
        hidden: true,
        cell: ({ size }) => format.bytes(size),
      },
      {
        id: 'createdAt',
        header: t('file.createdAt'),
        sortable: true,
        cell: ({ createdAt }) => format.dateTime(createdAt),
      },
      { id: 'createdBy', header: t('file.createdBy'), cell: ({ createdBy }) => createdBy.displayName },
    ],
    [t, format],
  )
}

/** The export values of the rendered cells. */
export function useFileTexts(): TableSheet<RecordsFile>['texts'] {
  const { t } = useTranslation('recordsFile')
  const format = useFormat()
  const stateText = useLoadState()
  return {
    state: ({ state, load }) => (load === null ? t(`file.states.${state}`) : stateText(load)),
    ...outcomeTexts<RecordsFile>(({ load }) => load),
    records: { number: ({ analysis }) => analysis.recordCount },
    size: { number: ({ size }) => size },
    createdAt: { moment: ({ createdAt }) => format.dateTime(createdAt) },
  }
}
