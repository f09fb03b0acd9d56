import { useTranslation } from 'react-i18next'
import type { LoadCause, TemplateColumn } from '@portal/sdk'
import { Card, DataTable, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { RowsLink } from './rows-link.tsx'
import { useCauseWords } from './use-cause-words.ts'

interface CausesTableProps {
  causes: readonly LoadCause[]
  columns: readonly TemplateColumn[]
  /** Where the rows behind a cause are listed, if anywhere. */
  hrefOf?: ((cause: LoadCause) => string) | undefined
}

/** Causes that the file has to be mended for, below those that can be mended here. */
export function OtherCauses(props: CausesTableProps) {
  const { t } = useTranslation('loads')
  return (
    <Card level={3} title={t('causes.others')} padding="none">
      <CausesTable {...props} />
    </Card>
  )
}

/** Causes that the file has to be mended for: a line each. */
export function CausesTable({ causes, columns, hrefOf }: CausesTableProps) {
  const { t } = useTranslation(['loads', 'general'])
  const format = useFormat()
  const sayCause = useCauseWords()
  const words = (cause: LoadCause) =>
    sayCause(
      cause,
      columns.find(({ name }) => name === cause.field),
    )
  const shape: Column<LoadCause>[] = [
    { id: 'field', header: t('errors.field'), rowHeader: true, priority: 1, cell: (one) => words(one).field },
    { id: 'rows', header: t('counters.total'), align: 'end', cell: ({ rows }) => format.whole(rows) },
    {
      id: 'reason',
      header: t('errors.reason'),
      wrap: true,
      cell: (one) => [words(one).reason, words(one).allowed].filter(Boolean).join('. '),
    },
    { id: 'values', header: t('errors.value'), wrap: true, cell: (one) => <Values {...words(one).values} /> },
  ]
  const link: Column<LoadCause> = {
    id: 'rowsBehind',
    header: t('errors.title'),
    cell: (one) => <RowsLink href={hrefOf?.(one) ?? ''} words={words(one)} />,
  }
  return (
    <DataTable
      label={t('general:list.table', { name: t('causes.others') })}
      columns={hrefOf === undefined ? shape : [...shape, link]}
      rows={causes}
      rowKey={({ field, code }) => `${field ?? ''} ${code}`}
      rowLabel={(one) => words(one).title}
      hideColumnChooser
      density="compact"
    />
  )
}

/** Values are of no language: whoever translates the page leaves them. */
const Values = ({ list, more }: { list: string; more: string }) => (
  <>
    <span translate="no">{list}</span> {more}
  </>
)
