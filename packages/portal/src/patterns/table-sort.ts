import type { DataTableProps } from '@portal/ui-kit'

type TableSort = NonNullable<DataTableProps<unknown>['sort']>

/** The order of the services (`-createdAt`) as the table shows it. */
export function tableSortOf(sort: string): TableSort {
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' }
}

/** The order that the table asks for, as the services want it. */
export function sortOfTable({ column, direction }: TableSort): string {
  return direction === 'descending' ? `-${column}` : column
}
