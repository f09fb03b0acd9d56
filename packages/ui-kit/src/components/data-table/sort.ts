/** The sorted column and the direction. */
export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** The sort after pressing a header: a new column sorts ascending, the same one reverses. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const turns = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: turns ? 'descending' : 'ascending' }
}
