import { presence } from '#auth/presence.ts'
import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import { job, type JobContext, type Jobs } from '#jobs/jobs.ts'
import { offerWaiting, offerWaitingKind } from './offer-waiting.ts'
import * as queries from './offer-waiting.queries.ts'
import { shareOut } from './offer-waiting.rules.ts'
import { escalate } from './ticket-escalation.ts'

const minuteMs = 60_000

/** Offers a skill's waiting tickets, oldest first, to available people with capacity (TIC-12, TIC-13). */
export const offerWaitingJob = job(offerWaitingKind, async ({ database, clock, ids, payload }) => {
  const { skillId } = payload as { skillId: string }
  await database.db.transaction().execute(async (db) => {
    const now = clock.now()
    const people = await queries.free(db, skillId, presence(now))
    const room = people.reduce((sum, { load, maxOpen }) => sum + maxOpen - load, 0)
    if (room === 0) return
    const offers = shareOut(await queries.waiting(db, skillId, room), people)
    if (offers.length === 0) return
    const given = offers.map((offer) => ({ ...offer, id: ids.next() }))
    await queries.give(db, given, now)
  })
})

/**
 * Every minute: tickets of offline people are returned, waiting ones are offered again, and expiring terms are
 * notified.
 */
export const ticketWatchJob = job('tickets.watch', async (context: JobContext) => {
  const { database, clock, jobs, bus } = context
  await announced(database, bus, async (db, waiting) => {
    const returned = await queries.takeBack(db, presence(clock.now()))
    await offerWaiting({ db, jobs }, [...returned, ...(await queries.skillsThatWait(db))])
    await escalate({ ...context, db, bus: waiting })
  })
  const at = new Date((Math.floor(clock.now().getTime() / minuteMs) + 1) * minuteMs)
  await jobs.enqueue(database.db, 'tickets.watch', {}, { key: at.toISOString(), at })
})

/** At the start of a server: catches up. */
export const startTicketWatch = ({ jobs, db }: { jobs: Pick<Jobs, 'enqueue'>; db: Db }): Promise<void> =>
  jobs.enqueue(db, 'tickets.watch', {}, { key: 'start' })
