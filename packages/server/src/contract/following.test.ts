import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '#db/place.ts'
import { type Lists, startLists } from '#testing/lists.ts'
import { lists } from '#testing/lists-of-contract.ts'
import { signedIn } from '#testing/portals.ts'
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

/** The first rows of a list, read by cursor in small pages. */
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
      // No digit of an id: in upper case it would name the same event of the log.
      const last = next?.at(-5) === 'x' ? 'y' : 'x'
      const garbled = `${next?.slice(0, -5)}${last}${next?.slice(-4)}`
      for (const after of [garbled, 'x'.repeat(40)]) {
        expect((await started.ask(row, { ...order, after })).status, after).toBe(422)
      }
      // A log event is a valid cursor in both orders.
      if (other && row.id !== 'logs.index')
        expect((await started.ask(row, { ...other, after: next ?? '' })).status).toBe(422)
    },
  )
})

describe('a place that somebody makes up', () => {
  const rowOf = (name: string) => lists.find(({ id }) => id === name) as OperationRow
  const order = 'agents by -since'
  const place = { page: 1, totalCount: 5 }
  it.each([
    ['a day that there is not', { ...place, values: ['2026-13-45', 'x'] }],
    ['words instead of a moment', { ...place, values: ['yesterday', 'x'] }],
    ['a sign that no text has', { ...place, values: ['\0', '\0'] }],
    ['a page before the first', { ...place, page: -1, values: ['2026-01-01', 'x'] }],
    ['fewer rows than none', { ...place, totalCount: -1, values: ['2026-01-01', 'x'] }],
  ])('is refused at its field: %s', async (_what, made) => {
    const after = tokenOf(made, order)
    expect(await started.ask(rowOf('onlineAgents.index'), { sort: '-since', after })).toMatchObject({
      status: 422,
      errors: { after: [{ error: 'invalid' }] },
    })
  })

  it('shows nobody the rows of others, nor does another person’s cursor', async () => {
    const [admin, employee] = [await signedIn(started.server), await signedIn(started.server, 'empleado')]
    const { meta } = await admin.incidents.index({ perPage: 1 })
    const own = (await employee.incidents.list().toArray()).map(({ id }) => id)
    const behind = await employee.incidents.index({ after: meta.next ?? '', perPage: 100 })
    expect(meta.totalCount).toBeGreaterThan(own.length)
    expect(own).toEqual(expect.arrayContaining(behind.data.map(({ id }) => id)))
  })
})
