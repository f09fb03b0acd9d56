import { type RawBuilder, sql } from 'kysely'
import type { Reach } from '#db/reach.ts'
import type { VacationKind } from '#db/schema/vacations.ts'
import { type LedgerReader, shownUntil } from '#db/ledger-privacy.ts'
import { isArchived, isShownAs, type SearchedState } from './vacation-archive.queries.ts'
import { type AskedPeople, isAsked } from './vacation-people.queries.ts'

/** The scope of the report. */
export type AskedVacation = AskedPeople & {
  from: string
  until: string
  selectedState?: SearchedState[]
  active?: 0 | 1
  kind?: VacationKind
  /** Whether the reader may know private causes (AUS-3); not unless it is said. */
  knowsCauses?: boolean
}

const isApproved = sql`r.state in ('approved', 'cancellation_requested')`
const waits = sql`r.state in ('pending', 'waiting', 'preapproved')`
const sumOf = (units: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql`coalesce(sum(${units}) filter (where ${where}), 0)::int`

/** The spent amounts of each person by kind and unit in the period, in total or by week or month. */
export function countedDays(
  reach: Reach,
  asked: AskedVacation,
  unit?: 'week' | 'month',
): RawBuilder<unknown> {
  const { from, until, selectedState: states = [], active = 1, kind } = asked
  const { today } = reach
  const isPast = isArchived(today, 'r')
  const found = [
    sql`p.date between ${from}::date and ${until}::date and holds_vacation(r.state)`,
    isAsked(reach, asked, sql`r.employee_id`),
    // A fast exclusion by the request's first and last day.
    sql`r.starts_on <= ${until}::date and r.ends_on >= ${from}::date`,
    active === 1 ? sql`not ${isPast}` : isPast,
  ]
  if (kind !== undefined) found.push(sql`r.kind = ${kind}`)
  if (states.length > 0) found.push(isShownAs(states, today))
  const begins =
    unit === undefined ? sql`null::date` : sql`date_trunc(${sql.lit(unit)}, p.date::timestamp)::date`
  return sql`
    select r.employee_id, r.kind, r.unit, ${begins} as begins, count(distinct r.id)::int as requests,
      ${sumOf(sql`p.units`, sql`${isApproved} and p.date <= ${today}::date`)} as enjoyed,
      ${sumOf(sql`p.units`, sql`${waits}`)} as pending,
      ${sumOf(sql`p.units`, sql`${isApproved} and p.date > ${today}::date`)} as approved
    from vacation_spendings p join vacation_requests r on r.id = p.request_id
    where ${sql.join(found, sql` and `)} group by 1, 2, 3, 4`
}

/**
 * The terms of each person's vacation for the year of the last day, as `amountsOf` of `balance.rules.ts`: for
 * everybody there are too many rows to sum up outside the database.
 */
export function amounts(reach: Reach, { kind, ...asked }: AskedVacation): RawBuilder<unknown> {
  const year = Number(asked.until.slice(0, 4))
  const first = sql`make_date(${year}, 1, 1)`
  const left = sql`b.entitled + b.adjusted - b.used_before`
  const isOwn = sql`b.year = ${year}`
  const isEarlier = sql`b.year < ${year}`
  return sql`
    select a.*, coalesce(entitlement + carried_over + adjusted - expired - enjoyed - approved - pending, 0) as available
    from (
      select b.employee_id, b.kind, b.unit, ${sumOf(sql`b.entitled`, isOwn)} as entitlement,
        ${sumOf(left, isEarlier)} as carried_over, ${sumOf(sql`b.adjusted`, isOwn)} as adjusted,
        max(b.shown_until) filter (where ${isEarlier} and ${left} <> 0) as carried_until,
        sum(b.expired + case when b.valid_until < ${reach.today}::date
          then greatest(0, ${left} - b.expired - b.enjoyed - b.approved - b.pending) else 0 end)::int as expired,
        sum(b.enjoyed)::int as enjoyed, sum(b.approved)::int as approved, sum(b.pending)::int as pending
      from (${bucketSums(reach, { ...asked, ...(kind === undefined ? {} : { kind }) }, { year, first })}) b
      group by 1, 2, 3
    ) a`
}

type Year = { year: number; first: RawBuilder<unknown> }

/** The sums of every spendable bucket in a year, reading each table once. */
function bucketSums(reach: Reach, asked: AskedVacation, { year, first }: Year): RawBuilder<unknown> {
  const { today, userId } = reach
  const reader: LedgerReader = { userId, knowsCauses: asked.knowsCauses ?? false }
  const isMeant = sql`b.year <= ${year} and b.valid_until >= ${first} and ${isAsked(reach, asked, sql`b.employee_id`)}
    and ${asked.kind === undefined ? sql`true` : sql`b.kind = ${asked.kind}`}`
  return sql`
    select b.employee_id, b.kind, b.unit, b.year, b.valid_until, ${shownUntil(reader)} as shown_until, coalesce(m.entitled, 0) as entitled,
      coalesce(m.adjusted, 0) as adjusted, coalesce(m.expired, 0) as expired, coalesce(s.used_before, 0) as used_before,
      coalesce(s.enjoyed, 0) as enjoyed, coalesce(s.approved, 0) as approved, coalesce(s.pending, 0) as pending
    from vacation_buckets b
    left join (
      select k.bucket_id, ${sumOf(sql`k.units`, sql`k.kind = 'entitlement'`)} as entitled,
        ${sumOf(sql`k.units`, sql`k.kind in ('adjustment', 'carry_over') or k.absence_id is not null`)} as adjusted,
        ${sumOf(sql`-k.units`, sql`k.kind = 'expiry'`)} as expired
      from vacation_movements k join vacation_buckets b on b.id = k.bucket_id where ${isMeant} group by 1
    ) m on m.bucket_id = b.id
    left join (
      select p.bucket_id, ${sumOf(sql`p.units`, sql`${isApproved} and p.date < ${first}`)} as used_before,
        ${sumOf(sql`p.units`, sql`${isApproved} and p.date >= ${first} and p.date <= ${today}::date`)} as enjoyed,
        ${sumOf(sql`p.units`, sql`${isApproved} and p.date >= ${first} and p.date > ${today}::date`)} as approved,
        ${sumOf(sql`p.units`, waits)} as pending
      from vacation_spendings p join vacation_buckets b on b.id = p.bucket_id
      join vacation_requests r on r.id = p.request_id where ${isMeant} group by 1
    ) s on s.bucket_id = b.id
    where ${isMeant}`
}
