import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { breakTypeId } from './states.ts'

/** How many days back people waited for a break. */
const days = 60

/**
 * Waits for the rest of past days: each agent on every sixth day, for one to seven minutes. One in five left the queue.
 */
export async function seedBreakTurns(db: Db, now: Date): Promise<void> {
  await sql`
    insert into break_turns (id, user_id, break_type_id, skill_id, joined_at, offered_until, ended_at, outcome)
    select md5('break turn ' || w.user_id || w.day)::uuid, w.user_id, ${breakTypeId('DES')}, w.skill_id, w.at,
      case when w.place % 5 > 0 then w.at + w.waited + interval '2 minutes' end, w.at + w.waited,
      case when w.place % 5 > 0 then 'taken' else 'left' end
    from (
      select m.user_id, m.skill_id, d.day, h.place, ${now}::timestamptz - d.day * interval '1 day' as at,
        (1 + h.place % 7) * interval '1 minute' as waited
      from skill_assignments m cross join generate_series(1, ${days}::int) d (day)
      cross join lateral (select ('x' || substr(md5(m.user_id::text || d.day), 1, 6))::bit(24)::int as place) h
      where m.is_main and m.ends_on is null and h.place % 6 = 0
    ) w order by w.at, w.user_id`.execute(db)
}
