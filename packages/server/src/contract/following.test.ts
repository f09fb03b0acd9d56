import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lists, lists, startLists } from '#testing/lists.ts'
import type { OperationRow } from './operations.ts'

let started: Lists
beforeAll(async () => {
  started = await startLists()
})
afterAll(() => started.server.close())

const ordersOf = ({ query }: OperationRow): { sort?: string }[] => {
  const { sort } = query.properties as { sort?: { enum: string[] } }
  return sort ? sort.enum.map((one) => ({ sort: one })) : [{}]
}

/** The first rows of a list by what follows each page of a few. */
async function followed(row: OperationRow, order: object, perPage: number) {
  const found: unknown[] = []
  let after: { after?: string } = {}
  for (;;) {
    const { data, meta } = await started.ask(row, { ...order, perPage, ...after })
    found.push(...data)
    if (meta.next === null || found.length >= 100) return found
    after = { after: meta.next }
  }
}

describe('what follows a page', () => {
  it.each(lists.map((row) => [row.id, row] as const))(
    'of %s is in every order what the next page would be',
    async (_id, row) => {
      for (const order of ordersOf(row)) {
        const { data, meta } = await started.ask(row, { ...order, perPage: 100 })
        expect(data.length, 'too few rows to tell').toBeGreaterThan(1)
        // Four pages, or as many rows.
        const perPage = Math.ceil(Math.min(data.length, 100) / 4)
        expect((await followed(row, order, perPage)).slice(0, 100), JSON.stringify(order)).toEqual(data)
        expect(meta.next === null, 'a last page says so').toBe(meta.totalCount <= 100)
      }
    },
  )

  it.each(lists.map((row) => [row.id, row] as const))(
    'of %s is not asked for by what it has not said itself',
    async (_id, row) => {
      const [order, other] = ordersOf(row)
      const { next } = (await started.ask(row, { ...order, perPage: 1 })).meta
      const last = next?.at(-5) === 'A' ? 'B' : 'A'
      const garbled = `${next?.slice(0, -5)}${last}${next?.slice(-4)}`
      for (const after of [garbled, 'x'.repeat(40)]) {
        expect((await started.ask(row, { ...order, after })).status, after).toBe(422)
      }
      // An event of the log is a place in either order.
      if (other && row.id !== 'logs.index')
        expect((await started.ask(row, { ...other, after: next ?? '' })).status).toBe(422)
    },
  )
})
