import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { policyPeriods } from '#db/policy-periods.ts'
import type {
  LeaveUnit,
  VacationBucketsTable,
  VacationKind,
  VacationMovementsTable,
} from '#db/schema/vacations.ts'
import type { ContractTime } from './entitlement.rules.ts'

/** For everybody, or for these people. */
export type Whose = readonly string[] | 'everybody'
const among = (whose: Whose, id: RawBuilder<unknown>) =>
  whose === 'everybody' ? sql<boolean>`true` : sql<boolean>`${id} = any(${whose}::uuid[])`

export type YearTime = ContractTime & { employeeId: string; year: number }

/** The contract days of each person and year, by the policy in force, sorted. */
export async function contractTimes(db: Db, whose: Whose, years: readonly number[]): Promise<YearTime[]> {
  const { rows } = await sql<YearTime>`
    with years as (
      select y as year, make_date(y, 1, 1) as first, make_date(y, 12, 31) as last from unnest(${years}::int[]) y
    ), times as (
      select c.employee_id, y.year, v.id as policy_id, y.last - y.first + 1 as days_of_year,
        greatest(c.starts_on, v.starts_on, y.first) as begins, least(coalesce(c.ends_on, y.last), v.ends_on, y.last) as ends
      from contracts c join ${policyPeriods}
      join years y on c.starts_on <= y.last and coalesce(c.ends_on, y.last) >= y.first
        and v.starts_on <= y.last and v.ends_on >= y.first
      where ${among(whose, sql`c.employee_id`)}
    )
    select t.employee_id, t.year, t.policy_id, t.days_of_year, p.rules, sum(t.ends - t.begins + 1)::int as days
    from times t join vacation_policies p on p.id = t.policy_id where t.ends >= t.begins
    group by t.employee_id, t.year, t.policy_id, t.days_of_year, p.rules order by t.employee_id, t.year, min(t.begins)`.execute(
    db,
  )
  return rows
}

/** Everybody who may be granted something in these years, or has a ledger, in batches. */
export async function* ownersInParts(db: Db, count: number): AsyncGenerator<string[]> {
  for (let last: string | undefined; ; ) {
    const isBehind = last === undefined ? sql`true` : sql`employee_id > ${last}::uuid`
    const { rows } = await sql<{ employeeId: string }>`
      select employee_id from (select employee_id from contracts union select employee_id from vacation_buckets) o
      where ${isBehind} order by employee_id limit ${count}`.execute(db)
    if (rows.length > 0) yield rows.map(({ employeeId }) => employeeId)
    if (rows.length < count) return
    last = rows.at(-1)?.employeeId
  }
}

export type BucketRow = {
  id: string
  employeeId: string
  kind: VacationKind
  unit: LeaveUnit
  year: number
  validFrom: string
  validUntil: string
  /** What the policy has granted so far. */
  entitled: number
  /** What has expired and was not restored since. */
  expired: number
  /** The sum of all movements. */
  balance: number
  /** Held by pending requests. */
  pending: number
}

/** The buckets of people with their contents; requests in `except` do not count. */
export async function bucketsOf(db: Db, whose: Whose, except: readonly string[] = []): Promise<BucketRow[]> {
  const { rows } = await sql<BucketRow>`
    select b.id, b.employee_id, b.kind, b.unit, b.year, to_char(b.valid_from, 'YYYY-MM-DD') as valid_from,
      to_char(b.valid_until, 'YYYY-MM-DD') as valid_until, m.entitled, m.expired, m.balance, coalesce(w.pending, 0) as pending
    from vacation_buckets b
    cross join lateral (
      select coalesce(sum(m.units) filter (where m.kind = 'entitlement'), 0)::int as entitled,
        coalesce(-sum(m.units) filter (where m.kind = 'expiry'), 0)::int as expired,
        coalesce(sum(m.units), 0)::int as balance
      from vacation_movements m where m.bucket_id = b.id
    ) m
    left join (
      select s.bucket_id, sum(s.units)::int as pending from vacation_spendings s
      join vacation_requests r on r.id = s.request_id
      where r.state in ('pending', 'waiting', 'preapproved') and r.id <> all(${except}::uuid[])
        and ${among(whose, sql`r.employee_id`)}
      group by s.bucket_id
    ) w on w.bucket_id = b.id
    where ${among(whose, sql`b.employee_id`)} order by b.valid_until, b.id`.execute(db)
  return rows
}

/** One parameter holds all rows, however many there are. */
export async function insertBuckets(
  db: Db,
  rows: readonly Insertable<VacationBucketsTable>[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into vacation_buckets (id, employee_id, kind, year, unit, valid_from, valid_until)
    select id, "employeeId", kind, year, unit, "validFrom", "validUntil"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, "employeeId" uuid, kind text, year int, unit text, "validFrom" date, "validUntil" date)`.execute(
    db,
  )
}

type MovementRow = Insertable<VacationMovementsTable>

export async function insertMovements(db: Db, rows: readonly MovementRow[]): Promise<void> {
  if (rows.length === 0) return
  const written = rows.map(({ explanation, ...row }) => ({
    ...row,
    explanation: explanation == null ? null : (JSON.parse(explanation) as unknown),
  }))
  await sql`
    insert into vacation_movements (id, bucket_id, kind, units, date, request_id, reverses, policy_id, reason, explanation,
      created_by, created_at)
    select id, "bucketId", kind, units, date, "requestId", reverses, "policyId", reason,
      nullif(explanation, 'null'::jsonb), "createdBy", "createdAt"
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r(id uuid, "bucketId" uuid, kind text, units int, date date,
      "requestId" uuid, reverses uuid, "policyId" uuid, reason text, explanation jsonb, "createdBy" uuid,
      "createdAt" timestamptz)`.execute(db)
}
