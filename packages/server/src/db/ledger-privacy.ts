import { type RawBuilder, sql } from 'kysely'
import type { VacationMovementKind } from '#db/schema/vacations.ts'

/** The reader of a ledger, and whether they may know private causes (AUS-3). */
export type LedgerReader = { userId: string; knowsCauses: boolean }

/** Whether the reader may not know the causes of this person's absences. */
const isKept = (
  { userId, knowsCauses }: LedgerReader,
  employeeId: RawBuilder<unknown>,
): RawBuilder<boolean> => (knowsCauses ? sql<boolean>`false` : sql<boolean>`${employeeId} <> ${userId}::uuid`)

/**
 * The columns of a movement `m` of a bucket `b` that could reveal sick leave. Others read a return by sick leave as
 * an adjustment on the day on which it was written. Of adjustments they read neither reason nor author, except of
 * their own: an adjustment without them would be known as a return.
 */
export function shownMovement(reader: LedgerReader) {
  const kept = isKept(reader, sql`b.employee_id`)
  const isReturn = sql`(${kept} and m.absence_id is not null)`
  const isBare = sql`(${kept} and (m.absence_id is not null
    or m.kind = 'adjustment' and m.created_by is distinct from ${reader.userId}::uuid))`
  return {
    kind: sql<VacationMovementKind>`case when ${isReturn} then 'adjustment' else m.kind end`,
    date: sql`case when ${isReturn} then (m.created_at at time zone 'UTC')::date else m.date end`,
    requestId: sql<string | null>`case when not ${isReturn} then m.request_id end`,
    reason: sql<string | null>`case when not ${isBare} then m.reason end`,
    createdBy: sql<string | null>`case when not ${isBare} then m.created_by end`,
  }
}

/** The end of a bucket `b`. To others a bucket of returned days ends as the regular one of its year. */
export const shownUntil = (reader: LedgerReader): RawBuilder<unknown> => sql`
  case when ${isKept(reader, sql`b.employee_id`)} and b.valid_until = make_date(b.year + 2, 6, 30)
    and exists (select from vacation_movements k where k.bucket_id = b.id and k.absence_id is not null)
  then (select min(o.valid_until) from vacation_buckets o
    where o.employee_id = b.employee_id and o.kind = b.kind and o.unit = b.unit and o.year = b.year)
  else b.valid_until end`
