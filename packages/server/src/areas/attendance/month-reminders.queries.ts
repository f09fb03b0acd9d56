import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { firstOf } from '#db/day.ts'

type Reminder = { employeeIds: readonly string[]; month: string; today: string; now: Date }

/** Records that people are reminded of a month today; returns those not reminded yet. */
export async function remindOnce(
  db: Db,
  { employeeIds, month, today, now }: Reminder,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ employeeId: string }>`
    insert into month_reminders (employee_id, month, reminded_on, reminded_at)
    select id, ${firstOf(month)}::date, ${today}::date, ${now}::timestamptz from unnest(${employeeIds}::uuid[]) as id
    on conflict (employee_id, month) do update
      set reminded_on = excluded.reminded_on, reminded_at = excluded.reminded_at
      where month_reminders.reminded_on < excluded.reminded_on
    returning employee_id`.execute(db)
  return new Set(rows.map(({ employeeId }) => employeeId))
}
