import { useState } from 'react'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { useChosenRows } from './use-chosen-rows.ts'

interface MatchingOptions<Row, Ask> {
  readonly list: ListAnswer<Row>
  /** What the list on the screen was asked. */
  readonly ask: Ask
  /** All that the service has for a question. */
  readonly all: (ask: Ask) => Promise<readonly Row[]>
}

/**
 * The rows that a person has ticked, or all that match the search and the filters, whatever their page (SHE-6). All of
 * one question are not all of the next: with another search or filter only what was ticked stays chosen.
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
    /** All of them first: a list from which rows go would skip some at each next page. */
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
