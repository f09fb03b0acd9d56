import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce, written } from '#db/days.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import type { OpeningsTable } from '#db/schema/openings.ts'
import type { OpeningCause, OpeningState } from '@portal/sdk/contract'

/** The visible openings: all, or those of skills of people in reach. */
export type Seeing = { all: boolean; reach: Reach }

export const isSeen = ({ all, reach }: Seeing) =>
  all
    ? sql<boolean>`true`
    : sql<boolean>`p.skill_id in (select m.skill_id from skill_assignments m
        where ${inForce('m', reach.today)} and ${isWithin(reach, sql`m.user_id`)})`

type Person = { id: string; displayName: string }

const openings = (db: Db, seeing: Seeing) =>
  db
    .selectFrom('openings as o')
    .innerJoin('openingPlans as p', 'p.id', 'o.planId')
    .innerJoin('skills as s', 's.id', 'p.skillId')
    .leftJoin('users as u', 'u.id', 'o.openedBy')
    .select(['o.id', 'o.planId', 'p.name as service', 's.code as skill', 'p.timeZone'])
    .select([written('o.date').as('date'), 'o.plannedAt', 'o.toleranceMinutes', 'o.minimumPercent'])
    .select(['o.templateId', 'o.checks', 'o.answers', 'o.state', 'o.light', 'o.points', 'o.openedAt'])
    .select(['o.deviationMinutes', 'o.cause', 'o.note', 'o.closedAt', 'o.version'])
    .select(
      sql<Person | null>`case when u.id is not null
        then json_build_object('id', u.id, 'displayName', u.display_name) end`.as('openedBy'),
    )
    .where(isSeen(seeing))

export type OpeningRow = Awaited<ReturnType<ReturnType<typeof openings>['execute']>>[number]

type Asked = Paging & {
  from: string
  until: string
  search?: string
  state?: OpeningState[]
  cause?: OpeningCause
  planId?: string
  sort?: 'plannedAt' | '-plannedAt' | 'service' | '-service'
}

export function list(db: Db, seeing: Seeing, { sort = 'plannedAt', ...asked }: Asked) {
  const { column, direction } = ordering(sort)
  const { from, until, search, state, cause, planId } = asked
  let query = openings(db, seeing)
    .where(sql<boolean>`o.date between ${from}::date and ${until}::date`)
    .orderBy(column === 'service' ? sql`plain(p.name)` : sql`o.planned_at`, direction)
    .orderBy('o.plannedAt')
    .orderBy('o.id')
  if (search !== undefined)
    query = query.where(sql<boolean>`plain(p.name || ' ' || s.code) like plain(${containing(search)})`)
  if (state !== undefined) query = query.where('o.state', 'in', state)
  if (cause !== undefined) query = query.where('o.cause', '=', cause)
  if (planId !== undefined) query = query.where('o.planId', '=', planId)
  return page(query, asked, 'o.id')
}

export const find = (db: Db, seeing: Seeing, id: string) =>
  openings(db, seeing).where('o.id', '=', id).executeTakeFirst()

export const lock = (db: Db, id: string) =>
  db
    .selectFrom('openings')
    .select(['id', 'planId', 'state', 'plannedAt', 'toleranceMinutes', 'version'])
    .select(written('date').as('date'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The unrecorded openings of a period on days that are a holiday of any place. */
export const onHolidays = (db: Db, { from, until }: { from: string; until: string }) =>
  db
    .selectFrom('openings as o')
    .select(['o.id', 'o.state', written('o.date').as('date')])
    .where('o.state', '=', 'scheduled')
    .where(sql<boolean>`o.date between ${from}::date and ${until}::date`)
    .where(sql<boolean>`exists (select from holidays h where h.date = o.date)`)
    .execute()

export const write = (db: Db, id: string, values: Updateable<OpeningsTable>) =>
  db
    .updateTable('openings')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export const planOf = (db: Db, planId: string) =>
  db.selectFrom('openingPlans').select(['name', 'opensAt']).where('id', '=', planId).executeTakeFirstOrThrow()

/** The coordinators of the service's people on its day. */
export async function leading(db: Db, { id }: { id: string }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.coordinator_id as id from openings o
    join opening_plans p on p.id = o.plan_id
    join skill_assignments m on m.skill_id = p.skill_id and m.is_main and ${isOnDay('m')}
    join coordinator_assignments c on c.employee_id = m.user_id and ${isOnDay('c')}
    join users u on u.id = c.coordinator_id and u.active
    where o.id = ${id}`.execute(db)
  return rows.map((row) => row.id)
}

const isOnDay = (table: string) =>
  sql`${sql.ref(`${table}.starts_on`)} <= o.date and coalesce(${sql.ref(`${table}.ends_on`)} >= o.date, true)`

/** The current date of each plan in its own zone. */
const today = (now: Date) => sql`(${now}::timestamptz at time zone p.time_zone)::date`
const isOpeningDay = (date: RawBuilder<unknown>) => sql<boolean>`(p.active and p.deleted_at is null
  and extract(isodow from ${date}) <= case p.days when 'monday_to_friday' then 5 when 'monday_to_saturday' then 6 else 7 end)`

/** Deletes today's untouched openings that their plans no longer require. */
export const dropUnplanned = (db: Db, now: Date) =>
  sql`delete from openings o using opening_plans p where p.id = o.plan_id and o.state = 'scheduled'
    and o.date = ${today(now)} and not ${isOpeningDay(sql`o.date`)}`.execute(db)

type Scheduled = { id: string; plannedAt: Date; toleranceMinutes: number }

/** Schedules today; returns new and changed ones. */
export async function schedule(db: Db, now: Date): Promise<Scheduled[]> {
  const { rows } = await sql<Scheduled>`
    insert into openings as o (id, plan_id, date, planned_at, tolerance_minutes, minimum_percent, template_id, checks, created_at)
    select gen_random_uuid(), p.id, d.date, wall_instant(d.date + p.opens_at::time, p.time_zone),
      p.tolerance_minutes, p.minimum_percent, p.template_id, p.checks, ${now}
    from opening_plans p cross join lateral (select ${today(now)} as date) d
    where ${isOpeningDay(sql`d.date`)}
    on conflict (plan_id, date) do update set planned_at = excluded.planned_at, checks = excluded.checks,
      tolerance_minutes = excluded.tolerance_minutes, minimum_percent = excluded.minimum_percent,
      template_id = excluded.template_id
    where o.state = 'scheduled' and (o.planned_at, o.tolerance_minutes, o.minimum_percent, o.template_id, o.checks)
      is distinct from (excluded.planned_at, excluded.tolerance_minutes, excluded.minimum_percent,
        excluded.template_id, excluded.checks)
    returning o.id, o.planned_at, o.tolerance_minutes`.execute(db)
  return rows
}
