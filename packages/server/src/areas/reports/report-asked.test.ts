import { expect, it, onTestFinished } from 'vitest'
import type { Asker } from '#auth/asker.ts'
import { pagesOfList } from '#contract/ask-list.ts'
import type { Context, HandlerTable } from '#contract/handlers.ts'
import type { Db } from '#db/database.ts'
import { countAsked, tryAsked } from './report-asked.ts'
import { listTables, reportAll } from './report-lists.ts'

type Asked = Pick<Context, 'user' | 'clock'>

/** A list of three pages that records its queries. */
function listOfThree() {
  const asked: Asked[] = []
  const index = ({ user, clock }: Asked) => {
    asked.push({ user, clock })
    const next = asked.length % 3 === 0 ? null : crypto.randomUUID()
    return Promise.resolve({
      data: [],
      meta: { currentPage: 1, perPage: 1, totalCount: 7, totalPages: 7, next },
    })
  }
  const table: HandlerTable = { acts: new Map([['clockEntries.index', index]]), transaction: false }
  return { asked, table }
}

const user = {
  ...{
    id: crypto.randomUUID(),
    permissions: new Set(['REPORTES_FICHAJE_VER', 'ACCESOS_VER', 'REPORTES_TODOS']),
  },
  secondFactor: { isRequired: false, isOn: false },
} as unknown as Asker
/** No list here uses the database. */
const db = {} as Db

/** Each reading of the clock is a second later. */
function runningClock() {
  let ms = Date.UTC(2026, 2, 2)
  return { now: () => new Date((ms += 1000)) }
}

it('a report is tried with the own rows of a person, and counted with all that they reach', async () => {
  const { asked, table } = listOfThree()
  const tables = listTables()
  onTestFinished(() => reportAll(() => tables))
  reportAll(() => [table])
  const context = { db, clock: runningClock(), user } as unknown as Context
  await tryAsked(context, 'clockEntries', 'sort=at')
  expect(await countAsked(context, 'clockEntries', 'sort=at')).toBe(7)
  expect(asked.map((one) => [...one.user.permissions])).toEqual([
    ['REPORTES_FICHAJE_VER'],
    [...user.permissions],
  ])
})

it('all pages of a list are of one moment', async () => {
  const { asked, table } = listOfThree()
  const pages = pagesOfList({ tables: [table], db, clock: runningClock(), user }, 'clockEntries', {})
  for await (const { meta } of pages) expect(meta.totalCount).toBe(7)
  const moments = asked.map(({ clock }) => clock.now().getTime())
  expect(moments).toHaveLength(3)
  expect(new Set(moments).size).toBe(1)
})
