import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { PeriodCriterion } from '#vacations/period.rules.ts'
import { demoId } from './random.ts'
import { groupPlan, planId, waitingList } from './vacation-plan-names.ts'

/** The days of a period relative to today. */
type PlannedPeriod = {
  name: string
  plan: string
  criterion: PeriodCriterion
  isPublished: boolean
  opensIn: number
  closesIn: number
  answersIn: number
  startsIn: number
  endsIn: number
}

const periods: readonly PlannedPeriod[] = [
  {
    ...{ name: 'Turno de primavera', plan: groupPlan, criterion: 'rotation', isPublished: true },
    ...{ opensIn: -40, closesIn: -20, answersIn: -10, startsIn: 90, endsIn: 149 },
  },
  {
    ...{ name: 'Puentes y festivos', plan: groupPlan, criterion: 'seniority', isPublished: false },
    ...{ opensIn: -25, closesIn: -3, answersIn: 9, startsIn: 150, endsIn: 199 },
  },
  {
    ...{ name: 'Turno de verano', plan: groupPlan, criterion: 'seniority', isPublished: false },
    ...{ opensIn: -5, closesIn: 10, answersIn: 20, startsIn: 200, endsIn: 290 },
  },
  {
    ...{ name: 'Turno de otoño', plan: groupPlan, criterion: 'rotation', isPublished: false },
    ...{ opensIn: 45, closesIn: 60, answersIn: 70, startsIn: 291, endsIn: 329 },
  },
  {
    ...{ name: 'Campaña anterior', plan: waitingList, criterion: 'points', isPublished: true },
    ...{ opensIn: -260, closesIn: -240, answersIn: -230, startsIn: -180, endsIn: -110 },
  },
]

/** Request periods in every state: one to come, an open one, one that awaits its results, a published and a past one. */
export async function seedVacationPeriods(db: Db, now: Date): Promise<void> {
  const today = dayOf(now)
  const on = (days: number) => daysAfter(today, days)
  const rows = periods.map((period) => ({
    ...{ id: demoId('vacation period', period.name), planId: planId(period.plan), name: period.name },
    ...{ opensOn: on(period.opensIn), closesOn: on(period.closesIn), answerBy: on(period.answersIn) },
    ...{ startsOn: on(period.startsIn), endsOn: on(period.endsIn), criterion: period.criterion },
    ...{ publishedAt: period.isPublished ? now : null, createdBy: null, createdAt: now, updatedAt: now },
  }))
  await db.insertInto('vacationPeriods').values(rows).execute()
  await sql`
    insert into vacation_bids (period_id, employee_id, rank, starts_on, ends_on, outcome, created_at)
    select p.id, m.employee_id, k.rank, b.begins, b.begins + 6,
      case when p.published_at is null then null when m.place <= 3 then case k.rank when 1 then 'granted' else 'not_needed' end
        when k.rank = 1 then 'full' else 'granted' end, ${now}::timestamptz - m.place * interval '1 hour'
    from vacation_periods p
    cross join (
      select g.employee_id, row_number() over (order by g.employee_id) as place from employee_group_members g
      where g.group_id = ${demoId('employee group', groupPlan)}::uuid order by g.employee_id limit 6
    ) m
    cross join generate_series(1, 2) k(rank)
    cross join lateral (select (date_trunc('week', p.starts_on::timestamp) + interval '1 week' * (k.rank * 2))::date as begins) b
    where p.plan_id = ${planId(groupPlan)}::uuid and p.opens_on <= ${today}::date`.execute(db)
}
