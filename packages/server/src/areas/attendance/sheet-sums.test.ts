import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Portal } from '@portal/sdk'
import { known } from '#db/stored-period.ts'
import { stillClock } from '#testing/clock.ts'
import { dayWrites } from '#testing/day-writes.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { came, centerIn, works } from '#testing/working-time.ts'
import type { AskedPeople } from './asked-people.queries.ts'
import { presentPeriod } from './asked-period.ts'
import { storeDays } from './stored-days.job.ts'
import { singleDays } from './month-sums.queries.ts'
import { all, type SheetRow } from './month-sheets.queries.ts'
import { begun, countedSheets } from './sheet-sums.queries.ts'

let server: TestServer
let admin: Portal
let one: Employed
let center: string
// February has ended in Madrid and in Bogota, and is kept; in UTC it ended a few hours ago.
const now = new Date('2026-03-01T09:30:00Z')
const today = '2026-03-01'
const everybody = {
  ...{ userId: '', everybody: true, team: false, projects: false, identityNumbers: false, today },
}

beforeAll(async () => {
  server = await startServer({ clock: stillClock(now) })
  admin = await signedIn(server, 'admin')
  center = (await centerIn(admin, 'Europe/Madrid')).id
  one = await employed(server)
  await works(admin, one, center)
  for (const date of ['2026-01-29', '2026-02-24', '2026-02-26']) await came(server, one, date, 540)
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const store = () => storeDays(server.server.kernel)

type Counted = Pick<
  SheetRow,
  'employeeId' | 'month' | 'state' | 'partTime' | 'isOver' | 'balanceSeconds' | 'extraSeconds'
>

/** The sort values of sheets equal those of their days, for each person and month. */
async function expectSame(asked: AskedPeople, name = ''): Promise<void> {
  const period = await presentPeriod(db(), { from: '2026-01-01', until: '2026-03-31', now })
  const of = countedSheets(everybody, await known(db(), begun(period)), period, asked)
  const { rows } = await sql<Counted>`
    select employee_id, to_char(month, 'YYYY-MM') as month, state, part_time, is_over, balance_seconds, extra_seconds
    from (${of}) c order by c.employee_id, c.month`.execute(db())
  const sheets = await all(db(), everybody, period, asked)
  expect(rows, name).toEqual(
    sheets.map(({ employeeId, month, state, partTime, isOver, balanceSeconds, extraSeconds }) => ({
      ...{ employeeId, month, state, partTime, isOver, balanceSeconds, extraSeconds },
    })),
  )
}

describe('sums that sheets are counted and ordered by', () => {
  it('are what their days say, before they are kept and afterwards', async () => {
    await expectSame({})
    await store()
    const february = { from: '2026-02-01', until: '2026-02-28', now }
    expect(singleDays(await known(db(), await presentPeriod(db(), february)))).toBe(0)
    await expectSame({})
    await expectSame({ search: one.name })
  })

  it('hold after whatever days follow from is written, and of who works in the west and part-time', async () => {
    const west = (await centerIn(admin, 'America/Bogota')).id
    const two = await employed(server)
    await works(admin, two, center)
    await works(admin, two, west, { startsOn: '2026-02-16', partTime: true })
    await came(server, two, '2026-02-18', 300)
    const asked = { people: [one.id, two.id] }
    for (const [place, [name, text]] of dayWrites(one.id, center).entries()) {
      await sql.raw(text).execute(db())
      await expectSame(asked, name)
      if (place % 6 !== 5) continue
      await store()
      await expectSame(asked, `${name}, kept`)
    }
  })

  it('hold of a month that a server from before has added up without what sheets need', async () => {
    await store()
    await sql`update month_sums set time_zones = null, part_time_days = null, absent_days = null
      where month = '2026-02-01' and employee_id = ${one.id}`.execute(db())
    await expectSame({ people: [one.id] })
    await store()
    const { rows } = await sql`select from month_sums where time_zones is null`.execute(db())
    expect(rows).toEqual([])
  })
})

describe('overtime.index of everybody', () => {
  it('is for each person the same as for them alone, present today or not', async () => {
    await store()
    const read = async (query: object) =>
      (await admin.overtime.index({ year: 2026, perPage: 100, sort: '-counted', ...query })).data
    const rows = (await read({})).filter(({ extraSeconds }) => extraSeconds > 0)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows.slice(0, 20)) expect(await read({ employeeId: row.person.id })).toEqual([row])
  })
})

describe('monthSheets.index of everybody', () => {
  it('has each sheet once, in order and as its person has it, in each order and of each state', async () => {
    await store()
    const period = await presentPeriod(db(), { from: '2026-01-01', until: '2026-02-28', now })
    const sheets = new Map(
      (await all(db(), everybody, period, {})).map((row) => [`${row.employeeId}:${row.month}`, row]),
    )
    const asked = { from: '2026-01', until: '2026-02', perPage: 100 } as const
    for (const [sort, value] of [
      ['person', undefined],
      ['-month', (row: SheetRow) => -Number(row.month.slice(5))],
      ['balance', (row: SheetRow) => row.balanceSeconds],
      ['-extra', (row: SheetRow) => -row.extraSeconds],
    ] as const) {
      const seen: string[] = []
      for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
        const { data, meta } = await admin.monthSheets.index({ ...asked, sort, ...(after ? { after } : {}) })
        expect(meta.totalCount).toBe(sheets.size)
        expect(meta.open + meta.confirmed + meta.locked + meta.reopened).toBe(sheets.size)
        for (const { id, effectiveSeconds, incidentDays } of data)
          expect({ effectiveSeconds, incidentDays }).toMatchObject({
            effectiveSeconds: sheets.get(id)?.effectiveSeconds,
            incidentDays: sheets.get(id)?.incidentDays,
          })
        seen.push(...data.map(({ id }) => id))
        after = meta.next ?? undefined
      }
      expect(new Set(seen)).toEqual(new Set(sheets.keys()))
      expect(seen).toHaveLength(sheets.size)
      const values = value === undefined ? [] : seen.map((id) => value(sheets.get(id) as SheetRow))
      expect(values).toEqual(values.toSorted((a, b) => a - b))
    }
    const lacking = await admin.monthSheets.index({ ...asked, lacking: true })
    const expected = [...sheets.values()].filter(
      ({ isOver, partTime, state }) => isOver && partTime && (state === 'open' || state === 'reopened'),
    )
    expect(lacking.meta.totalCount).toBe(expected.length)
  })
})
