import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { StaffNeed, VacationPlanRules } from '#db/schema/vacation-plans.ts'
import { demoId } from './random.ts'
import { seedPendingReasons } from './seed-pending-reasons.ts'
import { seedVacationHistory } from './seed-vacation-history.ts'
import { seedVacationPeriods } from './seed-vacation-periods.ts'
import { groupPlan, planId, waitingList } from './vacation-plan-names.ts'
import { mondayOf } from './vacation-plans.ts'

const rules: VacationPlanRules = {
  ...{ autoApprove: true, longestDays: 15, noticeDays: 15, withinShifts: true, whenFull: 'waiting' },
  ...{ waitingClosesDays: 7, grants: 'offer', offerHours: 48, fillingPercent: 75 },
}
const skill = (code: string) => demoId('skill', code)

/** Whose places a plan counts: by skill, and by group for those without a skill. */
const plans = [
  {
    name: 'Luz Norte: atención y averías',
    skillIds: [skill('LNE_ATC'), skill('LNE_AVERIAS'), skill('LNE_RETENCION')],
    groupIds: [],
    // Decided by the coordinator, so that the demo shows both ways.
    rules: { ...rules, autoApprove: false },
  },
  {
    name: waitingList,
    skillIds: [skill('TLN_VENTAS'), skill('TLN_SOP1'), skill('TLN_SOP2'), skill('TLN_PORTA')],
    groupIds: [],
    rules,
  },
  {
    name: groupPlan,
    skillIds: [],
    groupIds: [demoId('employee group', groupPlan)],
    rules: { ...rules, whenFull: 'decide' as const, grants: 'at_once' as const },
  },
]

/** Two thirds of the staff at peak hours. */
const needs: readonly StaffNeed[] = [
  { weekdays: [1, 2, 3, 4, 5], start: 600, end: 780, people: 18 },
  { weekdays: [1, 2, 3, 4, 5], start: 960, end: 1080, people: 10 },
  { weekdays: [6], start: 600, end: 780, people: 3 },
]

/** The fortnight that most people want: where it is full, others wait. */
const fortnight = (today: string) => mondayOf(daysAfter(today, 35))

/** Plans with their quotas, the requests under them, and the waiting list. */
export async function seedVacationPlans(db: Db, now: Date): Promise<void> {
  const today = dayOf(now)
  const made = { createdBy: null, createdAt: now, updatedAt: now }
  await db
    .insertInto('vacationPlans')
    .values(
      plans.map((plan) => ({
        ...{
          ...plan,
          ...made,
          id: planId(plan.name),
          validFrom: `${today.slice(0, 4)}-01-01`,
          validUntil: null,
        },
        ...{ rules: JSON.stringify(plan.rules), needs: JSON.stringify(needs) },
      })),
    )
    .execute()
  await seedPlaces(db, today)
  await seedQuotas(db, now)
  await seedWaiting(db, now)
  await seedPendingReasons(db, now)
  await seedVacationPeriods(db, now)
  await seedVacationHistory(db, now)
}

/** The requests of people under a plan, with a place on each working day; without times, as plain weeks have none. */
async function seedPlaces(db: Db, today: string): Promise<void> {
  await sql`
    update vacation_requests r set plan_id = p.id, has_place = r.state <> 'expired', waiting_order = nextval('vacation_waiting'),
      pending_reason = case when r.state in ('pending', 'preapproved') then 'needs_decision' end
    from vacation_plans p join skill_assignments k on k.is_main and k.skill_id = any(p.skill_ids)
    where k.user_id = r.employee_id and r.state <> 'draft' and (r.ends_on > ${today}::date or r.state = 'expired')`.execute(
    db,
  )
  await sql`
    insert into vacation_places (request_id, date, plan_id, employee_id, minutes)
    select r.id, l.date, r.plan_id, r.employee_id, w.minutes
    from vacation_requests r join vacation_lines l on l.request_id = r.id
    join contracts c on c.employee_id = r.employee_id and l.date >= c.starts_on and l.date <= coalesce(c.ends_on, l.date)
    cross join lateral (select (c.week_days ->> (extract(isodow from l.date)::int - 1))::int as minutes) w
    where r.plan_id is not null and w.minutes > 0`.execute(db)
}

/** Room on all working days for months to come, and a fortnight that is full or nearly so. */
async function seedQuotas(db: Db, now: Date): Promise<void> {
  const today = dayOf(now)
  const [from, until] = [fortnight(today), daysAfter(fortnight(today), 13)]
  await sql`
    insert into vacation_quotas (id, plan_id, starts_on, ends_on, most, created_at, updated_at)
    select md5('vacation quota ' || p.id || ' always')::uuid, p.id, ${daysAfter(today, -30)}::date,
      ${daysAfter(today, 330)}::date, 6, ${now}, ${now} from vacation_plans p`.execute(db)
  await sql`
    insert into vacation_quotas (id, plan_id, starts_on, ends_on, most, created_at, updated_at)
    select md5('vacation quota ' || p.id || ' fortnight')::uuid, p.id, ${from}::date, ${until}::date,
      greatest(1, t.taken + case when p.id = ${planId(waitingList)}::uuid then 0 else 1 end), ${now}, ${now}
    from vacation_plans p cross join lateral (
      select coalesce(max(d.taken), 0)::int as taken from (
        select count(*) as taken from vacation_places v join vacation_requests r on r.id = v.request_id
        where v.plan_id = p.id and takes_place(r.state, r.has_place) and v.date between ${from}::date and ${until}::date
        group by v.date
      ) d
    ) t`.execute(db)
}

/** Five people who wait for the first week of the fortnight, in the order of their names. */
async function seedWaiting(db: Db, now: Date): Promise<void> {
  const from = fortnight(dayOf(now))
  const until = daysAfter(from, 6)
  await sql`
    insert into vacation_requests (id, employee_id, kind, unit, units, state, stages, starts_on, ends_on, agreed, short_notice,
      policy_id, asked_by, created_at, updated_at, plan_id, waiting_order)
    select md5('vacation waiting ' || w.id)::uuid, w.id, 'annual', 'natural', 14, 'waiting', '["coordinator","hr"]',
      ${from}::date, ${until}::date, true, true, w.policy_id, w.id, ${now}::timestamptz - w.place * interval '1 hour',
      ${now}::timestamptz - w.place * interval '1 hour', w.plan_id, nextval('vacation_waiting')
    from (
      select u.id, p.id as plan_id, m.policy_id, row_number() over (order by u.plain_name desc, u.id) as place
      from vacation_plans p join skill_assignments k on k.is_main and k.skill_id = any(p.skill_ids)
      join users u on u.id = k.user_id and u.password_hash is null
      join vacation_buckets b on b.employee_id = u.id and b.kind = 'annual' and b.unit = 'natural'
        and ${from}::date between b.valid_from and b.valid_until and b.year = extract(year from ${from}::date)
      join vacation_movements m on m.bucket_id = b.id and m.kind = 'entitlement' and m.units >= 42
      where p.id = ${planId(waitingList)}::uuid and not exists (select from vacation_requests o where o.employee_id = u.id)
      order by u.plain_name, u.id limit 5
    ) w order by w.place desc`.execute(db)
  const isNew = sql`r.state = 'waiting'`
  await sql`
    insert into vacation_lines (request_id, employee_id, date, part, units, reason)
    select r.id, r.employee_id, d::date, 'day', 2, 'natural_day' from vacation_requests r
    cross join generate_series(r.starts_on::timestamp, r.ends_on, interval '1 day') d where ${isNew}`.execute(
    db,
  )
  await sql`
    insert into vacation_places (request_id, date, plan_id, employee_id, minutes)
    select r.id, l.date, r.plan_id, r.employee_id, w.minutes from vacation_requests r join vacation_lines l on l.request_id = r.id
    join contracts c on c.employee_id = r.employee_id and l.date >= c.starts_on and l.date <= coalesce(c.ends_on, l.date)
    cross join lateral (select (c.week_days ->> (extract(isodow from l.date)::int - 1))::int as minutes) w
    where ${isNew} and w.minutes > 0`.execute(db)
  await sql`
    insert into vacation_spendings (request_id, bucket_id, date, units)
    select r.id, b.id, l.date, l.units from vacation_requests r join vacation_lines l on l.request_id = r.id
    join vacation_buckets b on b.employee_id = r.employee_id and b.kind = 'annual' and b.unit = 'natural'
      and b.year = extract(year from r.starts_on) where ${isNew}`.execute(db)
  await sql`
    insert into vacation_acts (request_id, number, state, by, at)
    select r.id, 1, 'waiting', r.employee_id, r.created_at from vacation_requests r where ${isNew}`.execute(
    db,
  )
}
