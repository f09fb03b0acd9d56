import type { Acting } from './acting.ts'

/** The kind of the job that ends the waiting of a ticket. */
export const ticketWakeKind = 'tickets.wake'
export type WakePayload = { id: string; until: string }

/** Schedules the end of a ticket's waiting; a later changed date is respected. */
export async function watchWaiting(
  { db, jobs }: Pick<Acting, 'db' | 'jobs'>,
  { id }: { id: string },
  at: Date | string | null | undefined,
): Promise<void> {
  if (!(at instanceof Date)) return
  const payload: WakePayload = { id, until: at.toISOString() }
  await jobs.enqueue(db, ticketWakeKind, payload, { key: `${id} ${payload.until}`, at })
}
