import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/**
 * Whole justified minutes by person and day, in the person's zone; overlapping incidents count once. A separate
 * figure beside the workday (handbook PAN-16).
 */
export async function justifiedMinutes(
  db: Db,
  { from, to, userId }: { from: string; to: string; userId?: string | undefined },
) {
  const zone = sql`coalesce(users.time_zone, 'UTC')`
  const { rows } = await sql<{ id: string; displayName: string; day: string; minutes: number }>`
    with held as (
      select user_id, range_agg(tstzrange(starts_at, ends_at)) as spans from justified_times
      where starts_at < ${to}::date + 2 and ends_at > ${from}::date - 1
        and (${userId ?? null}::uuid is null or user_id = ${userId ?? null}::uuid)
      group by user_id)
    select users.id, users.display_name, to_char(days.day, 'YYYY-MM-DD') as day,
      floor(sum(extract(epoch from upper(span) - lower(span))) / 60)::int as minutes
    from held
    join users on users.id = held.user_id
    cross join generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as days (day)
    cross join lateral unnest(held.spans * tstzmultirange(tstzrange(
      days.day at time zone ${zone}, (days.day + interval '1 day') at time zone ${zone}))) as span
    group by users.id, users.display_name, days.day
    having sum(extract(epoch from upper(span) - lower(span))) >= 60
    order by days.day, plain(users.display_name), users.id`.execute(db)
  return rows.map(({ id, displayName, day, minutes }) => ({ person: { id, displayName }, day, minutes }))
}
