import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import { policyPeriods } from '#db/policy-periods.ts'
import type { Reach } from '#db/reach.ts'
import { type LedgerReader, shownMovement } from '#db/ledger-privacy.ts'
import { hasRequest, type SearchedRequests } from './vacation-archive.queries.ts'
import { type AskedPeople, isAsked } from './vacation-people.queries.ts'

type Asked = Paging &
  AskedPeople &
  SearchedRequests & { active?: 0 | 1; year?: number; sort?: 'person' | '-person' }

/** The people with a contract in a year. */
export function people(db: Db, reach: Reach, year: number, asked: Asked) {
  const { direction } = ordering(asked.sort ?? 'person')
  const query = db
    .selectFrom('users')
    .innerJoin('employees', 'employees.userId', 'users.id')
    .where(isAsked(reach, asked, sql`users.id`))
    .where(
      sql<boolean>`exists (select from contracts c where c.employee_id = users.id
        and c.starts_on <= make_date(${year}, 12, 31) and coalesce(c.ends_on >= make_date(${year}, 1, 1), true))`,
    )
    .where(isEmployed(reach.today, asked.active ?? 1))
    .where(hasRequest(reach.today, asked))
    .select(['users.id', 'users.displayName'])
    .orderBy('users.plainName', direction)
    .orderBy('users.id')
  return page(query, asked, 'users.id')
}

/** Whether somebody has a current or future contract. */
const isEmployed = (today: string, active: 0 | 1) => {
  const found = sql<boolean>`exists (select from contracts w where w.employee_id = users.id
    and coalesce(w.ends_on >= ${today}::date, true))`
  return active === 1 ? found : sql<boolean>`not ${found}`
}

type Days = { year: number; today: string }

const isApproved = sql`r.state in ('approved', 'cancellation_requested')`

/** The movements of buckets except those of requests, by date. */
export function movementsOf(db: Db, reader: LedgerReader, bucketIds: readonly string[]) {
  const { kind, date, reason } = shownMovement(reader)
  return (
    db
      .selectFrom('vacationMovements as m')
      .innerJoin('vacationBuckets as b', 'b.id', 'm.bucketId')
      .where('m.bucketId', 'in', [...bucketIds])
      // Days returned by sick leave are not part of a request.
      .where((is) =>
        is.or([is('m.kind', 'not in', ['consumption', 'return']), is('m.absenceId', 'is not', null)]),
      )
      .select(['m.id', 'm.bucketId', 'm.units', 'm.explanation', 'm.policyId'])
      .select([kind.as('kind'), reason.as('reason')])
      .select(sql<string>`to_char(${date}, 'YYYY-MM-DD')`.as('date'))
      .orderBy(date)
      .orderBy('m.createdAt')
      .orderBy('m.id')
      .execute()
  )
}

type RequestTerm = {
  requestId: string
  bucketId: string
  of: 'enjoyed' | 'approved' | 'pending'
  units: number
  date: string
}

/** What each request takes of buckets in a year and after it, past and future separately. */
export async function requestsOf(db: Db, bucketIds: readonly string[], { year, today }: Days) {
  const { rows } = await sql<RequestTerm>`
    select request_id, bucket_id, part as of, sum(units)::int as units, to_char(min(date), 'YYYY-MM-DD') as date
    from (
      select p.*, case when not ${isApproved} then 'pending' when p.date <= ${today}::date then 'enjoyed' else 'approved' end as part
      from vacation_spendings p join vacation_requests r on r.id = p.request_id
      where p.bucket_id = any(${bucketIds}::uuid[]) and (not ${isApproved} or p.date >= make_date(${year}, 1, 1))
        and holds_vacation(r.state)
    ) x group by request_id, bucket_id, part order by date, request_id`.execute(db)
  return rows
}

const policies = (db: Db) =>
  db
    .selectFrom('vacationPolicies')
    .select(['id', 'name', 'agreement', 'source', 'review', written('validFrom').as('validFrom')])

export const policyNamed = (db: Db, id: string) => policies(db).where('id', '=', id).executeTakeFirst()

/** Policies by their id. */
export async function policiesNamed(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await policies(db)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Somebody's policy on a day, or on the last day of their contract. */
export async function policyOf(db: Db, employeeId: string, day: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select v.id from contracts c join ${policyPeriods}
      and least(coalesce(c.ends_on, ${day}::date), greatest(${day}::date, c.starts_on)) between v.starts_on and v.ends_on
    where c.employee_id = ${employeeId}::uuid
    order by c.starts_on <= ${day}::date desc, c.starts_on desc limit 1`.execute(db)
  return rows[0]?.id
}

export const rulesOf = (db: Db, id: string) =>
  db.selectFrom('vacationPolicies').where('id', '=', id).select('rules').executeTakeFirst()

/** The rules of these policies. */
export const rulesOfEach = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('vacationPolicies')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .select(['id', 'rules'])
    .execute()
