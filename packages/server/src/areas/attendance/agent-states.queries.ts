import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import type { AgentStatesTable, StateOrigin } from '#db/schema/agent-states.ts'
import type { Interval } from './online-agents.ts'

/** The current state, and when its session ended if it did. */
export async function openState(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('agentStates')
    .leftJoin('sessions', 'sessions.id', 'agentStates.sessionId')
    .where('agentStates.userId', '=', userId)
    .where('agentStates.endedAt', 'is', null)
    .select(['agentStates.id', 'agentStates.state', 'agentStates.breakTypeId', 'agentStates.sessionId'])
    .select(['agentStates.startedAt', 'agentStates.reason', 'agentStates.origin'])
    .select(
      sql<boolean>`coalesce(sessions.ended_at is null and sessions.ends_at > ${now} and sessions.idle_ends_at > ${now}, false)`.as(
        'isLive',
      ),
    )
    .executeTakeFirst()
}

type CurrentState = Pick<AgentStatesTable, 'origin' | 'startedAt'>

/** When somebody chose their current state: a state resumed after a silence was chosen before it. */
export async function begunAt(db: Db, userId: string, { origin, startedAt }: CurrentState): Promise<Date> {
  if (origin !== 'system') return startedAt
  const latest = await db
    .selectFrom('agentStates')
    .where('userId', '=', userId)
    .where('origin', '!=', 'system')
    .select('startedAt')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.startedAt ?? startedAt
}

/** Closes the current state: at this instant, or when its session ended; a later one gets no duration. */
export async function close(db: Db, userId: string, at: Date): Promise<void> {
  await sql`
    update agent_states a set ended_at = greatest(a.started_at,
      least(${at}::timestamptz, (select least(s.ended_at, s.ends_at, s.idle_ends_at) from sessions s where s.id = a.session_id)))
    where a.user_id = ${userId} and a.ended_at is null`.execute(db)
}

type NewState = Pick<AgentStatesTable, 'id' | 'userId' | 'sessionId' | 'state' | 'breakTypeId' | 'reason'> & {
  now: Date
  origin: StateOrigin
  changedBy: string | null
}

export async function begin(db: Db, { now, ...state }: NewState): Promise<void> {
  const skill = await db
    .selectFrom('skillAssignments')
    .where('userId', '=', state.userId)
    .where('isMain', '=', true)
    .where(inForce('skillAssignments', dayOf(now)))
    .select('skillId')
    .executeTakeFirst()
  await db
    .insertInto('agentStates')
    .values({ ...state, skillId: skill?.skillId ?? null, startedAt: now, endedAt: null })
    .execute()
}

export async function isEmployed(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('employees')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** A day in a zone as two instants; today by default. */
export async function bounds(db: Db, date: string | undefined, timeZone: string, now: Date) {
  const { rows } = await sql<{ date: string; starts: Date; ends: Date }>`
    select to_char(day, 'YYYY-MM-DD') as date, day::timestamp at time zone ${timeZone} as starts,
      (day + 1)::timestamp at time zone ${timeZone} as ends
    from (select coalesce(${date ?? null}::date, (${now}::timestamptz at time zone ${timeZone})::date) as day) d`.execute(
    db,
  )
  const [day] = rows
  if (!day) throw new Error('a day without bounds')
  return day
}

/** A person's states of today, in their own zone, clipped to the day. */
export async function today(db: Db, userId: string, now: Date): Promise<Omit<Interval, 'seconds'>[]> {
  const person = await db.selectFrom('users').select('timeZone').where('id', '=', userId).executeTakeFirst()
  const { starts, ends } = await bounds(db, undefined, person?.timeZone ?? 'UTC', now)
  const known = await intervals(db, userId, { starts, ends, now })
  return known.map((one) => (one.startedAt < starts ? { ...one, startedAt: starts } : one))
}

/** When the state `a` ended, or its session `s` if that was earlier; null for the current one. */
export const endOf = (
  now: Date,
) => sql<Date | null>`coalesce(a.ended_at, case when s.id is null then a.started_at
  when s.ended_at is null and s.ends_at > ${now} and s.idle_ends_at > ${now} then null
  else greatest(a.started_at, least(s.ended_at, s.ends_at, s.idle_ends_at)) end)`

/** The agent states between two instants; a state ends with its session. */
export async function intervals(
  db: Db,
  userId: string,
  { starts, ends, now, begunSince }: { starts: Date; ends: Date; now: Date; begunSince?: Date },
): Promise<Omit<Interval, 'seconds'>[]> {
  const { rows } = await sql<FlatInterval>`
    select * from (
      select a.id, a.state, a.started_at, a.origin, a.reason, b.id as break_id, b.name as break_name,
        k.id as skill_id, k.name as skill_name, c.id as changed_by_id, c.display_name as changed_by_name,
        ${endOf(now)} as ended_at
      from agent_states a
      left join sessions s on s.id = a.session_id
      left join break_types b on b.id = a.break_type_id
      left join skills k on k.id = a.skill_id
      left join users c on c.id = a.changed_by
      where a.user_id = ${userId} and a.started_at < ${ends}
        and ${begunSince === undefined ? sql`true` : sql`a.started_at >= ${begunSince}`}
    ) known
    where ended_at is null or ended_at > ${starts}
    order by started_at, ended_at nulls last`.execute(db)
  return rows.map(({ id, state, startedAt, endedAt, origin, reason, ...row }) => ({
    ...{ id, state, startedAt, endedAt, origin, reason },
    breakType: row.breakId === null ? null : { id: row.breakId, name: row.breakName ?? '' },
    skill: row.skillId === null ? null : { id: row.skillId, name: row.skillName ?? '' },
    changedBy:
      row.changedById === null ? null : { id: row.changedById, displayName: row.changedByName ?? '' },
  }))
}

type FlatInterval = Pick<Interval, 'id' | 'state' | 'startedAt' | 'endedAt' | 'origin' | 'reason'> & {
  breakId: string | null
  breakName: string | null
  skillId: string | null
  skillName: string | null
  changedById: string | null
  changedByName: string | null
}
