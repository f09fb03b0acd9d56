import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Portal } from '@portal/sdk'
import { stillClock } from '#testing/clock.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { came, centerIn, works } from '#testing/working-time.ts'
import { presentPeriod } from './asked-period.ts'
import { type AskedDays, matching } from './derived-days.queries.ts'
import { forgetStale, nextStale } from './keep-days.queries.ts'
import { keepDays } from './kept-days.job.ts'
import { known, knownDays } from './kept-days.queries.ts'

let server: TestServer
let admin: Portal
let one: Employed
let center: string
const now = new Date('2026-03-02T10:30:00Z')
const days = { from: '2026-02-23', until: '2026-03-02' } as const
const everybody = {
  ...{ userId: '', everybody: true, team: false, projects: false, identityNumbers: false, today: days.until },
}

beforeAll(async () => {
  server = await startServer({ clock: stillClock(now) })
  admin = await signedIn(server, 'admin')
  center = (await centerIn(admin, 'Europe/Madrid')).id
  one = await employed(server)
  await works(admin, one, center)
  await came(server, one, '2026-02-24', 240)
  await came(server, one, '2026-02-26', 200)
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const keep = () => keepDays(server.server.kernel)
const period = () => presentPeriod(db(), { ...days, now })

const columns =
  sql.raw(`employee_id, display_name, plain_name, date, state, started_at, ended_at, time_zone, presence_seconds,
  effective_seconds, non_effective_seconds, unallocated_seconds, theoretical_minutes, is_part_time, balance_seconds, balance,
  incidents, has_incidents, holiday, absence, work_center, work_center_id`)

/** What is read of days is what is derived of them: as many rows, and none that the other has not. */
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

/** Whatever is written in a table that a day follows from, by whom ever: `$person` is somebody with kept days. */
const writes = {
  'an entry is corrected': `update workdays set effective_seconds = effective_seconds + 60, ended_at = ended_at + interval '1 minute' where employee_id = $person`,
  'a day comes to be one of who works by night': `update workdays set by_night = true where employee_id = $person`,
  'a month is confirmed': `insert into month_sheets (id, employee_id, month, state, part_time, figures, hash, confirmed_at)
    values (gen_random_uuid(), $person, '2026-02-01', 'confirmed', false, '{}', '', '2026-03-01')`,
  'it is locked without a limit': `update month_sheets set state = 'locked', locked_at = '2026-03-01', shift_limits =
    '[{"from":"2026-02-01","until":"2026-02-28","late":null,"outside":null,"nightOvertime":null}]' where employee_id = $person`,
  'it is reopened': `update month_sheets set state = 'reopened', locked_at = null where employee_id = $person`,
  'a day is derived as it was': `update workdays set effective_seconds = effective_seconds`,
  'a day is taken away': `delete from workdays where employee_id = $person and date = '2026-02-26'`,
  'a day moves to another date': `update workdays set date = '2026-02-25' where employee_id = $person and date = '2026-02-24'`,
  'a contract asks for less': `update contracts set week_days = '[60,60,60,60,60,60,60]', part_time = true where employee_id = $person`,
  'a contract ends': `update contracts set ends_on = '2026-02-25' where employee_id = $person`,
  'it goes on': `update contracts set ends_on = null where employee_id = $person`,
  'a shift is planned': `insert into shifts (employee_id, date, kind, times, minutes, created_at) values
    ($person, '2026-02-25', 'work', '{"segments":[{"start":300,"end":420}],"breaks":[]}', 120, now())`,
  'a shift is moved': `update shifts set times = '{"segments":[{"start":200,"end":260}],"breaks":[]}', minutes = 60 where employee_id = $person`,
  'a shift is taken back': `delete from shifts where employee_id = $person`,
  'a pattern is assigned': `insert into shift_assignments (id, employee_id, pattern_id, starts_on, created_at)
    select gen_random_uuid(), $person, pattern_id, '2026-01-01', now() from shift_pattern_versions order by pattern_id limit 1`,
  'a pattern asks for nothing': `update shift_pattern_versions set minutes = (select jsonb_agg('[0,0,0,0,0,0,0]'::jsonb) from jsonb_array_elements(weeks))`,
  'a pattern moves into the night': `update shift_pattern_versions set weeks = (select jsonb_agg(
    '[{"segments":[{"start":0,"end":60}]},{"segments":[]},{"segments":[]},{"segments":[]},{"segments":[]},{"segments":[]},{"segments":[]}]'::jsonb) from jsonb_array_elements(weeks))`,
  'an assignment ends': `update shift_assignments set ends_on = '2026-02-24' where employee_id = $person`,
  'a holiday is told': `insert into holidays (id, date, name, country, version, created_at, updated_at)
    values (gen_random_uuid(), '2026-02-25', 'Fiesta', 'ES', 1, now(), now())`,
  'a holiday becomes one of a center': `update holidays set work_center_id = $center where name = 'Fiesta'`,
  'a holiday is taken back': `delete from holidays where name = 'Fiesta'`,
  'people clock in since later': `update work_centers set clock_since = '2026-02-26' where id = $center`,
  'a center moves west': `update work_centers set time_zone = 'America/Bogota' where id = $center`,
  'vacation is approved': `with r as (
      insert into vacation_requests (id, employee_id, kind, unit, units, state, stages, starts_on, ends_on, asked_by, created_at, updated_at)
      values (gen_random_uuid(), $person, 'annual', 'natural', 2, 'approved', '[]', '2026-02-23', '2026-02-23', $person, now(), now())
      returning id)
    select id from r`,
  'its days are written': `insert into vacation_lines (request_id, employee_id, date, part, units, reason)
    select id, employee_id, starts_on, 'day', 2, 'counts' from vacation_requests where employee_id = $person`,
  'vacation is withdrawn': `update vacation_requests set state = 'withdrawn' where employee_id = $person`,
  'somebody is absent': `insert into absences (id, employee_id, absence_type_id, starts_on, part, unit, state, stages, stands, is_right, is_sick, asked_by, created_at, updated_at)
    select gen_random_uuid(), $person, id, '2026-02-25', 'day', 'natural_days', 'communicated', '[]', true, true, false, $person, now(), now()
    from absence_types order by id limit 1`,
  'the absence ends': `update absences set ends_on = '2026-02-26' where employee_id = $person`,
  'the absence does not stand': `update absences set stands = false where employee_id = $person`,
  'the rules become stricter': `update time_rules set rules = jsonb_set(rules, '{limits,outside,minutes}', '1') where state = 'published'`,
  'rules are turned off': `update time_rules set state = 'off' where agreement <> ''`,
  'somebody leaves': `update users set active = false where id = $person`,
  'somebody comes back': `update users set active = true where id = $person`,
  'somebody is called otherwise': `update users set display_name = 'Otra ' || display_name where id = $person`,
  'a contract is erased': `delete from contracts where employee_id = $person`,
}

/** Of these nothing is noted: no day is another than before. */
const silent = new Set([
  'a month is confirmed',
  'a day is derived as it was',
  'vacation is approved',
  'somebody is called otherwise',
])

async function lastNoted(): Promise<number> {
  const { rows } = await sql<{ last: number }>`select last_value::int as last from stale_days_id_seq`.execute(
    db(),
  )
  return rows[0]?.last ?? 0
}

describe('days that are kept', () => {
  it('are those that are over, and read as if they were derived', async () => {
    await expectSame()
    await keep()
    expect(await count('kept_dates')).toBeGreaterThan(5)
    expect(await count('kept_days', `employee_id = '${one.id}'`)).toBeGreaterThan(5)
    expect(await count('kept_dates', `date >= '2026-03-02'`)).toBe(0)
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
    await keep()
    for (const [place, [name, write]] of Object.entries(writes).entries()) {
      const text = write.replaceAll('$person', `'${one.id}'`).replaceAll('$center', `'${center}'`)
      const noted = await lastNoted()
      await sql.raw(text).execute(db())
      expect((await lastNoted()) > noted, name).toBe(!silent.has(name))
      await expectSame({}, name)
      if (place % 3 !== 2) continue
      await keep()
      expect(await count('stale_days'), name).toBe(0)
      await expectSame({}, name)
    }
  })

  it('are those of before where a day is derived as it was, or only its name is another', async () => {
    await keep()
    await sql`update workdays set skills_kept_at = null, effective_seconds = effective_seconds`.execute(db())
    await sql`update users set display_name = display_name || '.', last_seen_at = now()`.execute(db())
    expect(await count('stale_days')).toBe(0)
    await expectSame()
  })

  it('are not read of a day that was noted as stale while they were worked out', async () => {
    await keep()
    await sql`insert into stale_days (employee_id, starts_on, ends_on) values (${one.id}, '2026-02-25', '2026-02-25')`.execute(
      db(),
    )
    // What is kept is wrong, and nobody is told of it.
    await sql`update kept_days set effective_seconds = 1 where employee_id = ${one.id} and date = '2026-02-25'`.execute(
      db(),
    )
    await expectSame()
    await keep()
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
    await keep()
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
    // Names are read of the day of whoever reads; a position tells of nothing.
    expect(missed).toEqual([])
  })
})

/** Limits are asked for before the days, as values: they come from the time rules. */
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

/** Values of a query as they may stand in the text of a view. */
function literalOf(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value)
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : listOf(value)
  return `'${text.replaceAll("'", "''")}'`
}

function listOf(value: unknown): string {
  if (!Array.isArray(value)) throw new Error('a value that no view may have')
  return `{${value.join(',')}}`
}
