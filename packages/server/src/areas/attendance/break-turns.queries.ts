import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import type { BreakTurnsTable, TurnOutcome } from '#db/schema/break-turns.ts'

export type Queue = { skillId: string; typeId: string }
export type Presence = { now: Date; seenSince: Date }

/** The main skill of a person today. */
export const mainSkill = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('skillAssignments')
    .innerJoin('skills', 'skills.id', 'skillAssignments.skillId')
    .where('skillAssignments.userId', '=', userId)
    .where('skillAssignments.isMain', '=', true)
    .where(inForce('skillAssignments', dayOf(now)))
    .select('skills.id')

/**
 * Locks the skill before its queue is changed, so that two places freed at once go to two people. Several skills are
 * locked in a fixed order.
 */
export const lockSkills = (db: Db, ids: readonly string[]) =>
  db.selectFrom('skills').where('id', 'in', ids).select('id').orderBy('id').forNoKeyUpdate().execute()

/** The online people of a skill, and since when those on this break are. */
export async function atWork(db: Db, { skillId, typeId }: Queue, { now, seenSince }: Presence) {
  const { rows } = await sql<{ online: number; since: Date[] | null }>`
    select count(*)::int as online, array_agg(a.started_at) filter (where a.break_type_id = ${typeId}) as since
    from agent_states a
    join sessions s on s.id = a.session_id
    join users u on u.id = a.user_id
    where a.ended_at is null and a.skill_id = ${skillId}
      and s.ended_at is null and s.ends_at > ${now} and s.idle_ends_at > ${now} and u.last_seen_at >= ${seenSince}`.execute(
    db,
  )
  return { online: rows[0]?.online ?? 0, since: (rows[0]?.since ?? []).map((at) => new Date(at)) }
}

/** Who waits, in turn. */
export const waiting = (db: Db, { skillId, typeId }: Queue) =>
  db
    .selectFrom('breakTurns')
    .where('skillId', '=', skillId)
    .where('breakTypeId', '=', typeId)
    .where('endedAt', 'is', null)
    .select(['id', 'userId', 'offeredUntil'])
    .orderBy('place')
    .execute()

/** What somebody waits for. */
export const own = (db: Db, userId: string) =>
  db
    .selectFrom('breakTurns')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .select(['id', 'breakTypeId', 'skillId', 'offeredUntil'])
    .executeTakeFirst()

/** The breaks of a skill with people waiting. */
export async function queuesOf(db: Db, skillId: string): Promise<Queue[]> {
  const rows = await db
    .selectFrom('breakTurns')
    .where('skillId', '=', skillId)
    .where('endedAt', 'is', null)
    .select('breakTypeId')
    .distinct()
    .execute()
  return rows.map(({ breakTypeId }) => ({ skillId, typeId: breakTypeId }))
}

export async function insert(db: Db, turn: Insertable<BreakTurnsTable>): Promise<void> {
  await db.insertInto('breakTurns').values(turn).execute()
}

/** Holds places for those still waiting, and returns them. */
export const offer = (db: Db, ids: readonly string[], offeredUntil: Date) =>
  db
    .updateTable('breakTurns')
    .set({ offeredUntil })
    .where('id', 'in', ids)
    .where('endedAt', 'is', null)
    .returning('userId')
    .execute()

export async function end(
  db: Db,
  ids: readonly string[],
  { outcome, now }: { outcome: TurnOutcome; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('breakTurns')
    .set({ outcome, endedAt: now })
    .where('id', 'in', ids)
    .where('endedAt', 'is', null)
    .execute()
}
