import type { CallOptions } from './call.ts'
import type { Page } from './page.ts'

/** All things of a list, page after page: iterate it, or take its pages, or an array. */
export interface List<Item> extends AsyncIterable<Item> {
  /** Page after page; the next one is asked for while this one is read. */
  pages(): AsyncIterable<Page<Item>>
  /** Everything in one array, or the first so many. */
  toArray(options?: { readonly limit?: number }): Promise<Item[]>
}

/** What an index function is, to a list made of it. */
export type IndexAct<Query, Item> = (query?: Query, options?: CallOptions) => Promise<Page<Item>>

/** Makes the list of an index function. Nothing is asked before it is iterated. */
export function listOf<Query extends object, Item>(
  index: IndexAct<Query, Item>,
  query?: Query,
  options?: CallOptions,
): List<Item> {
  const pages = () => pagesOf(index, query, options)
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const { data } of pages()) yield* data
    },
    async toArray({ limit = Infinity } = {}) {
      const items: Item[] = []
      for await (const { data } of pages()) {
        items.push(...data)
        if (items.length >= limit) break
      }
      return items.slice(0, limit)
    },
  }
}

/** As many as the contract allows: each page costs a request, and the count of the whole. */
const mostAPage = 100

async function* pagesOf<Query extends object, Item>(
  index: IndexAct<Query, Item>,
  query: Query | undefined,
  options: CallOptions | undefined,
): AsyncGenerator<Page<Item>> {
  let { page = 1 } = (query ?? {}) as { page?: number }
  const ask = (wanted: number) => {
    // A list has a `page` wherever it has a `meta`; the query's own type does not say so here.
    const asked = index({ perPage: mostAPage, ...query, page: wanted } as unknown as Query, options)
    // Whoever stops early never awaits the page that was asked for ahead.
    asked.catch(() => undefined)
    return asked
  }
  let next: Promise<Page<Item>> | undefined = ask(page)
  while (next) {
    const current: Page<Item> = await next
    next = current.meta.currentPage < current.meta.totalPages ? ask(++page) : undefined
    yield current
  }
}
