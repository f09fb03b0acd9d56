import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { lockPerson } from '#db/lock-person.ts'
import { job, type JobContext, type Jobs } from '#jobs/jobs.ts'
import type { Clock } from '#seams/clock.ts'
import { settle, unsettled } from '#vacations/settle.ts'
import { markExpiring } from './vacation-expiring.queries.ts'
import { notifyExpiring } from './vacation-notices.ts'

/** How long before they expire people are warned of carried days, and how many buckets are marked at a time. */
const [warningDays, most] = [30, 500]

/**
 * Daily settlement of the ledger: new grants, and expired rests. Person by person, so that locks are short and a
 * failure affects only its person.
 */
export const vacationLedgerJob = job('time-off.vacation-ledger', async (context) => {
  const { database, clock, ids, jobs, signal, log } = context
  await queueDay(jobs, database.db, daysAfter(dayOf(clock.now()), 1))
  for (const employeeId of await unsettled({ db: database.db, clock, ids })) {
    if (signal.aborted) return
    try {
      await database.db.transaction().execute(async (db) => {
        await lockPerson(db, employeeId)
        await settle({ db, clock, ids }, [employeeId])
      })
    } catch (error) {
      log.error({ err: error, employee: employeeId }, 'vacations: what follows from a day was not written')
    }
  }
  await warn(context)
})

/** Warns once of what was carried over from earlier years and expires soon. */
async function warn({ database, bus, ...context }: JobContext): Promise<void> {
  const today = dayOf(context.clock.now())
  const due = { today, until: daysAfter(today, warningDays), most }
  const warnSome = () =>
    announced(database, bus, async (db, waiting) => {
      const expiring = await markExpiring(db, due)
      await notifyExpiring({ ...context, db, bus: waiting }, expiring)
      return expiring.length
    })
  let warned = await warnSome()
  while (warned > 0 && !context.signal.aborted) warned = await warnSome()
}

const queueDay = (jobs: Pick<Jobs, 'enqueue'>, db: Db, day: string): Promise<void> =>
  jobs.enqueue(db, vacationLedgerJob.kind, {}, { key: day, at: new Date(`${day}T00:00:00Z`) })

/** At the start of a server: today. */
export const startSettling = ({ jobs, db, clock }: { jobs: Jobs; db: Db; clock: Clock }): Promise<void> =>
  queueDay(jobs, db, dayOf(clock.now()))
