import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { BucketSums } from './balance.rules.ts'
import { type LedgerReader, shownUntil } from '#db/ledger-privacy.ts'

type Days = { year: number; today: string }

/** The sums of every spendable bucket in a year; of earlier years their rest. */
export async function sumsOf(
  db: Db,
  reader: LedgerReader,
  employeeIds: readonly string[],
  { year, today }: Days,
) {
  const first = sql`make_date(${year}, 1, 1)`
  const { rows } = await sql<BucketSums & { employeeId: string }>`
    select b.id, b.employee_id, b.kind, b.unit, b.year, to_char(b.valid_until, 'YYYY-MM-DD') as valid_until,
      to_char(${shownUntil(reader)}, 'YYYY-MM-DD') as shown_until, m.*, s.*
    from vacation_buckets b
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
    where b.employee_id = any(${employeeIds}::uuid[]) and b.year <= ${year} and b.valid_until >= ${first}
    order by b.kind, b.unit, b.valid_until, b.id`.execute(db)
  return rows
}

const isApproved = sql`r.state in ('approved', 'cancellation_requested')`
const sumOf = (units: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql`coalesce(sum(${units}) filter (where ${where}), 0)::int`
