import { useTranslation } from 'react-i18next'
import { Select } from '@portal/ui-kit'
import type { TableState } from '#patterns/use-table-query.ts'
import { loadStates } from './load-state.ts'

/** Narrows the loads to those in one state. */
export function StateFilter({ table }: { table: TableState<string, 'state'> }) {
  const { t } = useTranslation(['loads', 'general'])
  return (
    <Select
      label={t('loads.state')}
      isLabelHidden
      options={[
        { id: 'all', label: t('general:list.all') },
        ...loadStates.map((id) => ({ id, label: t(`general:loadStates.${id}`) })),
      ]}
      value={table.query.filters.state ?? 'all'}
      onChange={(id) => table.change({ filters: { state: id === 'all' ? undefined : id } })}
    />
  )
}
