import type { Db } from '#db/database.ts'
import type { Clock as Seam } from '#seams/clock.ts'
import { type Clock, clocksOf, escalationsOf, nextDue, stepsOf, type Timed } from './clocks.rules.ts'
import * as queries from './clocks.queries.ts'
import { aroundTheClock, type ServiceHours } from './service-hours.rules.ts'
import { weekOf } from './service-week.rules.ts'

/** The hours of a service, and its legal term. */
export type Service = { hours: ServiceHours; legalTerm: Timed['legalTerm'] }

const fallbackService: Service = { hours: aroundTheClock, legalTerm: 'none' }

/** The services of these skills; one without hours is always open. */
export async function servicesOf(db: Db, skillIds: readonly string[]): Promise<(skillId: string) => Service> {
  const stored = await queries.hoursOf(db, [...new Set(skillIds)])
  const known = new Map(
    stored.map((row) => {
      const hours = { timeZone: row.timeZone, week: weekOf(row), holidays: new Set(row.holidays) }
      return [row.skillId, { hours, legalTerm: row.legalTerm }]
    }),
  )
  return (skillId) => known.get(skillId) ?? fallbackService
}

/**
 * Recomputes the clocks of these tickets, and when each is due next: after every change of a ticket, of its priority
 * and of the hours of its service. Idempotent.
 */
export async function settleClocks(
  { db, clock }: { db: Db; clock: Seam },
  ticketIds: readonly string[],
  known?: (skillId: string) => Service,
): Promise<void> {
  if (ticketIds.length === 0) return
  const now = clock.now()
  await queries.followPauses(db, ticketIds, now)
  const tickets = await queries.timed(db, ticketIds)
  const serviceOf =
    known ??
    (await servicesOf(
      db,
      tickets.map(({ skillId }) => skillId),
    ))
  const settled = tickets.map((row) => {
    const { hours, legalTerm } = serviceOf(row.skillId)
    return { ...row, clocks: clocksOf({ ...row, legalTerm, pauses: queries.pausesOf(row) }, hours) }
  })
  const rows = settled.flatMap(({ id, steps, clocks }) =>
    clocks.map((one) => kept(one, { ticketId: id, notified: steps[one.kind] ?? 0, now })),
  )
  const due = settled.map(({ id, clocks }) => ({ id, dueAt: nextDue(clocks) }))
  await queries.write(db, rows, due)
}

/**
 * A clock as stored. Notified steps count as long as they are past; nothing is notified for a paused or stopped
 * clock.
 */
function kept(
  clock: Clock,
  { ticketId, notified, now }: { ticketId: string; notified: number; now: Date },
): queries.ClockRow {
  const runs = (clock.pausedAt ?? clock.stoppedAt) === null
  const step = Math.min(notified, stepsOf(clock, now))
  return { ...clock, ticketId, step, nextStepAt: runs ? (escalationsOf(clock)[step] ?? null) : null }
}
