import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { VacationQuotasTable } from '#db/schema/vacation-plans.ts'

type Column = 'startsOn' | 'plan'
type Asked = Paging & {
  search?: string
  planId?: string
  from?: string
  until?: string
  sort?: Column | `-${Column}`
}

const orders: Record<Column, RawBuilder<unknown>> = {
  startsOn: sql`vacation_quotas.starts_on`,
  plan: sql`plain(vacation_plans.name)`,
}

/** Equivalent to `minutesIn` of `quota.rules.ts`. */
const minutesWithin = sql`case when vacation_quotas.start_minute is null or p.first_minute is null then p.minutes
  else least(p.minutes, greatest(0, least(vacation_quotas.end_minute, p.last_minute)
    - greatest(vacation_quotas.start_minute, p.first_minute))) end`

/** The maximum taken on any date of a quota. */
const mostTaken = sql<number>`(
  select coalesce(max(t.taken), 0)::int from (
    select case vacation_quotas.measure when 'people' then count(distinct p.employee_id) else sum(${minutesWithin}) end as taken
    from vacation_places p join vacation_requests r on r.id = p.request_id
    where p.plan_id = vacation_quotas.plan_id and takes_place(r.state, r.has_place)
      and p.date between vacation_quotas.starts_on and vacation_quotas.ends_on
      and (vacation_quotas.weekdays is null or extract(isodow from p.date)::int = any(vacation_quotas.weekdays))
      and coalesce(p.first_minute < vacation_quotas.end_minute and p.last_minute > vacation_quotas.start_minute, true)
    group by p.date
  ) t)`

const shown = (db: Db) =>
  db
    .selectFrom('vacationQuotas')
    .innerJoin('vacationPlans', 'vacationPlans.id', 'vacationQuotas.planId')
    .select(['vacationQuotas.id', 'planId', 'vacationPlans.name as planName', 'weekdays', 'measure'])
    .select(['startMinute', 'endMinute', 'most', 'vacationQuotas.version'])
    .select(['vacationQuotas.createdAt', 'vacationQuotas.updatedAt', mostTaken.as('taken')])
    .select([written('startsOn').as('startsOn'), written('endsOn').as('endsOn')])

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

export function list(db: Db, { search, planId, from, until, sort = 'startsOn', ...paging }: Asked) {
  const { column, direction } = ordering(sort)
  let query = shown(db).orderBy(orders[column], direction)
  if (column !== 'startsOn') query = query.orderBy(orders.startsOn)
  query = query.orderBy('vacationQuotas.id')
  if (search) query = query.where(sql<boolean>`plain(vacation_plans.name) like plain(${containing(search)})`)
  if (planId !== undefined) query = query.where('planId', '=', planId)
  if (from !== undefined) query = query.where(sql<boolean>`ends_on >= ${from}::date`)
  if (until !== undefined) query = query.where(sql<boolean>`starts_on <= ${until}::date`)
  return page(query, paging, 'vacationQuotas.id')
}

export const find = (db: Db, id: string) => shown(db).where('vacationQuotas.id', '=', id).executeTakeFirst()
export const lock = (db: Db, id: string) =>
  shown(db).where('vacationQuotas.id', '=', id).forNoKeyUpdate('vacationQuotas').executeTakeFirst()

export async function insert(db: Db, row: Insertable<VacationQuotasTable>): Promise<void> {
  await db.insertInto('vacationQuotas').values(row).execute()
}

export async function change(db: Db, id: string, values: Updateable<VacationQuotasTable>): Promise<void> {
  await db
    .updateTable('vacationQuotas')
    .set(values)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('vacationQuotas').where('id', '=', id).execute()
}
