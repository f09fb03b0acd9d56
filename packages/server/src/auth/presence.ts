import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { prepared } from '#db/reuse-plans.ts'

/**
 * After this time without a sign of life an agent has no signal, which is not yet offline (ONL-4). A page gives one
 * with every heartbeat of its event stream, about every 24 s: browsers throttle timers in background tabs, but not
 * that.
 */
export const silentMs = 60_000

/** Now, and the limit for the last sign of life of online people. */
export const presence = (now: Date) => ({ now, seenSince: new Date(now.getTime() - silentMs) })

/** Signing in again within this time resumes the state of the previous session. */
const resumeMs = 10 * 60_000

/**
 * Writes an ended silence into the agent's state history: the state ends at the last sign of life and resumes now.
 * Call it before storing the new sign of life. Returns whether there was a silence; never for somebody who is not
 * online.
 */
export async function noteSilence(db: Db, sessionId: string, userId: string, now: Date): Promise<boolean> {
  const silentSince = new Date(now.getTime() - silentMs)
  const resumedFrom = new Date(now.getTime() - resumeMs)
  // One statement, which skips rows that are being changed concurrently.
  const { numAffectedRows = 0n } = await sql`
    with silent as (
      select a.*, l.is_live, case when l.is_live then u.last_seen_at else l.over_at end as last_seen_at
      from agent_states a
      join users u on u.id = a.user_id
      join sessions s on s.id = a.session_id
      cross join lateral (
        select s.ended_at is null and s.ends_at > ${now} and s.idle_ends_at > ${now} as is_live,
          least(s.ended_at, s.ends_at, s.idle_ends_at) as over_at
      ) l
      where a.user_id = ${userId} and a.ended_at is null
        and case when l.is_live then u.last_seen_at < ${silentSince}
          else s.id <> ${sessionId} and l.over_at > ${resumedFrom} end
      for update of a, u skip locked
    ), closed as (
      update agent_states a set ended_at = greatest(a.started_at, silent.last_seen_at)
      from silent where a.id = silent.id
      returning a.*, silent.is_live
    )
    insert into agent_states
      (id, user_id, session_id, state, break_type_id, skill_id, started_at, ended_at, origin, changed_by, reason)
    select gen_random_uuid(), user_id, ${sessionId}, part.state, part.break_type_id, skill_id, part.started_at,
      part.ended_at, 'system', null, null
    from closed
    cross join lateral (
      select 'no_signal', null::uuid, closed.ended_at, ${now}::timestamptz where closed.is_live
      union all
      select closed.state, closed.break_type_id, ${now}::timestamptz, null
    ) part (state, break_type_id, started_at, ended_at) ${prepared}`.execute(db)
  return numAffectedRows > 0n
}
