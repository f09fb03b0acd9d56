import type { CallOptions } from './call.ts'
import type { Page } from './page.ts'

/**
 * All items of a list: iterate over items or pages, or collect an array. An item that exists from beginning to end is
 * returned exactly once, even when others are created or deleted meanwhile. Only an item whose position in the order
 * changes may be missed or returned twice.
 */
export interface List<Item> extends AsyncIterable<Item> {
  /** Page by page; the next page is prefetched while this one is read. */
  pages(): AsyncIterable<Page<Item>>
  /** All items in one array, or the first `limit` of them. */
  toArray(options?: { readonly limit?: number }): Promise<Item[]>
}

/** An index function, from which a list is made. */
export type IndexAct<Query, Item> = (query?: Query, options?: CallOptions) => Promise<Page<Item>>

/** Creates the `list` of an index function. No request is sent before the iteration begins. */
export function listOf<Query extends object, Item>(
  index: IndexAct<Query, Item>,
): (query?: Query, options?: CallOptions) => List<Item> {
  return (query, options) => {
    const ask = (more?: object) => {
      // Use the contract's maximum: each page costs a request. The query's generic type does not know the paging
      // parameters.
      const asked = index({ perPage: 100, ...query, ...more } as unknown as Query, options)
      // A consumer that stops early never awaits the prefetched page.
      asked.catch(() => undefined)
      return asked
    }
    // An aborted caller gets no more rows, not even prefetched ones: this call fails before it is sent.
    const stay = () => options?.signal?.aborted && ask()
    async function* pages(): AsyncGenerator<Page<Item>> {
      let next: Promise<Page<Item>> | undefined = ask()
      while (next) {
        const page: Page<Item> = await next
        const { currentPage, totalPages, next: after = currentPage < totalPages } = page.meta
        // A server without a cursor has numbered pages only.
        next = after ? ask(after === true ? { page: currentPage + 1 } : { after }) : undefined
        await stay()
        yield page
      }
    }
    async function* items(): AsyncGenerator<Item> {
      for await (const { data } of pages()) {
        for (const item of data) {
          await stay()
          yield item
        }
      }
    }
    return {
      pages,
      [Symbol.asyncIterator]: items,
      async toArray({ limit = Infinity } = {}) {
        const found: Item[] = []
        for await (const item of items()) {
          if (found.push(item) >= limit) break
        }
        return found.slice(0, limit)
      },
    }
  }
}
