import { useTranslation } from 'react-i18next'
import { errorCodes, type TemplateColumn } from '@portal/sdk'
import { Select } from '@portal/ui-kit'
import { FilterBar } from '#patterns/filter-bar.tsx'
import { useReason } from '#patterns/use-reason.ts'
import type { TableState } from '#patterns/use-table-query.ts'

interface ErrorFiltersProps {
  /** The columns of the format of the load. */
  columns: readonly TemplateColumn[]
  table: TableState<string, 'field' | 'code'>
}

/** Narrows the errors to one field or one reason. */
export function ErrorFilters({ columns, table }: ErrorFiltersProps) {
  const { t } = useTranslation('loads')
  const reasonOf = useReason()
  const { filters } = table.query
  const choose = (name: 'field' | 'code') => (id: string) =>
    table.change({ filters: { [name]: id === 'all' ? undefined : id } })
  return (
    <FilterBar>
      <Select
        label={t('errors.field')}
        isLabelHidden
        value={filters.field ?? 'all'}
        onChange={choose('field')}
        options={[
          { id: 'all', label: t('errors.anyField') },
          ...columns.map(({ name, label }) => ({ id: name, label })),
        ]}
      />
      <Select
        label={t('errors.reason')}
        isLabelHidden
        value={filters.code ?? 'all'}
        onChange={choose('code')}
        options={[
          { id: 'all', label: t('errors.anyReason') },
          ...errorCodes.map((id) => ({ id, label: reasonOf(id) })),
        ]}
      />
    </FilterBar>
  )
}
