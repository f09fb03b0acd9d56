import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { PendingReason } from '#db/schema/vacation-plans.ts'
import { groupPlan, planId, waitingList } from './vacation-plan-names.ts'
import { mondayOf } from './vacation-plans.ts'

type Asked = {
  plan: string
  reason: PendingReason
  startsOn: string
  days: number
  hasPlace: boolean
  answerBy: string | null
  comment: string | null
}

/** The nearest days, which are full, and too near to wait for a place. */
const [fullFrom, fullUntil] = [3, 7]
/** Farther than any quota. */
const beyondQuotas = 337

/** Requests that a plan does not approve by itself, each for the reason that its dates give. */
function askedOf(today: string): Asked[] {
  const on = (days: number) => daysAfter(today, days)
  const monday = (days: number) => mondayOf(on(days))
  const one = (reason: PendingReason, startsOn: string, days: number, comment: string | null = null) => ({
    ...{ plan: waitingList, reason, startsOn, days, hasPlace: true, answerBy: null, comment },
  })
  return [
    one('invalid_duration', monday(105), 21, 'Viaje a Colombia para ver a la familia'),
    one('outside_shift', daysAfter(monday(77), -1), 8, 'Salgo el domingo'),
    one('short_notice', monday(14), 5, 'Cuidado de mi padre tras una operación'),
    { ...one('no_quota', on(fullFrom + 1), 3, 'Asuntos urgentes'), hasPlace: false },
    { ...one('no_plan', monday(beyondQuotas + 6), 7), hasPlace: false },
    { ...one('outside_period', monday(63), 7, 'Boda de mi hermana'), plan: groupPlan, hasPlace: false },
    { ...one('in_period', monday(220), 7), plan: groupPlan, hasPlace: false, answerBy: on(20) },
  ]
}

/** Requests pending under a plan for each named reason, of people without other requests. */
export async function seedPendingReasons(db: Db, now: Date): Promise<void> {
  const today = dayOf(now)
  await sql`
    insert into vacation_quotas (id, plan_id, starts_on, ends_on, most, created_at, updated_at)
    select md5('vacation quota ' || p.id || ' near')::uuid, p.id, ${daysAfter(today, fullFrom)}::date,
      ${daysAfter(today, fullUntil)}::date, t.taken, ${now}, ${now}
    from vacation_plans p cross join lateral (
      select coalesce(max(d.taken), 0)::int as taken from (
        select count(*) as taken from vacation_places v join vacation_requests r on r.id = v.request_id
        where v.plan_id = p.id and takes_place(r.state, r.has_place)
          and v.date between ${daysAfter(today, fullFrom)}::date and ${daysAfter(today, fullUntil)}::date
        group by v.date
      ) d
    ) t where p.id = ${planId(waitingList)}::uuid`.execute(db)
  await putRequests(db, askedOf(today), now)
  await putDays(db)
}

/** One request a person of a skill's plan; members of a group's plan may have several. */
async function putRequests(db: Db, asked: readonly Asked[], now: Date): Promise<void> {
  const rows = asked.map(({ plan, startsOn, days, ...row }, at) => ({
    ...{ ...row, plan: planId(plan), startsOn, endsOn: daysAfter(startsOn, days - 1), units: days * 2 },
    number: plan === groupPlan ? 1 : at + 1,
  }))
  await sql`
    with free as (
      select p.id as plan_id, u.id, row_number() over (partition by p.id order by u.plain_name desc, u.id) as number
      from vacation_plans p
      join users u on u.active and u.password_hash is null
      left join skill_assignments k on k.user_id = u.id and k.is_main
      where (k.skill_id = any(p.skill_ids) or k.skill_id is null and exists (select from employee_group_members g
          where g.employee_id = u.id and g.group_id = any(p.group_ids)))
        and not exists (select from vacation_requests o where o.employee_id = u.id)
        and exists (select from vacation_buckets b join vacation_movements m on m.bucket_id = b.id
          where b.employee_id = u.id and b.kind = 'annual' and b.unit = 'natural' and m.kind = 'entitlement' and m.units >= 42)
    )
    insert into vacation_requests (id, employee_id, kind, unit, units, state, stage, stages, starts_on, ends_on, comment, agreed,
      short_notice, escalates_at, policy_id, asked_by, created_at, updated_at, plan_id, pending_reason, has_place, answer_by,
      waiting_order)
    select md5('vacation reason ' || r.reason)::uuid, f.id, 'annual', 'natural', r.units, 'pending', 'coordinator',
      '["coordinator","hr"]', r."startsOn", r."endsOn", r.comment, true, r."startsOn" < ${daysAfter(dayOf(now), 61)}::date,
      ${now}::timestamptz + interval '4 days', (select m.policy_id from vacation_movements m
        join vacation_buckets b on b.id = m.bucket_id and b.employee_id = f.id and b.kind = 'annual'
        where m.kind = 'entitlement' order by b.year desc limit 1),
      f.id, ${now}::timestamptz - interval '20 hours', ${now}::timestamptz - interval '20 hours', r.plan, r.reason,
      r."hasPlace", r."answerBy", nextval('vacation_waiting')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(plan uuid, number int, reason text, "startsOn" date,
      "endsOn" date, units int, "hasPlace" boolean, "answerBy" date, comment text)
    join free f on f.plan_id = r.plan and f.number = r.number`.execute(db)
}

const isNew = sql`r.id in (select md5('vacation reason ' || n)::uuid from unnest(array['invalid_duration',
  'outside_shift', 'short_notice', 'no_quota', 'no_plan', 'outside_period', 'in_period']) n)`

/** Their days, what each spends, the places they need, and their history. */
async function putDays(db: Db): Promise<void> {
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
      and b.year = extract(year from l.date) where ${isNew}`.execute(db)
  await sql`
    insert into vacation_acts (request_id, number, state, by, at, comment)
    select r.id, 1, 'pending', r.employee_id, r.created_at, r.comment from vacation_requests r where ${isNew}`.execute(
    db,
  )
}
