import type { DataTableProps } from '@portal/ui-kit'

type TableSort = NonNullable<DataTableProps<unknown>['sort']>

/** Maps the services' order (`-createdAt`) to the table. */
export function tableSortOf(sort: string): TableSort {
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' }
}

/** Maps the table's order to the services. */
export function sortOfTable({ column, direction }: TableSort): string {
  return direction === 'descending' ? `-${column}` : column
}
