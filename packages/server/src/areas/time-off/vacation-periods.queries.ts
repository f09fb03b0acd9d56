import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { VacationPeriodsTable } from '#db/schema/vacation-plans.ts'
import type { VacationPeriodState } from '#vacations/period.rules.ts'

type Column = 'opensOn' | 'plan'
type Asked = Paging & {
  search?: string
  planId?: string
  state?: VacationPeriodState[]
  sort?: Column | `-${Column}`
}

const orders: Record<Column, RawBuilder<unknown>> = {
  opensOn: sql`vacation_periods.opens_on`,
  plan: sql`plain(vacation_plans.name)`,
}

/** Equivalent to `periodState` of `period.rules.ts`. */
const state = (today: string) => sql<VacationPeriodState>`case when ${today}::date < opens_on then 'scheduled'
  when ${today}::date <= closes_on then 'open' when ${today}::date > vacation_periods.ends_on then 'closed'
  when case criterion when 'arrival' then ${today}::date > vacation_periods.answer_by else published_at is not null end
    then 'resolved' else 'resolving' end`

/** The pending requests of a period. */
const unanswered = sql<number>`(
  select count(*)::int from vacation_requests r
  where r.plan_id = vacation_periods.plan_id and r.state in ('pending', 'waiting', 'preapproved')
    and r.answer_by = vacation_periods.answer_by
    and r.starts_on >= vacation_periods.starts_on and r.ends_on <= vacation_periods.ends_on)`

const shown = (db: Db, today: string) =>
  db
    .selectFrom('vacationPeriods')
    .innerJoin('vacationPlans', 'vacationPlans.id', 'vacationPeriods.planId')
    .select(['vacationPeriods.id', 'planId', 'vacationPlans.name as planName', 'vacationPeriods.name'])
    .select(['criterion', 'publishedAt', 'vacationPeriods.version'])
    .select(['vacationPeriods.createdAt', 'vacationPeriods.updatedAt', state(today).as('state')])
    .select([written('opensOn').as('opensOn'), written('closesOn').as('closesOn')])
    .select([written('answerBy').as('answerBy'), unanswered.as('unanswered')])
    .select([written('startsOn').as('startsOn'), written('endsOn').as('endsOn')])
    .select(sql<boolean>`(answer_by < ${today}::date and ${unanswered} > 0)`.as('isLate'))

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

export function list(
  db: Db,
  today: string,
  { search, planId, state: states = [], sort = '-opensOn', ...paging }: Asked,
) {
  const { column, direction } = ordering(sort)
  let query = shown(db, today).orderBy(orders[column], direction)
  if (column !== 'opensOn') query = query.orderBy(orders.opensOn, 'desc')
  query = query.orderBy('vacationPeriods.id')
  if (search)
    query = query.where(
      sql<boolean>`plain(vacation_plans.name || ' ' || vacation_periods.name) like plain(${containing(search)})`,
    )
  if (planId !== undefined) query = query.where('planId', '=', planId)
  if (states.length > 0) query = query.where(sql<boolean>`${state(today)} = any(${states}::text[])`)
  return page(query, paging, 'vacationPeriods.id')
}

export const find = (db: Db, today: string, id: string) =>
  shown(db, today).where('vacationPeriods.id', '=', id).executeTakeFirst()
export const lock = (db: Db, today: string, id: string) =>
  shown(db, today).where('vacationPeriods.id', '=', id).forNoKeyUpdate('vacationPeriods').executeTakeFirst()

type Dates = { planId: string; startsOn: string; endsOn: string }

/** Another period of the plan for one of these dates; locked, so that concurrent ones see each other. */
export async function overlapping(db: Db, id: string, { planId, startsOn, endsOn }: Dates) {
  await sql`select pg_advisory_xact_lock(hashtext('vacation_periods'))`.execute(db)
  return db
    .selectFrom('vacationPeriods')
    .where('planId', '=', planId)
    .where('id', '<>', id)
    .where(sql<boolean>`starts_on <= ${endsOn}::date and ends_on >= ${startsOn}::date`)
    .select('name')
    .executeTakeFirst()
}

export async function insert(db: Db, row: Insertable<VacationPeriodsTable>): Promise<void> {
  await db.insertInto('vacationPeriods').values(row).execute()
}

export async function change(db: Db, id: string, values: Updateable<VacationPeriodsTable>): Promise<void> {
  await db
    .updateTable('vacationPeriods')
    .set(values)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Updates the deadline of the period's requests. */
export async function moveAnswers(db: Db, before: Row, answerBy: string): Promise<void> {
  await db
    .updateTable('vacationRequests')
    .set({ answerBy })
    .where('planId', '=', before.planId)
    .where(sql<boolean>`answer_by = ${before.answerBy}::date and starts_on >= ${before.startsOn}::date
      and ends_on <= ${before.endsOn}::date`)
    .execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('vacationPeriods').where('id', '=', id).execute()
}

/** Overdue periods that nobody has been notified of yet. */
export const lateOnes = (db: Db, today: string) =>
  db
    .selectFrom('vacationPeriods')
    .where('lateNotifiedOn', 'is', null)
    .where(sql<boolean>`answer_by < ${today}::date and (${unanswered} > 0
      or criterion <> 'arrival' and published_at is null and ends_on >= ${today}::date)`)
    .select(['id', 'name', unanswered.as('count'), written('answerBy').as('date')])
    .orderBy('answerBy')
    .orderBy('id')
    .execute()
