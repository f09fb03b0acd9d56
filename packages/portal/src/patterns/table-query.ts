/** The supported queries of a table, and its defaults. */
export interface TableRules<Sort extends string, Filter extends string> {
  /** The server's sort keys, without the minus. */
  readonly sorts: readonly Sort[]
  readonly defaultSort: Sort | `-${Sort}`
  readonly filters?: readonly Filter[]
  /** Filters that select a mode instead of narrowing: clearing filters keeps them. */
  readonly modes?: readonly Filter[]
  readonly perPage?: PageSize
}

/** The query of a table, exactly as in its URL. */
export interface TableQuery<Sort extends string, Filter extends string> {
  readonly page: number
  readonly perPage: PageSize
  readonly sort: Sort | `-${Sort}`
  readonly search: string
  readonly filters: Readonly<Partial<Record<Filter, string>>>
}

/** The active filters, for the kit's filter bar. */
export function filterValuesOf({ filters }: TableQuery<string, string>): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) values[name] = value
  return values
}

/** A change of a query; an empty filter is removed. */
export interface TableChange<Sort extends string, Filter extends string> {
  page?: number
  perPage?: PageSize
  sort?: Sort | `-${Sort}`
  search?: string
  filters?: Partial<Record<Filter, string | undefined>>
}

/** The page sizes; there is no “all” (as in the kit's pagination). */
export const pageSizes = [25, 50, 100] as const

export type PageSize = (typeof pageSizes)[number]

const defaultPerPage = 25

/** Parses a table's query from a URL; invalid values count as absent. */
export function readTableQuery<Sort extends string, Filter extends string>(
  params: URLSearchParams,
  rules: TableRules<Sort, Filter>,
): TableQuery<Sort, Filter> {
  const perPage = Number(params.get('perPage'))
  const filters: Partial<Record<Filter, string>> = {}
  for (const name of rules.filters ?? []) {
    const value = params.get(name)
    if (value) filters[name] = value
  }
  return {
    page: wholePage(params.get('page')),
    perPage: pageSizes.find((size) => size === perPage) ?? rules.perPage ?? defaultPerPage,
    sort: sortOf(params.get('sort'), rules),
    search: params.get('search') ?? '',
    filters,
  }
}

/**
 * Writes a change into a URL. Defaults are omitted, other parameters stay, and any change except of the page returns
 * to the first page.
 */
export function writeTableQuery<Sort extends string, Filter extends string>(
  params: URLSearchParams,
  change: TableChange<Sort, Filter>,
  rules: TableRules<Sort, Filter>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | number | undefined, standard: string | number) => {
    if (value === undefined || value === '' || value === standard) next.delete(name)
    else next.set(name, String(value))
  }
  if ('perPage' in change) put('perPage', change.perPage, rules.perPage ?? defaultPerPage)
  if ('sort' in change) put('sort', change.sort, rules.defaultSort)
  if ('search' in change) put('search', (change.search ?? '').trim(), '')
  for (const name of rules.filters ?? []) {
    if (change.filters && name in change.filters) put(name, change.filters[name], '')
  }
  put('page', change.page, 1)
  return next
}

function wholePage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

function sortOf<Sort extends string>(
  text: string | null,
  { sorts, defaultSort }: TableRules<Sort, string>,
): Sort | `-${Sort}` {
  const found = sorts.find((sort) => text === sort || text === `-${sort}`)
  if (found === undefined) return defaultSort
  return text === found ? found : `-${found}`
}
