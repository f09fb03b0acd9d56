import { useTranslation } from 'react-i18next'
import { Select } from '@portal/ui-kit'
import type { TableState } from '#patterns/use-table-query.ts'

/** Narrows the list to the fields in use, or to the others. */
export function ActiveFilter({ table }: { table: TableState<string, 'active'> }) {
  const { t } = useTranslation(['tickets', 'general'])
  return (
    <Select
      label={t('fields.state')}
      isLabelHidden
      options={[
        { id: 'all', label: t('general:list.all') },
        { id: 'true', label: t('fields.active') },
        { id: 'false', label: t('fields.inactive') },
      ]}
      value={table.query.filters.active ?? 'all'}
      onChange={(id) => table.change({ filters: { active: id === 'all' ? undefined : id } })}
    />
  )
}
