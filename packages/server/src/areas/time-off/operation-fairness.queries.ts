import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import { type CoveredPlan, peopleOf } from './operation-coverage.queries.ts'

/** The periods of a plan whose dates begin on a day or later. */
export const peaksOf = (db: Db, planId: string, since: string) =>
  db
    .selectFrom('vacationPeriods')
    .where('planId', '=', planId)
    .where(sql<boolean>`starts_on >= ${since}::date`)
    .select(['id', 'name', written('startsOn').as('startsOn'), written('endsOn').as('endsOn')])
    .orderBy('vacationPeriods.startsOn')
    .orderBy('id')
    .execute()

type Peak = { id: string; days: number; startsOn: string; endsOn: string }
type Person = { person: { id: string; displayName: string }; days: number; periods: Peak[] }

/** The people of a plan with the days of work that they were off in its periods: those with the fewest first. */
export async function peoplePeaks(
  db: Db,
  reach: Reach,
  { plan, since }: { plan: CoveredPlan; since: string },
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select json_build_object('id', u.id, 'displayName', u.display_name) as person,
      coalesce(sum(h.days), 0)::int as days,
      coalesce(json_agg(json_build_object('id', h.id, 'days', h.days, 'startsOn', h.starts_on, 'endsOn', h.ends_on)
        order by h.starts_on) filter (where h.id is not null), '[]') as periods
    from users u left join (
      select v.employee_id, p.id, count(distinct v.date)::int as days, to_char(min(v.date), 'YYYY-MM-DD') as starts_on,
        to_char(max(v.date), 'YYYY-MM-DD') as ends_on
      from vacation_periods p join vacation_places v on v.date between p.starts_on and p.ends_on
      join vacation_requests r on r.id = v.request_id and r.state in ('approved', 'cancellation_requested')
      where p.plan_id = ${plan.id}::uuid and p.starts_on >= ${since}::date group by v.employee_id, p.id
    ) h on h.employee_id = u.id
    where u.active and u.id in (${await peopleOf(db, plan, reach.today)}) and ${isWithin(reach, sql`u.id`)}
    group by u.id order by days, u.plain_name, u.id`.execute(db)
  return rows
}
