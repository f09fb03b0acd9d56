import { useState } from 'react'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { useChosenRows } from './use-chosen-rows.ts'

interface MatchingOptions<Row, Ask> {
  readonly list: ListAnswer<Row>
  /** The current query of the list. */
  readonly ask: Ask
  /** Reads all rows of a query. */
  readonly all: (ask: Ask) => Promise<readonly Row[]>
}

/**
 * The selected rows, or all that match the search and the filters, on any page (SHE-6). “All” belongs to one query:
 * with another search or filter only individually selected rows stay.
 */
export function useMatchingRows<Row extends { readonly id: string }, Ask extends object>({
  list,
  ask,
  all,
}: MatchingOptions<Row, Ask>) {
  const chosen = useChosenRows(list)
  const question = JSON.stringify({ ...ask, page: 0, perPage: 0, sort: '' })
  const [allOf, setAllOf] = useState<string>()
  const isAll = allOf === question
  return {
    count: isAll ? (list.data?.meta.totalCount ?? 0) : chosen.rows.length,
    /** Collect all of them first: rows that leave the list would shift the next pages. */
    rows: () => (isAll ? all({ ...ask, page: 1, perPage: 100 }) : Promise.resolve(chosen.rows)),
    clear: () => {
      chosen.clear()
      setAllOf(undefined)
    },
    table: {
      selected: chosen.keys,
      onSelect: chosen.choose,
      isAllMatching: isAll,
      onAllMatching: (isChosen: boolean) => setAllOf(isChosen ? question : undefined),
    },
  }
}
