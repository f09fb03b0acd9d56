import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { isWithin } from '#db/reach.ts'
import type { BidOutcome } from '#vacations/bidding.rules.ts'
import type { Looking } from './vacation-reach.ts'

/** A period with its deadlines. */
export const periodOf = (db: Db, id: string) => datesOf(db, id).executeTakeFirst()

const datesOf = (db: Db, id: string) =>
  db
    .selectFrom('vacationPeriods')
    .where('id', '=', id)
    .select(['id', 'planId', 'name', 'criterion', 'publishedAt', 'version'])
    .select([written('opensOn').as('opensOn'), written('closesOn').as('closesOn')])
    .select([written('answerBy').as('answerBy'), written('startsOn').as('startsOn')])
    .select(written('endsOn').as('endsOn'))

/** The same, locked: of two concurrent publications the second finds it published. */
export const lockPeriod = (db: Db, id: string) =>
  datesOf(db, id).forNoKeyUpdate('vacationPeriods').executeTakeFirst()

export type Period = NonNullable<Awaited<ReturnType<typeof periodOf>>>

const shown = (db: Db, periodId: string) =>
  db
    .selectFrom('vacationBids')
    .where('periodId', '=', periodId)
    .select(['rank', sql<BidOutcome | null>`outcome`.as('outcome')])
    .select([written('vacationBids.startsOn').as('startsOn'), written('vacationBids.endsOn').as('endsOn')])

export const ofPerson = (db: Db, periodId: string, employeeId: string) =>
  shown(db, periodId).where('employeeId', '=', employeeId).orderBy('rank').execute()

/** Everybody with wishes and their criteria: the visible people, or all. */
export async function biddersOf(db: Db, period: Period, looks?: Looking) {
  const { id, planId, startsOn, endsOn, criterion } = period
  const isSeen = looks === undefined ? sql<boolean>`true` : isWithin(looks.reach, sql`b.employee_id`)
  const { rows } = await sql<{
    employeeId: string
    displayName: string
    since: string | null
    points: number
    askedAt: Date
    isSeen: boolean
    bids: { rank: number; startsOn: string; endsOn: string; outcome: BidOutcome | null }[]
  }>`
    select b.employee_id, u.display_name, max(b.created_at) as asked_at, bool_and(${isSeen}) as is_seen,
      to_char((select min(c.starts_on) from contracts c where c.employee_id = b.employee_id), 'YYYY-MM-DD') as since,
      case ${criterion}::text when 'rotation' then coalesce((
        select -sum(coalesce(o.rank, 10))::int from (
          select p.id, min(v.rank) filter (where v.outcome = 'granted') as rank
          from vacation_periods p join vacation_bids v on v.period_id = p.id and v.employee_id = b.employee_id
          where p.plan_id = ${planId}::uuid and p.id <> ${id}::uuid and p.published_at is not null group by p.id
        ) o), 0) else (
        select count(distinct v.date)::int from vacation_places v join vacation_requests r on r.id = v.request_id
        join generate_series(1, 3) y(back) on v.date between (${startsOn}::date - make_interval(years => y.back))::date
          and (${endsOn}::date - make_interval(years => y.back))::date
        where v.employee_id = b.employee_id and r.state in ('approved', 'cancellation_requested')) end as points,
      json_agg(json_build_object('rank', b.rank, 'startsOn', to_char(b.starts_on, 'YYYY-MM-DD'),
        'endsOn', to_char(b.ends_on, 'YYYY-MM-DD'), 'outcome', b.outcome) order by b.rank) as bids
    from vacation_bids b join users u on u.id = b.employee_id
    where b.period_id = ${id}::uuid group by b.employee_id, u.display_name order by b.employee_id`.execute(db)
  return rows
}

type AskedDates = { startsOn: string; endsOn: string }

/** Replaces somebody's wishes. */
export async function replace(
  db: Db,
  { periodId, employeeId, now }: { periodId: string; employeeId: string; now: Date },
  bids: readonly AskedDates[],
): Promise<void> {
  const own = db.deleteFrom('vacationBids').where('periodId', '=', periodId)
  await own.where('employeeId', '=', employeeId).execute()
  if (bids.length === 0) return
  await db
    .insertInto('vacationBids')
    .values(bids.map((bid, at) => ({ ...bid, periodId, employeeId, rank: at + 1, createdAt: now })))
    .execute()
}

type Settled = {
  periodId: string
  employeeId: string
  rank: number
  outcome: BidOutcome
  requestId: string | null
}

export async function settle(db: Db, { periodId, employeeId, rank, ...values }: Settled): Promise<void> {
  await db
    .updateTable('vacationBids')
    .set(values)
    .where('periodId', '=', periodId)
    .where('employeeId', '=', employeeId)
    .where('rank', '=', rank)
    .execute()
}
