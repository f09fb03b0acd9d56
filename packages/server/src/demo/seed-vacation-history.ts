import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { demoId } from './random.ts'

const years = 3

/**
 * The summer weeks of three years, as recorded before the portal: the ledger begins later, so they spend nothing.
 * Each member of a plan has a week in two summers, and none in the third.
 */
export async function seedVacationHistory(db: Db, now: Date): Promise<void> {
  const today = dayOf(now)
  const last = Number(daysAfter(today, -200).slice(0, 4)) - 1
  const plans = await db.selectFrom('vacationPlans').select(['id', 'name']).execute()
  const made = {
    criterion: 'seniority' as const,
    publishedAt: now,
    createdBy: null,
    createdAt: now,
    updatedAt: now,
  }
  const summers = Array.from({ length: years }, (_, back) => last - back)
  await db
    .insertInto('vacationPeriods')
    .values(
      plans.flatMap(({ id: planId, name }) =>
        summers.map((year) => ({
          ...{ ...made, id: demoId('vacation summer', `${name} ${year}`), name: `Verano ${year}`, planId },
          ...{ opensOn: `${year}-02-01`, closesOn: `${year}-02-28`, answerBy: `${year}-03-31` },
          ...{ startsOn: `${year}-07-01`, endsOn: `${year}-08-31` },
        })),
      ),
    )
    .execute()
  for (const [back, year] of summers.entries()) await seedSummer(db, { year, back })
}

async function seedSummer(db: Db, { year, back }: { year: number; back: number }): Promise<void> {
  const monday = sql`date_trunc('week', make_date(${year}, 7, 7)::timestamp)::date`
  await sql`
    insert into vacation_requests (id, employee_id, kind, unit, units, state, stages, starts_on, ends_on, comment, agreed,
      asked_by, created_at, updated_at, plan_id, has_place, waiting_order)
    select md5('vacation summer ' || w.id || ${String(year)})::uuid, w.id, 'annual', 'natural', 14, 'approved', '["hr"]',
      w.begins, w.begins + 6, 'Registradas en el sistema anterior', true, w.id, make_date(${year}, 3, 1), make_date(${year}, 3, 15),
      w.plan_id, true, nextval('vacation_waiting')
    from (
      select u.id, p.id as plan_id, ${monday} + 7 * (((m.place + ${back}) % 8)::int) as begins
      from vacation_plans p join skill_assignments k on k.is_main and k.skill_id = any(p.skill_ids)
      join users u on u.id = k.user_id
      cross join lateral (select ('x' || substr(md5(u.id::text), 1, 6))::bit(24)::int as place) m
      where (m.place + ${back}) % 3 <> 0
    ) w
    where not exists (select from vacation_lines l where l.employee_id = w.id and l.held and l.date between w.begins and w.begins + 6)
      and exists (select from contracts c where c.employee_id = w.id and c.starts_on <= w.begins)`.execute(db)
  const isNew = sql`r.comment = 'Registradas en el sistema anterior' and extract(year from r.starts_on) = ${year}`
  await sql`
    insert into vacation_lines (request_id, employee_id, date, part, units, reason)
    select r.id, r.employee_id, d::date, 'day', 2, 'natural_day' from vacation_requests r
    cross join generate_series(r.starts_on::timestamp, r.ends_on, interval '1 day') d where ${isNew}`.execute(
    db,
  )
  await sql`
    insert into vacation_places (request_id, date, plan_id, employee_id, minutes)
    select r.id, l.date, r.plan_id, r.employee_id, 480 from vacation_requests r
    join vacation_lines l on l.request_id = r.id where ${isNew} and extract(isodow from l.date) < 6`.execute(
    db,
  )
  await sql`
    insert into vacation_acts (request_id, number, state, by, at)
    select r.id, 1, 'approved', r.employee_id, r.updated_at from vacation_requests r where ${isNew}`.execute(
    db,
  )
}
