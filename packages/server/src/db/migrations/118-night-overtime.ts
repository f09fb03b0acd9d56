import { type Kysely, sql } from 'kysely'
import { judgeSinceEver } from './115-old-days-judged.ts'

/**
 * That who works by night does no overtime (ET art. 36.1) as a limit of the law, which no agreement goes below. A day keeps
 * whether the person works by night, and a pattern whether a third of it lies there. Days that were over are judged again
 * once; locked months stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workdays add column by_night boolean not null default false`.execute(db)
  await patternsByNight(db)
  await notedWith(db, 'workdays', ['time_zone, incidents,', 'time_zone, incidents, by_night,'])
  await notedWith(db, 'shift_pattern_versions', ['v.weeks, v.minutes', 'v.weeks, v.minutes, v.by_night'])
  await lockedWithout(db)
  const limits = JSON.stringify({ nightOvertime: { minutes: 0, isOn: true, source: 'ET art. 36.1' } })
  await sql`update time_rules set rules = jsonb_set(rules, '{limits}', ${limits}::jsonb || (rules -> 'limits'))`.execute(
    db,
  )
  await judgeSinceEver(db, 'attendance.judgeByNight')
}

/** Minutes of a day from ten to six, of the night before it, its own and the next. */
const atNight = (from: string, until: string) => `(
  greatest(0, least(${until}, 360) - ${from})
  + greatest(0, least(${until}, 1800) - greatest(${from}, 1320))
  + greatest(0, least(${until}, 3240) - greatest(${from}, 2760)))`

async function patternsByNight(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function planned_by_night(weeks jsonb) returns boolean language sql immutable as $$
      select coalesce(sum(t.counts * (t.until - t.since)) > 0 and
        3 * sum(t.counts * ${sql.raw(atNight('t.since', 't.until'))}) >= sum(t.counts * (t.until - t.since)), false)
      from jsonb_array_elements(weeks) w, jsonb_array_elements(w) d, lateral (
        select 1 as counts, (s ->> 'start')::int as since, (s ->> 'end')::int as until
        from jsonb_array_elements(d -> 'segments') s
        union all
        select -1, (b ->> 'start')::int, (b ->> 'end')::int from jsonb_array_elements(coalesce(d -> 'breaks', '[]')) b
      ) t
    $$`.execute(db)
  await sql`alter table shift_pattern_versions
    add column by_night boolean not null generated always as (planned_by_night(weeks)) stored`.execute(db)
}

/** A stored day is derived from this column, too: a change marks it stale, as of the others. */
async function notedWith(db: Kysely<unknown>, table: string, [was, is]: [string, string]): Promise<void> {
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef(oid) as text from pg_proc where proname like ${`${table}_forget_days_%`}`.execute(
    db,
  )
  for (const { text } of rows) await sql.raw(text.replaceAll(was, is)).execute(db)
}

/** A locked month has no such limit, and says nothing of the two that it may not have kept. */
export async function lockedWithout(db: Kysely<unknown>): Promise<void> {
  const without = JSON.stringify({ nightOvertime: null })
  const { numAffectedRows = 0n } = await sql`
    update month_sheets set shift_limits = (
      select jsonb_agg(l || ${without}::jsonb) from jsonb_array_elements(coalesce(shift_limits, jsonb_build_array(
        jsonb_build_object('from', month, 'until', (month + interval '1 month')::date - 1)))) l)
    where state = 'locked'`.execute(db)
  // What a locked month has kept is read where rules have changed since.
  if (numAffectedRows > 0n)
    await sql`update time_rules set updated_at = now() where state <> 'draft'`.execute(db)
}
