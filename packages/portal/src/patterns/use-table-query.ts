import { useCallback, useMemo } from 'react'
import {
  readTableQuery,
  writeTableQuery,
  type TableChange,
  type TableQuery,
  type TableRules,
} from './table-query.ts'
import { useAddress } from './use-address.ts'

/** What a table asks, and how it asks for something else. */
export interface TableState<Sort extends string = string, Filter extends string = string> {
  readonly query: TableQuery<Sort, Filter>
  /** What of the address is its. */
  readonly rules: TableRules<Sort, Filter>
  /** Writes a change into the address; `replace` leaves no step behind for the back button, as when writing. */
  // Methods, so that a part that asks for any table takes the table of any screen.
  change(change: TableChange<Sort, Filter>, options?: { replace?: boolean }): void
  readonly isFiltered: boolean
  /** Takes search and filters off. */
  clear(): void
}

/** Keeps a table's page, order, search and filters in the address and nowhere else. */
export function useTableQuery<Sort extends string, Filter extends string = never>(
  rules: TableRules<Sort, Filter>,
): TableState<Sort, Filter> {
  const [params, changeAddress] = useAddress()
  const query = useMemo(() => readTableQuery(params, rules), [params, rules])
  const change = useCallback<TableState<Sort, Filter>['change']>(
    (next, options) =>
      changeAddress((now) => writeTableQuery(now, next, rules), { replace: options?.replace ?? false }),
    [changeAddress, rules],
  )
  const clear = useCallback(() => {
    const none: Partial<Record<Filter, string | undefined>> = {}
    for (const name of rules.filters ?? []) if (!rules.kept?.includes(name)) none[name] = undefined
    change({ search: '', filters: none })
  }, [change, rules])
  const kept: readonly string[] = rules.kept ?? []
  const isFiltered = query.search !== '' || Object.keys(query.filters).some((name) => !kept.includes(name))
  return { query, rules, change, isFiltered, clear }
}
