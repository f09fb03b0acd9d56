import { useTranslation } from 'react-i18next'
import { errorCodes, type TemplateColumn } from '@portal/sdk'
import { Select } from '@portal/ui-kit'
import { useReason } from '#patterns/use-reason.ts'

type Filters = Partial<Record<'field' | 'code', string | undefined>>

interface ErrorFiltersProps {
  /** The columns of the format of the load. */
  columns: readonly TemplateColumn[]
  filters: Filters
  onFilter: (filters: Filters) => void
}

/** Narrows the errors to one field or one reason. */
export function ErrorFilters({ columns, filters, onFilter }: ErrorFiltersProps) {
  const { t } = useTranslation('loads')
  const reasonOf = useReason()
  const choose = (id: string) => (id === 'all' ? undefined : id)
  return (
    <>
      <Select
        label={t('errors.field')}
        isLabelHidden
        value={filters.field ?? 'all'}
        onChange={(id) => onFilter({ field: choose(id) })}
        options={[
          { id: 'all', label: t('errors.anyField') },
          ...columns.map(({ name, label }) => ({ id: name, label })),
        ]}
      />
      <Select
        label={t('errors.reason')}
        isLabelHidden
        value={filters.code ?? 'all'}
        onChange={(id) => onFilter({ code: choose(id) })}
        options={[
          { id: 'all', label: t('errors.anyReason') },
          ...errorCodes.map((id) => ({ id, label: reasonOf(id) })),
        ]}
      />
    </>
  )
}
