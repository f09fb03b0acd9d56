import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as migrations from '#generated/migrations.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './open-pglite.ts'

const creating = (table: string): Migration => ({
  up: (db: Kysely<unknown>) => db.schema.createTable(table).addColumn('id', 'uuid').execute(),
})
const numbered = { '127-absence-hours': creating('absence_hours') }
const tickets = { '2026-11-28T1045-macros': creating('macros') }
const projects = { '2026-11-28T1102-automations': creating('automations') }

let database: Database
beforeEach(async () => {
  database = await openPglite({})
})
afterEach(() => database.close())

/** The migrations recorded in the database, in order. */
async function ran(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by timestamp, name`.execute(database.db)
  return rows.map(({ name }) => name)
}

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1
  `.execute(database.db)
  return rows.map(({ name }) => name)
}

describe('migrations of two branches', () => {
  it.each([
    ['the earlier first', tickets, projects],
    ['the later first', projects, tickets],
  ])('run on a database that ran one of them: %s', async (_, one, other) => {
    expect(await migrate(database.db, { ...numbered, ...one })).toEqual([
      ...Object.keys(numbered),
      ...Object.keys(one),
    ])
    expect(await migrate(database.db, { ...numbered, ...tickets, ...projects })).toEqual(Object.keys(other))
    expect(await migrate(database.db, { ...numbered, ...tickets, ...projects })).toEqual([])
    expect(await tables()).toEqual(['absence_hours', 'automations', 'macros'])
  })

  it('run on a new database in one order, however they are listed: numbers, then times', async () => {
    const done = await migrate(database.db, { ...projects, ...tickets, ...numbered })
    expect(done).toEqual(['127-absence-hours', '2026-11-28T1045-macros', '2026-11-28T1102-automations'])
    expect(await ran()).toEqual(done)
  })
})

it('a database that ran a migration under its former number runs it no second time', async () => {
  const all = Object.entries<Migration>(migrations)
  const former = all.map(([name, one]): [string, Migration] => [
    name === '045-synchronization-scope' ? '043-synchronization-scope' : name,
    one,
  ])
  await migrate(database.db, Object.fromEntries(former))
  const before = await ran()
  expect(before).toContain('043-synchronization-scope')
  expect(await migrate(database.db)).toEqual([])
  // In this state the previous server could still start on it.
  expect(await ran()).toEqual(before)
  expect(await migrate(database.db, { ...migrations, ...tickets })).toEqual(Object.keys(tickets))
})

it('a database of an earlier release has no state that nobody reads any more', async () => {
  const renaming = '2026-11-30T1115-missing-records'
  const earlier = Object.entries<Migration>(migrations).filter(([name]) => name < renaming)
  await migrate(database.db, Object.fromEntries(earlier))
  await sql`insert into record_work (template_serial, reference, state) values (1, 'a', 'gone'), (1, 'b', 'queued')`.execute(
    database.db,
  )
  await sql`
    with run as (
      insert into synchronizations (id, state, source, created_at) values (gen_random_uuid(), 'changed', 'x.json', now())
      returning id)
    insert into synchronization_changes (synchronization_id, position, subject, kind, code, name)
    select id, 1, 'skill', 'gone', 'A', 'A' from run`.execute(database.db)
  expect(await migrate(database.db)).toContain(renaming)
  const { rows } = await sql<{ state: string; kind: string }>`
    select state, kind from record_work, synchronization_changes order by state`.execute(database.db)
  expect(rows).toEqual([
    { state: 'missing', kind: 'removed' },
    { state: 'queued', kind: 'removed' },
  ])
})

it('a database of an earlier release keeps its rows under the standard names, and no former name is left', async () => {
  const renaming = '2026-12-01T0010-standard-names'
  const earlier = Object.entries<Migration>(migrations).filter(([name]) => name < renaming)
  await migrate(database.db, Object.fromEntries(earlier))
  await sql`insert into kept_dates (date, kept_at) values ('2026-03-02', now())`.execute(database.db)
  await sql`insert into jobs (id, kind, key, payload, run_at, created_at)
    values (gen_random_uuid(), 'attendance.kept-days', 'next', '{}', now(), now())`.execute(database.db)
  expect(await formerNames()).not.toEqual([])
  expect(await migrate(database.db)).toContain(renaming)
  const { rows } =
    await sql`select to_char(date, 'YYYY-MM-DD') as date, kind from stored_dates, jobs`.execute(database.db)
  expect(rows).toEqual([{ date: '2026-03-02', kind: 'attendance.stored-days' }])
  expect(await formerNames()).toEqual([])
})

/** What of the schema still has a former name, in its own name or in what it is made of. */
async function formerNames(): Promise<string[]> {
  const former =
    '(kept_(days|dates|at|worked|later|for|sums|arms)|load_kept|telework_versions_kept|stands|standing|gone)'
  const { rows } = await sql<{ name: string }>`
    select name from (
      select relname::text as name, relname::text as body from pg_class where relnamespace = 'public'::regnamespace
      union all select attrelid::regclass || '.' || attname, attname from pg_attribute a
        join pg_class c on c.oid = attrelid where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      union all select conname, conname || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select indexname, indexdef from pg_indexes where schemaname = 'public'
      union all select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
    ) named where body ~ ${`(\\m|_)${former}(\\M|_)`} order by name`.execute(database.db)
  return rows.map(({ name }) => name)
}

it('a database that a newer server changed is refused, and stays as it is', async () => {
  await migrate(database.db, { ...numbered, ...tickets })
  const before = await ran()
  await expect(migrate(database.db, numbered)).rejects.toThrow(
    /newer than this server.*2026-11-28T1045-macros/,
  )
  await expect(migrate(database.db, { ...numbered, ...projects })).rejects.toThrow('newer than this server')
  expect(await ran()).toEqual(before)
  expect(await tables()).toEqual(['absence_hours', 'macros'])
})
