import { sql } from 'kysely'
import type { Notifying } from '#notices/notify.ts'

/** The kind of the job that notifies HR of requests that no coordinator answers in time. */
export const vacationEscalationKind = 'time-off.vacation-escalation'

type Queueing = Pick<Notifying, 'db' | 'jobs'>

/** Queues the moments from which HR may decide on these requests. */
export async function queueEscalations({ db, jobs }: Queueing, requestIds: readonly string[]): Promise<void> {
  if (requestIds.length === 0) return
  const { rows } = await sql<{ id: string; escalatesAt: Date }>`
    select id, escalates_at from vacation_requests
    where id = any(${requestIds}::uuid[]) and escalates_at is not null`.execute(db)
  for (const { id, escalatesAt } of rows)
    await jobs.enqueue(db, vacationEscalationKind, { id }, { key: id, at: escalatesAt })
}
