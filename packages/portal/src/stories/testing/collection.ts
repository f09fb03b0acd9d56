interface Kept {
  readonly id: string
}

/** The filters of a list's rows, besides the page and order in the URL. */
interface PageRules<Row> {
  /** The fields that the search matches. */
  readonly text: (row: Row) => string
  readonly keeps?: (row: Row) => boolean
}

/** Stateful rows of a mocked service: a write is visible in the next list. */
export class Collection<Row extends Kept> {
  #rows: readonly Row[]
  #made = 0

  constructor(rows: readonly Row[]) {
    this.#rows = rows
  }

  /** A page in the format of the services. */
  page(query: URLSearchParams, { text, keeps = () => true }: PageRules<Row>) {
    const search = (query.get('search') ?? '').toLowerCase()
    const found = this.#rows.filter((row) => keeps(row) && text(row).toLowerCase().includes(search))
    const perPage = Number(query.get('perPage') ?? 25)
    const currentPage = Number(query.get('page') ?? 1)
    const from = (currentPage - 1) * perPage
    return {
      data: sorted(found, query.get('sort') ?? 'id').slice(from, from + perPage),
      meta: {
        currentPage,
        perPage,
        totalCount: found.length,
        totalPages: Math.max(1, Math.ceil(found.length / perPage)),
      },
    }
  }

  find(id: string): Row | undefined {
    return this.#rows.find((row) => row.id === id)
  }

  some(test: (row: Row) => boolean): boolean {
    return this.#rows.some(test)
  }

  add(make: (id: string) => Row): Row {
    const row = make(`new-${++this.#made}`)
    this.#rows = [...this.#rows, row]
    return row
  }

  change(id: string, change: (row: Row) => Row): Row | undefined {
    this.#rows = this.#rows.map((row) => (row.id === id ? change(row) : row))
    return this.find(id)
  }

  remove(id: string): void {
    this.#rows = this.#rows.filter((row) => row.id !== id)
  }
}

function sorted<Row extends Kept>(rows: readonly Row[], sort: string): readonly Row[] {
  const key = sort.replace(/^-/, '')
  const sign = sort.startsWith('-') ? -1 : 1
  const valueOf = (row: Row) => String(Object.entries(row).find(([name]) => name === key)?.[1] ?? '')
  return rows.toSorted((a, b) => sign * valueOf(a).localeCompare(valueOf(b), 'es', { numeric: true }))
}
