import { useSearchParams } from 'react-router-dom'
import type { Filter } from '@portal/sdk'
import { filters } from '#generated/filters.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { filterAddress, newFilterAddress } from './filter-address.ts'
import { FilterPage } from './filter-page.tsx'

/** The saved filters, or the one in the URL. */
export function FiltersScreen() {
  const id = useSearchParams()[0].get('filter')
  return id === null ? <FilterList /> : <FilterPage id={id} />
}

const FilterList = resourceScreen({
  title: 'filters',
  phrases: 'filters:list',
  resource: filters,
  properties: [
    column.text('name', { rowHeader: true, priority: 1 }),
    column.text('templateName', { priority: 2 }),
    column.custom('shared', { text: ({ shared }: Filter, { yesNo }) => yesNo(shared) }),
    column.custom('createdBy', { text: ({ createdBy }: Filter) => createdBy.displayName }),
    column.number('version'),
    column.dateTime('updatedAt'),
    column.text('description'),
  ],
  filters: [filter.oneOf('scope', 'scopes', ['own', 'shared'])],
  undeletable: ({ isOwn }) => (isOwn ? undefined : 'out_of_reach'),
  href: filterAddress,
  editor: (row) => (row === undefined ? newFilterAddress : filterAddress(row)),
})
