import { useCallback, useMemo } from 'react'
import {
  readTableQuery,
  writeTableQuery,
  type TableChange,
  type TableQuery,
  type TableRules,
} from './table-query.ts'
import { useAddress } from './use-address.ts'

/** A table's query, and how to change it. */
export interface TableState<Sort extends string = string, Filter extends string = string> {
  readonly query: TableQuery<Sort, Filter>
  /** Its part of the URL. */
  readonly rules: TableRules<Sort, Filter>
  /** Writes a change into the URL; `replace` adds no history entry, as while typing. */
  // Methods instead of properties (bivariance), so that generic components accept any table.
  change(change: TableChange<Sort, Filter>, options?: { replace?: boolean }): void
  readonly isFiltered: boolean
  /** Clears search and filters. */
  clear(): void
}

/** Keeps a table's page, order, search and filters in the URL and nowhere else. */
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
    for (const name of rules.filters ?? []) if (!rules.modes?.includes(name)) none[name] = undefined
    change({ search: '', filters: none })
  }, [change, rules])
  const modes: readonly string[] = rules.modes ?? []
  const isFiltered = query.search !== '' || Object.keys(query.filters).some((name) => !modes.includes(name))
  return { query, rules, change, isFiltered, clear }
}
