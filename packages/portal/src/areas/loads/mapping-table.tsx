import { useTranslation } from 'react-i18next'
import type { RecordsFile, TemplateColumn } from '@portal/sdk'
import { Badge, DataTable, Inline, Select, type Column } from '@portal/ui-kit'
import type { Mapping } from './mapping.ts'

interface MappingTableProps {
  columns: readonly TemplateColumn[]
  analysis: RecordsFile['analysis']
  mapping: Mapping
  suggested: Mapping
  onChange: (name: string, index: number | null) => void
}

const none = 'none'

/** The file's column for each column of the template, with sample values. */
export function MappingTable({ columns, analysis, mapping, suggested, onChange }: MappingTableProps) {
  const { t } = useTranslation(['recordsFile', 'general'])
  const sources = [
    { id: none, label: t('file.noSource') },
    ...analysis.columns.map(({ index, header }) => ({ id: String(index), label: header })),
  ]
  const shape: Column<TemplateColumn>[] = [
    { id: 'target', header: t('file.target'), rowHeader: true, cell: (column) => <Target column={column} /> },
    {
      id: 'source',
      header: t('file.sourceColumn'),
      width: '18rem',
      cell: ({ name, label }) => (
        <Select
          name={`mapping.${name}`}
          label={t('file.source', { name: label })}
          isLabelHidden
          options={sources}
          value={String(mapping[name] ?? none)}
          onChange={(id) => onChange(name, id === none ? null : Number(id))}
        />
      ),
    },
    {
      id: 'suggested',
      header: t('file.suggested'),
      cell: ({ name }) =>
        mapping[name] !== null && mapping[name] === suggested[name] ? t('general:yes') : '',
    },
    {
      id: 'samples',
      header: t('file.samples'),
      wrap: true,
      cell: ({ name }) =>
        analysis.columns
          .find(({ index }) => index === mapping[name])
          ?.samples.slice(0, 3)
          .join(' · ') ?? '',
    },
  ]
  return (
    <DataTable
      label={t('file.mapping')}
      columns={shape}
      rows={columns}
      rowKey={({ name }) => name}
      rowLabel={({ label }) => label}
      hideColumnChooser
    />
  )
}

function Target({ column }: { column: TemplateColumn }) {
  const { t } = useTranslation('recordsFile')
  return (
    <Inline space="xs">
      <span>{column.label}</span>
      {column.key ? <Badge tone="info">{t('file.key')}</Badge> : null}
      {column.required ? <Badge>{t('file.required')}</Badge> : null}
    </Inline>
  )
}
