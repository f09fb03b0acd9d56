import { type RawBuilder, sql } from 'kysely'
import { askedDays } from '#db/asked-days.ts'
import type { Db } from '#db/database.ts'
import { daysAfter } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import { groups, membersOf } from '#db/groups-of.ts'
import type { OnDuty } from '#vacations/coverage.rules.ts'

/** The plans with these ids, with their people and required coverage. */
export const plansOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('vacationPlans')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .select(['id', 'name', 'skillIds', 'groupIds', 'needs'])
    .orderBy(sql`plain(name)`)
    .orderBy('id')
    .execute()

export type CoveredPlan = Awaited<ReturnType<typeof plansOf>>[number]

/** The names of skills. */
export const skillNames = (db: Db, ids: readonly string[]) =>
  db.selectFrom('skills').where(sql<boolean>`id = any(${ids}::uuid[])`).select(['id', 'name']).execute()

/** The ids of the people of a plan, by main skill or group, as a subquery. */
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

type Asked = { dates: readonly string[]; today: string }

/** Who of a plan is at work on these sorted dates, and not off. Dates in between are not read. */
export async function onDuty(db: Db, plan: CoveredPlan, { dates, today }: Asked): Promise<OnDuty[]> {
  const people = await peopleOf(db, plan, today)
  const all: OnDuty[] = []
  for (const { from, until } of runsOf(dates)) {
    const { rows } = await sql<OnDuty>`
      select to_char(d.date, 'YYYY-MM-DD') as date, d.employee_id, d.first_minute, d.last_minute,
        (select k.skill_id from skill_assignments k where k.user_id = d.employee_id and k.is_main and ${inForce('k', today)} limit 1)
          as skill_id
      from (${askedDays(from, until, sql<boolean>`c.employee_id in (${people})`)}) d
      where d.theoretical_minutes > 0 order by d.date, d.employee_id`.execute(db)
    all.push(...rows)
  }
  return all
}

/** Gaps of up to this many days are read along, to save queries. */
const gap = 7

function runsOf(dates: readonly string[]): { from: string; until: string }[] {
  const runs: { from: string; until: string }[] = []
  for (const date of dates) {
    const last = runs.at(-1)
    if (last === undefined || date > daysAfter(last.until, gap)) runs.push({ from: date, until: date })
    else last.until = date
  }
  return runs
}
