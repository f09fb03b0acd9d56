import { describe, expect, it } from 'vitest'
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

describe('lists', () => {
  it('ask nothing before they are read, then page after page', async () => {
    const { index, asked } = numbers(3)
    const list = listOf(index)
    expect(asked).toEqual([])
    const read: number[] = []
    for await (const number of list) read.push(number)
    expect(read).toEqual([1, 2, 3, 4, 5, 6])
    expect(asked).toEqual([1, 2, 3])
  })

  it('begin at the page asked for', async () => {
    expect(await listOf(numbers(3).index, { page: 2 }).toArray()).toEqual([3, 4, 5, 6])
  })

  it('ask one page ahead and no more when the reader stops early', async () => {
    const { index, asked } = numbers(9)
    expect(await listOf(index).toArray({ limit: 3 })).toEqual([1, 2, 3])
    expect(asked).toEqual([1, 2, 3])
    expect(await listOf(index).toArray({ limit: 0 })).toEqual([])
  })

  it('reject when a page does, also the one asked ahead', async () => {
    const { index } = numbers(3)
    const broken = (query?: { page?: number }) =>
      query?.page === 2 ? Promise.reject(new Error('gone')) : index(query)
    await expect(listOf(broken).toArray()).rejects.toThrow('gone')
    expect(await listOf(broken).toArray({ limit: 1 })).toEqual([1])
  })
})
