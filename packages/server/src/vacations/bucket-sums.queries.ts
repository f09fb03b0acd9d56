import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { BucketSums } from './balance.rules.ts'
import { type LedgerReader, shownUntil } from '#db/ledger-privacy.ts'

type Days = { year: number; today: string }
type YearsOf = { years: readonly number[]; today: string }
/** The sums of a bucket in one of the requested years. */
type SumsOfYear = BucketSums & { employeeId: string; askedYear: number }

/** The sums of every spendable bucket in a year; of earlier years their rest. */
export const sumsOf = (
  db: Db,
  reader: LedgerReader,
  employeeIds: readonly string[],
  { year, today }: Days,
): Promise<SumsOfYear[]> => sumsOfYears(db, reader, employeeIds, { years: [year], today })

/** The same in each of several years. */
export async function sumsOfYears(
  db: Db,
  reader: LedgerReader,
  employeeIds: readonly string[],
  { years, today }: YearsOf,
): Promise<SumsOfYear[]> {
  const first = sql`make_date(y.year, 1, 1)`
  const { rows } = await sql<SumsOfYear>`
    select y.year as asked_year, b.id, b.employee_id, b.kind, b.unit, b.year, to_char(b.valid_until, 'YYYY-MM-DD') as valid_until,
      to_char(${shownUntil(reader)}, 'YYYY-MM-DD') as shown_until, m.*, s.*
    from unnest(${years}::int[]) y(year) join vacation_buckets b on b.year <= y.year and b.valid_until >= ${first}
    cross join lateral (
      select ${sumOf(sql`k.units`, sql`k.kind = 'entitlement'`)} as entitled,
        ${sumOf(sql`k.units`, sql`k.kind in ('adjustment', 'carry_over') or k.absence_id is not null`)} as adjusted,
        ${sumOf(sql`-k.units`, sql`k.kind = 'expiry'`)} as expired
      from vacation_movements k where k.bucket_id = b.id
    ) m
    cross join lateral (
      select ${sumOf(sql`p.units`, sql`${isApproved} and p.date < ${first}`)} as used_before,
        ${sumOf(sql`p.units`, sql`${isApproved} and p.date >= ${first} and p.date <= ${today}::date`)} as enjoyed,
        ${sumOf(sql`p.units`, sql`${isApproved} and p.date >= ${first} and p.date > ${today}::date`)} as approved,
        ${sumOf(sql`p.units`, sql`r.state in ('pending', 'waiting', 'preapproved')`)} as pending
      from vacation_spendings p join vacation_requests r on r.id = p.request_id where p.bucket_id = b.id
    ) s
    where b.employee_id = any(${employeeIds}::uuid[])
    order by b.kind, b.unit, b.valid_until, b.id`.execute(db)
  return rows
}

const isApproved = sql`r.state in ('approved', 'cancellation_requested')`
const sumOf = (units: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql`coalesce(sum(${units}) filter (where ${where}), 0)::int`
