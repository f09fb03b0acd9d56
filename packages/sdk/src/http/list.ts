import type { CallOptions } from './call.ts'
import type { Page } from './page.ts'

/**
 * All things of a list: iterate it, or take its pages, or an array. What is there from beginning to end comes once, whatever
 * comes and goes meanwhile; only what moves in the order of the list itself may be missed or come again.
 */
export interface List<Item> extends AsyncIterable<Item> {
  /** Page after page; the next one is asked for while this one is read. */
  pages(): AsyncIterable<Page<Item>>
  /** All rows in one array, or the first `limit` of them. */
  toArray(options?: { readonly limit?: number }): Promise<Item[]>
}

/** What an index function is, to a list made of it. */
export type IndexAct<Query, Item> = (query?: Query, options?: CallOptions) => Promise<Page<Item>>

/** Makes the `list` of an index function. Nothing is asked before what it answers is iterated. */
export function listOf<Query extends object, Item>(
  index: IndexAct<Query, Item>,
): (query?: Query, options?: CallOptions) => List<Item> {
  return (query, options) => {
    const ask = (more?: object) => {
      // As many as the contract allows: each page costs a request. Of pages the query's own type says nothing here.
      const asked = index({ perPage: 100, ...query, ...more } as unknown as Query, options)
      // Whoever stops early never awaits the page that was asked for ahead.
      asked.catch(() => undefined)
      return asked
    }
    // To a caller who has left nothing more is given of what is here already: one more call fails before it is sent.
    const stay = () => options?.signal?.aborted && ask()
    async function* pages(): AsyncGenerator<Page<Item>> {
      let next: Promise<Page<Item>> | undefined = ask()
      while (next) {
        const page: Page<Item> = await next
        const { currentPage, totalPages, next: after = currentPage < totalPages } = page.meta
        // A server that does not say what follows has numbered pages alone.
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
