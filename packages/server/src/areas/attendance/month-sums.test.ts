import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Portal } from '@portal/sdk'
import { hourKinds } from '#db/hour-kinds.ts'
import { known } from '#db/stored-period.ts'
import type { PeriodUnit } from '#db/runs-of-days.ts'
import { dayWrites } from '#testing/day-writes.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { everybody, monday, startStoredRecord } from '#testing/stored-record.ts'
import type { TestServer } from '#testing/start-server.ts'
import { came, centerIn, works } from '#testing/working-time.ts'
import { presentPeriod } from './asked-period.ts'
import { matching } from './derived-days.queries.ts'
import { storeDays } from './stored-days.job.ts'
import { type Asked, singleDays, summedRows } from './month-sums.queries.ts'

let server: TestServer
let admin: Portal
let one: Employed
let center: string
const units = ['day', 'week', 'month'] as const

beforeAll(async () => {
  ;({ server, admin, one, center } = await startStoredRecord([
    ['2026-01-29', 230],
    ['2026-02-24', 240],
    ['2026-02-26', 200],
  ]))
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const store = () => storeDays(server.server.kernel)

const figures = [
  ...['worked_days', 'incident_days', 'presence_seconds', 'effective_seconds', 'non_effective_seconds'],
  ...['unallocated_seconds', 'ordinary_seconds', 'complementary_seconds', 'extra_seconds'],
  ...['theoretical_minutes', 'balance_seconds'],
].map((name) => sql.ref(name))
const added = sql.join(figures.map((name) => sql`sum(${name})::bigint as ${name}`))

type Span = { from: string; until: string }

/** Sums equal those of the days, for each person and period. */
async function expectSame(span: Span, unit: PeriodUnit, asked: Asked = {}, name = ''): Promise<void> {
  const period = await presentPeriod(db(), { ...span, now: monday })
  const days = sql`select *, (started_at is not null)::int as worked_days, has_incidents::int as incident_days, ${hourKinds}
    from (${matching(everybody, period, asked)}) m`
  const { rows } = await sql<{ other: unknown }>`
    with stored as materialized (
      select employee_id, begins, sum(days)::int as days, ${added}
      from (${summedRows(everybody, await known(db(), period), asked, unit)}) r group by 1, 2
    ), derived as materialized (
      select employee_id, date_trunc(${sql.lit(unit)}, date::timestamp)::date as begins, count(*)::int as days, ${added}
      from (${days}) d group by 1, 2
    )
    select (select to_jsonb(o) from ((table stored except table derived) union all (table derived except table stored)) o limit 1) as other`.execute(
    db(),
  )
  const message = `${name} ${span.from} ${span.until} ${unit}`
  expect(rows[0]?.other, message).toBeNull()
}

/** Random ranges of the last weeks, including one, two and three months. */
function anySpan(): Span {
  const day = (before: number) => new Date(monday.getTime() - before * 86_400_000).toISOString().slice(0, 10)
  const last = Math.floor(Math.random() * 20)
  return { from: day(last + Math.floor(Math.random() * 50)), until: day(last) }
}

const months = async (): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from added_months`.execute(db())).rows[0]
    ?.count ?? 0

describe('sums that are kept', () => {
  it('are what the days of any period add up to, of whomever they are asked', async () => {
    await store()
    const whole = await known(
      db(),
      await presentPeriod(db(), { from: '2026-02-01', until: '2026-02-28', now: monday }),
    )
    expect(singleDays(whole)).toBe(0)
    for (let round = 0; round < 5; round += 1) for (const unit of units) await expectSame(anySpan(), unit)
    const span = { from: '2026-01-20', until: '2026-03-02' }
    for (const asked of [
      { workCenterId: center },
      { search: one.name },
      { employeeId: one.id },
      { people: [one.id] },
    ])
      for (const unit of units) await expectSame(span, unit, asked)
  })

  it('hold after whatever their days follow from is written, before it is worked out and afterwards', async () => {
    await store()
    const span = { from: '2026-01-26', until: '2026-03-01' }
    for (const [place, [name, text]] of dayWrites(one.id, center).entries()) {
      await sql.raw(text).execute(db())
      await expectSame(span, 'week', {}, name)
      if (place % 3 !== 2) continue
      await store()
      await expectSame(span, 'month', {}, name)
      await expectSame(anySpan(), 'week', { workCenterId: center }, name)
    }
  })

  it('are those of the work centers at which somebody worked in a month', async () => {
    const other = (await centerIn(admin, 'America/Bogota')).id
    const two = await employed(server)
    await works(admin, two, center)
    await came(server, two, '2026-02-10', 100)
    await works(admin, two, other, { startsOn: '2026-02-16', partTime: true })
    await came(server, two, '2026-02-18', 300)
    await store()
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from month_sums where employee_id = ${two.id} and month = '2026-02-01'`.execute(
      db(),
    )
    expect(rows[0]?.count).toBe(2)
    for (const workCenterId of [center, other])
      for (const unit of units)
        await expectSame({ from: '2026-02-03', until: '2026-02-27' }, unit, { workCenterId })
    for (const unit of units) await expectSame({ from: '2026-02-03', until: '2026-02-27' }, unit)
  })

  it('are not read of a month whose days are another than those that were added up', async () => {
    await store()
    const before = await months()
    await sql`delete from stored_dates where date = '2026-02-25'`.execute(db())
    await expectSame({ from: '2026-02-23', until: '2026-03-01' }, 'month')
    await store()
    expect(await months()).toBe(before)
    await expectSame({ from: '2026-02-23', until: '2026-03-01' }, 'month')
  })

  it('of one person are summed up again alone: the sums of others are not rewritten', async () => {
    await store()
    const written = async () =>
      (
        await sql<{ others: string; own: string }>`
          select string_agg(concat_ws(' ', month, xmin, ctid), ';' order by month, employee_id) filter (where employee_id <> ${one.id}) as others,
            string_agg(concat_ws(' ', month, xmin, ctid), ';' order by month) filter (where employee_id = ${one.id}) as own
          from month_sums`.execute(db())
      ).rows[0]
    const before = await written()
    await sql`update workdays set effective_seconds = effective_seconds + 60 where employee_id = ${one.id}`.execute(
      db(),
    )
    await store()
    const after = await written()
    expect(after?.others).toBe(before?.others)
    expect(after?.own).not.toBe(before?.own)
  })

  it('equal the sums of their rows, in each order and on each page', async () => {
    const asked = { from: '2026-01-20', until: '2026-03-01', perPage: 40 } as const
    const readSums = async () => {
      const found: unknown[] = []
      for (const [by, sort] of [
        ['day', '-effective'],
        ['week', '-period'],
        ['week', 'person'],
        ['week', '-effective'],
        ['week', 'balance'],
        ['month', '-extra'],
        ['period', 'effective'],
        ['month', 'balance'],
      ] as const) {
        const { data, meta } = await admin.workingHours.index({ ...asked, by, sort })
        const next = await admin.workingHours.index({ ...asked, by, sort, after: meta.next ?? '' })
        found.push({ by, sort, data, meta, next })
      }
      for (const sort of ['date', '-balance'] as const)
        found.push(await admin.workdays.index({ ...asked, sort }))
      return found
    }
    await sql`delete from stored_dates`.execute(db())
    const derived = await readSums()
    await store()
    expect(await readSums()).toEqual(derived)
  })
})
