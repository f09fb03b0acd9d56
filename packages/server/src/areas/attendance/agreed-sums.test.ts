import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Portal } from '@portal/sdk'
import { agreedDays, type Of } from '#db/agreed-days.ts'
import { agreedByDate, agreedColumns, agreedRows, plannedOf, singleAgreed } from '#db/agreed-sums.ts'
import { type KnownDays, known, summedDates } from '#db/stored-period.ts'
import type { PeriodUnit } from '#db/runs-of-days.ts'
import { dayWrites } from '#testing/day-writes.ts'
import type { Employed } from '#testing/employed.ts'
import { monday, startStoredRecord } from '#testing/stored-record.ts'
import type { TestServer } from '#testing/start-server.ts'
import { storeDays } from './stored-days.job.ts'

let server: TestServer
let admin: Portal
let one: Employed
let center: string
const span = { from: '2026-01-26', until: '2026-03-04' }

beforeAll(async () => {
  ;({ server, admin, one, center } = await startStoredRecord([
    ['2026-01-29', 230],
    ['2026-02-24', 540],
    ['2026-02-26', 200],
  ]))
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const store = () => storeDays(server.server.kernel)
const everybody: Of = () => sql<boolean>`true`
const sums = sql.join(agreedColumns.map((name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`))

/** Two queries give the same rows. */
async function otherOf(agreed: ReturnType<typeof sql>, derived: ReturnType<typeof sql>, period: KnownDays) {
  const { rows } = await sql<{ other: unknown }>`
    with single as materialized (${singleAgreed(period, everybody)}),
      every as materialized (${agreedDays(period, everybody, () => sql<boolean>`true`)}),
      agreed as materialized (${agreed}), derived as materialized (${derived})
    select (select to_jsonb(o) from ((table agreed except table derived) union all (table derived except table agreed)) o limit 1)
      as other`.execute(db())
  return rows[0]?.other
}

/** Sums of agreed work by person and period equal those of their days, and so do the planned values of a day. */
async function expectSame(unit: PeriodUnit, name: string): Promise<void> {
  const period = await known(db(), { ...span, now: monday })
  const agreed = sql`select employee_id, begins, ${sums}
    from (${agreedRows(period, everybody, unit, sql`single`)}) r group by 1, 2`
  const derived = sql`select employee_id, date_trunc(${sql.lit(unit)}, date::timestamp)::date as begins, ${sums}
    from every group by 1, 2`
  expect(await otherOf(agreed, derived, period), `${name} by ${unit}`).toBeNull()
  const days = sql`(select employee_id, date from every where planned > 0)`
  const planned = sql`select employee_id, date, planned from (${plannedOf(period, everybody, days, sql`single`)}) p`
  const every = sql`select employee_id, date, planned from every where planned > 0`
  expect(await otherOf(planned, every, period), `what is planned, ${name}`).toBeNull()
}

/** Sums over everybody by date, and their number, equal individual counting. */
async function expectSameByDate(name: string): Promise<void> {
  const period = await known(db(), { ...span, now: monday })
  const agreed = sql`select begins, sum(people)::int as people, ${sums}
    from (${agreedByDate(period, everybody, sql`single`)}) r group by 1`
  const derived = sql`select date, count(*)::int as people, ${sums} from every group by 1`
  expect(await otherOf(agreed, derived, period), `${name} by date`).toBeNull()
}

describe('what the rates of absenteeism divide by', () => {
  it('is read from monthly sums, and equals the sum of its days', async () => {
    await expectSame('month', 'before any sum')
    await store()
    const summed = summedDates(await known(db(), { ...span, now: monday }))
    expect(summed[0]).toBe('2026-01-29')
    expect(summed.length).toBeGreaterThan(30)
    for (const unit of ['day', 'week', 'month'] as const) await expectSame(unit, 'of sums')
    await expectSameByDate('of sums')
  })

  it('is so after whatever it follows from is written, before it is worked out and afterwards', async () => {
    await store()
    for (const [place, [name, text]] of dayWrites(one.id, center).entries()) {
      await sql.raw(text).execute(db())
      if (place % 2 === 0) await expectSame('week', name)
      if (place % 5 !== 4) continue
      await expectSameByDate(name)
      await store()
      await expectSame('month', name)
    }
  })

  it('adds up the minutes of a large company over a year, which no small number holds', async () => {
    await store()
    // Each is a cumulative sum up to a day: small numbers, as one person's are.
    await sql`update agreed_sums set planned = array(select (p + n * 60000000)::int
      from unnest(planned) with ordinality o(p, n) order by n)`.execute(db())
    const february = { from: '2026-02-01', until: '2026-02-28' }
    expect((await admin.absenteeism.show(february)).plannedMinutes).toBeGreaterThan(2 ** 31)
  })
})
