import { useTranslation } from 'react-i18next'
import type { LoadCause, TemplateColumn } from '@portal/sdk'
import { Card, DataTable, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { RowsLink } from './rows-link.tsx'
import { useCauseWords } from './use-cause-words.ts'

interface CausesTableProps {
  causes: readonly LoadCause[]
  columns: readonly TemplateColumn[]
  /** The page with the rows of a cause, if any. */
  hrefOf?: ((cause: LoadCause) => string) | undefined
}

/** Causes that require correcting the file, below those that can be fixed here. */
export function OtherCauses(props: CausesTableProps) {
  const { t } = useTranslation('loads')
  return (
    <Card level={3} title={t('causes.others')} padding="none">
      <CausesTable {...props} />
    </Card>
  )
}

/** Causes that require correcting the file, one line each. */
export function CausesTable({ causes, columns, hrefOf }: CausesTableProps) {
  const { t } = useTranslation(['loads', 'general'])
  const format = useFormat()
  const causeWords = useCauseWords()
  const words = (cause: LoadCause) =>
    causeWords(
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

/** Values must not be translated by browsers. */
const Values = ({ list, more }: { list: string; more: string }) => (
  <>
    <span translate="no">{list}</span> {more}
  </>
)
