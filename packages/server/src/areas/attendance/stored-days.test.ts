import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { known } from '#db/stored-period.ts'
import type { Employed } from '#testing/employed.ts'
import { everybody, monday, startStoredRecord } from '#testing/stored-record.ts'
import type { TestServer } from '#testing/start-server.ts'
import { dayWrites, silentWrites } from '#testing/day-writes.ts'
import { presentPeriod } from './asked-period.ts'
import { type AskedDays, matching } from './derived-days.queries.ts'
import { forgetStale, nextStale } from './store-days.queries.ts'
import { storeDays } from './stored-days.job.ts'
import { knownDays } from './stored-days.queries.ts'

let server: TestServer
let one: Employed
let center: string
const days = { from: '2026-02-23', until: '2026-03-02' } as const

beforeAll(async () => {
  ;({ server, one, center } = await startStoredRecord([
    ['2026-02-24', 240],
    ['2026-02-26', 200],
  ]))
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const store = () => storeDays(server.server.kernel)
const period = () => presentPeriod(db(), { ...days, now: monday })

const columns =
  sql.raw(`employee_id, display_name, plain_name, date, state, started_at, ended_at, time_zone, presence_seconds,
  effective_seconds, non_effective_seconds, unallocated_seconds, theoretical_minutes, is_part_time, balance_seconds, balance,
  incidents, has_incidents, holiday, absence, work_center, work_center_id`)

/** Stored days equal derived days, row by row. */
async function expectSame(asked: AskedDays = {}, name = ''): Promise<void> {
  const span = await period()
  const { rows } = await sql<{ known: number; derived: number; other: unknown }>`
    with known as materialized (select ${columns} from (${knownDays(everybody, await known(db(), span), asked)}) d),
      derived as materialized (select ${columns} from (${matching(everybody, span, asked)}) d)
    select (select count(*)::int from known) as known, (select count(*)::int from derived) as derived,
      (select to_jsonb(o) from ((table known except table derived) union all (table derived except table known)) o limit 1) as other`.execute(
    db(),
  )
  const [found] = rows
  expect(found?.other, name).toBeNull()
  expect(found?.known, name).toBe(found?.derived)
}

const count = async (table: string, where = 'true'): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(db())
  return rows[0]?.count ?? 0
}

async function lastNoted(): Promise<number> {
  const { rows } = await sql<{ last: number }>`select last_value::int as last from stale_days_id_seq`.execute(
    db(),
  )
  return rows[0]?.last ?? 0
}

describe('days that are kept', () => {
  it('are those that are over, and read as if they were derived', async () => {
    await expectSame()
    await store()
    expect(await count('stored_dates')).toBeGreaterThan(5)
    expect(await count('stored_days', `employee_id = '${one.id}'`)).toBeGreaterThan(5)
    expect(await count('stored_dates', `date >= '2026-03-02'`)).toBe(0)
    await expectSame()
    for (const asked of [
      { state: 'missing' },
      { incident: 'missing_out' },
      { workCenterId: center },
      { search: 'Nadia' },
    ] as const)
      await expectSame(asked)
  })

  it('are derived again after whatever they follow from is written, and kept again as it then is', async () => {
    await store()
    for (const [place, [name, text]] of dayWrites(one.id, center).entries()) {
      const noted = await lastNoted()
      await sql.raw(text).execute(db())
      expect((await lastNoted()) > noted, name).toBe(!silentWrites.has(name))
      await expectSame({}, name)
      if (place % 3 !== 2) continue
      await store()
      expect(await count('stale_days'), name).toBe(0)
      await expectSame({}, name)
    }
  })

  it('are those of before where a day is derived as it was, or only its name is another', async () => {
    await store()
    await sql`update workdays set skills_stored_at = null, effective_seconds = effective_seconds`.execute(
      db(),
    )
    await sql`update users set display_name = display_name || '.', last_seen_at = now()`.execute(db())
    expect(await count('stale_days')).toBe(0)
    await expectSame()
  })

  it('are not read of a day that was noted as stale while they were worked out', async () => {
    await store()
    await sql`insert into stale_days (employee_id, starts_on, ends_on) values (${one.id}, '2026-02-25', '2026-02-25')`.execute(
      db(),
    )
    // Corrupts a kept value without a staleness mark.
    await sql`update stored_days set effective_seconds = 1 where employee_id = ${one.id} and date = '2026-02-25'`.execute(
      db(),
    )
    await expectSame()
    await store()
    await expectSame()
  })

  it('stay stale where that was noted under a lower number, and committed after they were looked for', async () => {
    const note = (id: number) =>
      sql`insert into stale_days (id, employee_id, starts_on, ends_on) overriding system value
        values (${id}, ${one.id}, '2026-02-24', '2026-02-24')`.execute(db())
    await note(-1)
    const found = await nextStale(db(), '-1')
    await note(-2)
    await forgetStale(db(), found?.ids ?? [])
    expect(await count('stale_days', 'id < 0')).toBe(1)
    await store()
    expect(await count('stale_days')).toBe(0)
  })

  it('come from columns alone whose change is noted', async () => {
    const derived = matching(everybody, await period(), {}).compile(db())
    const text = derived.sql.replaceAll(/\$(\d+)/g, (_, index: string) =>
      literalOf(derived.parameters[Number(index) - 1]),
    )
    const missed = await db()
      .transaction()
      .execute(async (trial) => {
        await sql.raw(`create view derived_days as ${text}`).execute(trial)
        const { rows } = await columnsNotNoted.execute(trial)
        await sql`drop view derived_days`.execute(trial)
        return rows
      })
    // Names are read as of the reader's day; `position` affects no result.
    expect(missed).toEqual([])
  })
})

/** Limits are read before the days, and passed as values. */
const columnsNotNoted = sql<{ table: string; column: string }>`
  with recursive views as (
    select oid from pg_class where relname in ('derived_days', 'time_rule_periods')
    union
    select d.refobjid from views v join pg_rewrite r on r.ev_class = v.oid
    join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
    join pg_class c on c.oid = d.refobjid and c.relkind = 'v'
  ), columns as (
    select distinct d.refobjid as table, d.refobjsubid as number from views v join pg_rewrite r on r.ev_class = v.oid
    join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
    join pg_class c on c.oid = d.refobjid and c.relkind = 'r' where d.refobjsubid > 0
  )
  select c.table::regclass::text as table, a.attname as column from columns c
  join pg_attribute a on a.attrelid = c.table and a.attnum = c.number
  where (c.table::regclass::text, a.attname) not in (
      ('users', 'id'), ('users', 'display_name'), ('users', 'plain_name'), ('work_centers', 'name'), ('holidays', 'id'))
    and not exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.table and p.proname ~ 'forget_days' and t.tgtype & 16 > 0
        and (p.prosrc ~ ('\\m' || a.attname || '\\M') or pg_get_triggerdef(t.oid) ~ ('\\m' || a.attname || '\\M')))
  union all
  select c.table::regclass::text, e.name from (select distinct columns.table from columns) c
  cross join (values (4, 'insert'), (8, 'delete'), (16, 'update')) e(bit, name)
  where c.table <> 'users'::regclass and not exists (
    select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where t.tgrelid = c.table and p.proname ~ 'forget_days' and t.tgtype & e.bit > 0)
  order by 1, 2`

/** Inlines the values of a query, for the text of a view. */
function literalOf(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value)
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : listOf(value)
  return `'${text.replaceAll("'", "''")}'`
}

function listOf(value: unknown): string {
  if (!Array.isArray(value)) throw new Error('a value that no view may have')
  return `{${value.join(',')}}`
}
