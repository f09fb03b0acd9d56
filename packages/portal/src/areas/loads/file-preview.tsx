import { useTranslation } from 'react-i18next'
import type { RecordsFile } from '@portal/sdk'
import { Card, DataTable, type Column } from '@portal/ui-kit'

interface PreviewRow {
  number: number
  cells: readonly string[]
}

/** The first records of a file with the current reading options. */
export function FilePreview({ analysis }: Pick<RecordsFile, 'analysis'>) {
  const { t } = useTranslation(['recordsFile', 'loads', 'general'])
  const columns: Column<PreviewRow>[] = [
    { id: 'number', header: t('loads:errors.row'), rowHeader: true, cell: ({ number }) => number },
    ...analysis.columns.map(
      ({ index, header }): Column<PreviewRow> => ({
        id: String(index),
        header,
        cell: ({ cells }) => cells[index] ?? '',
      }),
    ),
  ]
  const first = analysis.hasHeader ? 2 : 1
  return (
    <Card title={t('file.preview')} description={t('file.previewText')} padding="none">
      <DataTable
        label={t('general:list.table', { name: t('file.preview') })}
        columns={columns}
        rows={analysis.preview.map((cells, index): PreviewRow => ({ number: index + first, cells }))}
        rowKey={({ number }) => String(number)}
        hideColumnChooser
        density="compact"
        maxHeight="15rem"
      />
    </Card>
  )
}
