import { randomBytes } from 'node:crypto'
import type { AnalyticCode as Code, Portal } from '@portal/sdk'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

/** A mark that no other row has. */
const markOf = () => randomBytes(5).toString('hex').toUpperCase()
const numbersTo = (count: number) => Array.from({ length: count }, (_, number) => number)

const tagsOf = (mark: string, count: number) =>
  Promise.all(numbersTo(count).map((number) => admin.tags.create({ name: `${mark} ${number}` })))

describe('a list whose rows are destroyed one by one', () => {
  it.each([{ perPage: 10 }, {}])('has none left at its end: %o', async (size) => {
    const mark = markOf()
    await tagsOf(mark, 60)
    for await (const { id } of admin.tags.list({ search: mark, ...size })) await admin.tags.destroy(id)
    expect((await admin.tags.index({ search: mark })).meta.totalCount).toBe(0)
  })
})

describe('a list that its caller leaves', () => {
  it.each([{ perPage: 100 }, { perPage: 7 }])(
    'gives nothing more, on whatever page it stands: %o',
    async (size) => {
      const mark = markOf()
      await tagsOf(mark, 70)
      const leaving = new AbortController()
      const list = admin.tags.list({ search: mark, ...size }, { signal: leaving.signal })
      const met: string[] = []
      const walk = async () => {
        for await (const { id } of list) {
          met.push(id)
          if (met.length === 60) leaving.abort()
        }
      }
      await expect(walk()).rejects.toMatchObject({ kind: 'aborted', operation: 'tags.index' })
      expect(met).toHaveLength(60)
    },
  )
})

describe('a list that changes while it is read', () => {
  /** Many differ only in code and name, and some have no last day. */
  const written = (mark: string, number: number) => ({
    code: `${mark}-${number}`,
    name: `${'aÁbñZ'.charAt(number % 5)} ${mark} ${number}`,
    costCentre: `C${number % 2}`,
    validFrom: `2026-01-0${1 + (number % 4)}`,
    validTo: number % 3 === 0 ? null : `2026-02-0${1 + (number % 2)}`,
  })
  const sorts = ['code', 'name', 'costCentre', 'validFrom', 'validTo'].flatMap(
    (column) => [column, `-${column}`] as ('validTo' | '-validTo')[],
  )

  it('has each remaining row exactly once, in any order, while rows are added, deleted and changed', async () => {
    const mark = markOf()
    const made = (number: number) => admin.analyticCodes.create(written(mark, number))
    const staying = await Promise.all(numbersTo(40).map(made))
    const ids = staying.map(({ id }) => id).toSorted()
    const passing = await Promise.all(numbersTo(40).map((number) => made(number + 1000)))
    let last = 2000
    const changed = async (rows: Code[], number: number, what: (row: Code) => object) => {
      const row = rows[number % rows.length]
      if (!row) return
      const { id, version } = row
      Object.assign(row, await admin.analyticCodes.patch(id, { ...what(row), version }))
    }
    const happen = {
      come: async () => passing.push(await made(last++)),
      async go(number: number) {
        const [deletedCode] = passing.splice(number % passing.length, 1)
        if (deletedCode) await admin.analyticCodes.destroy(deletedCode.id)
      },
      /** Moves it to another position in any order. */
      move: (number: number) => changed(passing, number, () => written(mark, last++)),
      /** Changes nothing that the order depends on. */
      change: (number: number) => changed(staying, number, ({ active }) => ({ active: !active })),
    }
    const act = fc.record({
      kind: fc.constantFrom('come', 'go', 'move', 'change'),
      number: fc.nat({ max: 1000 }),
    })
    const perPage = fc.integer({ min: 5, max: 25 })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sorts),
        perPage,
        fc.array(act, { minLength: 3, maxLength: 5 }),
        async (sort, size, acts) => {
          const met: string[] = []
          // Without a search, whose number per minute is limited.
          for await (const page of admin.analyticCodes.list({ sort, perPage: size }).pages()) {
            met.push(...page.data.map(({ id }) => id))
            for (const { kind, number } of acts) await happen[kind](number)
          }
          expect(met.filter((id) => ids.includes(id)).toSorted(), sort).toEqual(ids)
        },
      ),
      { numRuns: 12, endOnFailure: true },
    )
  })
})
