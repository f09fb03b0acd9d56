import { describe, expect, it } from 'vitest'
import type { CallOptions } from './call.ts'
import { listOf } from './list.ts'

function numbers(pages: number) {
  const asked: number[] = []
  const index = (query?: { page?: number; perPage?: number }) => {
    const page = query?.page ?? 1
    asked.push(page)
    const meta = { currentPage: page, perPage: 2, totalCount: pages * 2, totalPages: pages }
    return Promise.resolve({ data: [page * 2 - 1, page * 2], meta })
  }
  return { index, asked }
}

/** Pages of two rows, up to six rows, each page starting behind the last row of the previous one. */
function followed() {
  const asked: object[] = []
  const index = (query: { after?: string } = {}, options?: CallOptions) => {
    if (options?.signal?.aborted) return Promise.reject(new Error('left'))
    asked.push(query)
    const last = Number(query.after ?? 0) + 2
    const meta = { currentPage: 1, perPage: 2, totalCount: 6, totalPages: 3 }
    return Promise.resolve({
      data: [last - 1, last],
      meta: { ...meta, next: last < 6 ? String(last) : null },
    })
  }
  return { index, asked }
}

describe('lists', () => {
  it('ask nothing before they are read, then page after page', async () => {
    const { index, asked } = numbers(3)
    const list = listOf(index)()
    expect(asked).toEqual([])
    const read: number[] = []
    for await (const number of list) read.push(number)
    expect(read).toEqual([1, 2, 3, 4, 5, 6])
    expect(asked).toEqual([1, 2, 3])
  })

  it('begin at the page asked for', async () => {
    expect(await listOf(numbers(3).index)({ page: 2 }).toArray()).toEqual([3, 4, 5, 6])
  })

  it('prefetch a single page when the reader stops early', async () => {
    const { index, asked } = numbers(9)
    expect(await listOf(index)().toArray({ limit: 3 })).toEqual([1, 2, 3])
    expect(asked).toEqual([1, 2, 3])
    expect(await listOf(index)().toArray({ limit: 0 })).toEqual([])
  })

  it('reject when a page does, also the one asked ahead', async () => {
    const { index } = numbers(3)
    const broken = (query?: { page?: number }) =>
      query?.page === 2 ? Promise.reject(new Error('gone')) : index(query)
    await expect(listOf(broken)().toArray()).rejects.toThrow('gone')
    expect(await listOf(broken)().toArray({ limit: 1 })).toEqual([1])
  })

  it('follow what the server says comes behind a page, a hundred rows a page', async () => {
    const { index, asked } = followed()
    expect(await listOf(index)().toArray()).toEqual([1, 2, 3, 4, 5, 6])
    expect(asked).toEqual([{ perPage: 100 }, { perPage: 100, after: '2' }, { perPage: 100, after: '4' }])
  })

  it('give nothing more to a caller who has left, though it is here', async () => {
    const { index, asked } = followed()
    const leaving = new AbortController()
    const list = listOf(index)({}, { signal: leaving.signal })
    const items = list[Symbol.asyncIterator]()
    const pages = list.pages()[Symbol.asyncIterator]()
    expect((await items.next()).value).toBe(1)
    await pages.next()
    leaving.abort()
    await expect(items.next()).rejects.toThrow('left')
    await expect(pages.next()).rejects.toThrow('left')
    await expect(list.toArray()).rejects.toThrow('left')
    // Each iteration had prefetched the next page.
    expect(asked).toHaveLength(4)
  })
})
