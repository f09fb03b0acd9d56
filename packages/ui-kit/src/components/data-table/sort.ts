/** By which column rows are sorted, and which way. */
export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** The sort after a press on a header: a new column begins ascending, the same one turns round. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const turns = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: turns ? 'descending' : 'ascending' }
}
