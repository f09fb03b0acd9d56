import { type RawBuilder, sql } from 'kysely'
import { askedDays } from '#db/asked-days.ts'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'
import { groups, membersOf } from '#db/groups-of.ts'
import type { OnDuty } from '#vacations/coverage.rules.ts'

/** The plans with these ids, with whom they are for and what they need. */
export const plansOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('vacationPlans')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .select(['id', 'name', 'skillIds', 'groupIds', 'needs'])
    .orderBy(sql`plain(name)`)
    .orderBy('id')
    .execute()

export type CoveredPlan = Awaited<ReturnType<typeof plansOf>>[number]

/** What skills are called. */
export const skillNames = (db: Db, ids: readonly string[]) =>
  db.selectFrom('skills').where(sql<boolean>`id = any(${ids}::uuid[])`).select(['id', 'name']).execute()

type Period = { from: string; until: string; today: string }

/** The ids of those whose main skill or group a plan is for, as a query. */
export async function peopleOf(
  db: Db,
  { skillIds, groupIds }: CoveredPlan,
  today: string,
): Promise<RawBuilder<unknown>> {
  const own = await groups(db).where(sql<boolean>`id = any(${groupIds}::uuid[])`).execute()
  const bySkill = sql`select k.user_id from skill_assignments k
    where k.is_main and k.skill_id = any(${skillIds}::uuid[]) and ${inForce('k', today)}`
  const byGroup = own.map((group) => sql`select m.user_id from ${membersOf(group, today)} m`)
  return sql.join([bySkill, ...byGroup], sql` union `)
}

/** Who is at work on which date of a plan, and not off. */
export async function onDuty(db: Db, plan: CoveredPlan, { from, until, today }: Period): Promise<OnDuty[]> {
  const people = await peopleOf(db, plan, today)
  const { rows } = await sql<OnDuty>`
    select to_char(d.date, 'YYYY-MM-DD') as date, d.employee_id, d.first_minute, d.last_minute,
      (select k.skill_id from skill_assignments k where k.user_id = d.employee_id and k.is_main and ${inForce('k', today)} limit 1)
        as skill_id
    from (${askedDays(from, until, sql<boolean>`c.employee_id in (${people})`)}) d
    where d.theoretical_minutes > 0 order by d.date, d.employee_id`.execute(db)
  return rows
}
