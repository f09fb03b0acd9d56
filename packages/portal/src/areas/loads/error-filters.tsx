import { useTranslation } from 'react-i18next'
import { errorCodes, type TemplateColumn } from '@portal/sdk'
import { FilterBar, type Filter } from '@portal/ui-kit'
import { changeOf } from '#patterns/filter-change.ts'
import { filterValuesOf } from '#patterns/table-query.ts'
import { useReason } from '#patterns/use-reason.ts'
import type { TableState } from '#patterns/use-table-query.ts'
import { wholeRow } from './load-address.ts'

interface ErrorFiltersProps {
  /** The columns of the load's template. */
  columns: readonly TemplateColumn[]
  table: TableState<string, 'field' | 'code'>
}

/** Filters the errors by field or reason. */
export function ErrorFilters({ columns, table }: ErrorFiltersProps) {
  const { t } = useTranslation('loads')
  const reasonOf = useReason()
  const filters: readonly Filter[] = [
    {
      kind: 'one-of',
      id: 'field',
      label: t('errors.field'),
      options: [
        ...columns.map(({ name, label }) => ({ id: name, label })),
        { id: wholeRow, label: t('errors.wholeRow') },
      ],
      isAlwaysShown: true,
    },
    {
      kind: 'one-of',
      id: 'code',
      label: t('errors.reason'),
      options: errorCodes.map((id) => ({ id, label: reasonOf(id) })),
      isAlwaysShown: true,
    },
  ]
  return (
    <FilterBar
      filters={filters}
      values={filterValuesOf(table.query)}
      onChange={(values) => table.change({ filters: changeOf(filters, values) })}
    />
  )
}
