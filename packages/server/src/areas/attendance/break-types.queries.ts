import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { BreakRule } from '#time-record/workday.ts'
import { mainSkill } from './break-turns.queries.ts'
import type { BreakRules } from './breaks.rules.ts'

/** The selectable types, in order, with names in a person's language. */
export const choices = (db: Db, userId: string): Promise<BreakRules[]> =>
  ruled(db, userId)
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** A type, even if retired: earlier breaks used it. */
export const find = (db: Db, userId: string, id: string): Promise<BreakRules | undefined> =>
  ruled(db, userId).where('id', '=', id).executeTakeFirst()

const ruled = (db: Db, userId: string) =>
  db
    .selectFrom('breakTypes')
    .select(['id', 'effective', 'minutesPerUse', 'usesPerDay', 'maxShare', 'reasonRequired', 'everyMinutes'])
    .select(['toleranceMinutes', 'cumulative', 'reminder'])
    .select(
      sql<string>`coalesce(nullif(translations ->> (select locale from users where id = ${userId}), ''), name)`.as(
        'name',
      ),
    )

/** The types that count as work, including retired ones. */
export async function effectiveIds(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('breakTypes').select('id').where('effective', '=', true).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether the type exists, even if retired: earlier breaks may have used it. */
export async function isKnown(db: Db, typeId: string): Promise<boolean> {
  return (
    (await db.selectFrom('breakTypes').where('id', '=', typeId).select('id').executeTakeFirst()) !== undefined
  )
}

/** The current settings of a type, for breaks that begin now. */
export async function ruleOf(db: Db, typeId: string): Promise<BreakRule> {
  const { effective, minutesPerUse } = await db
    .selectFrom('breakTypes')
    .where('id', '=', typeId)
    .select(['effective', 'minutesPerUse'])
    .executeTakeFirstOrThrow()
  return { counts: effective ? 'effective' : 'non_effective', minutesPerUse }
}

/**
 * How many others of a person's main skill are online, and how many of them are on this break or have a place held
 * (ONL-8); the skill is locked.
 */
export async function shareOf(
  db: Db,
  { userId, typeId, now, seenSince }: { userId: string; typeId: string; now: Date; seenSince: Date },
): Promise<{ online: number; resting: number } | undefined> {
  const main = await mainSkill(db, userId, now).forNoKeyUpdate('skills').executeTakeFirst()
  if (main === undefined) return undefined
  const { rows } = await sql<{ online: number; resting: number }>`
    select count(*)::int as online, (count(*) filter (where a.break_type_id = ${typeId}) + (
      select count(*) from break_turns t where t.skill_id = ${main.id} and t.break_type_id = ${typeId}
        and t.user_id <> ${userId} and t.ended_at is null and t.offered_until > ${now}))::int as resting
    from agent_states a
    join sessions s on s.id = a.session_id
    join users u on u.id = a.user_id
    where a.ended_at is null and a.skill_id = ${main.id} and a.user_id <> ${userId}
      and s.ended_at is null and s.ends_at > ${now} and s.idle_ends_at > ${now} and u.last_seen_at >= ${seenSince}`.execute(
    db,
  )
  return rows[0]
}
