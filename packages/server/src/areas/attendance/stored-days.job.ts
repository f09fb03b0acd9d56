import type { Database, Db } from '#db/database.ts'
import { job, type Jobs } from '#jobs/jobs.ts'
import { firstOf, lastOf } from '#db/day.ts'
import type { Clock } from '#seams/clock.ts'
import { presentPeriod } from './asked-period.ts'
import { correctStored } from './corrected-incidents.queries.ts'
import { judgeReplanned } from './judge-replanned.ts'
import { compare, compareAgain, nextToCompare } from './months-to-confirm.queries.ts'
import * as queries from './store-days.queries.ts'
import { storeMonth, nextMonth } from './store-sums.queries.ts'

type Keeping = { database: Pick<Database, 'db'>; clock: Clock; signal?: AbortSignal }

const everyMs = 10 * 60_000

/** Periodically stores the values of past days. */
export const storedDaysJob = job('attendance.stored-days', async (context) => {
  await queueNext(context.jobs, context.database.db, context.clock.now())
  await storeDays(context)
})

/** At the start of a server: the next run. */
export const startStoredDays = ({ jobs, db, clock }: { jobs: Jobs; db: Db; clock: Clock }): Promise<void> =>
  queueNext(jobs, db, clock.now())

function queueNext(jobs: Pick<Jobs, 'enqueue'>, db: Db, now: Date): Promise<void> {
  const at = new Date((Math.floor(now.getTime() / everyMs) + 1) * everyMs)
  return jobs.enqueue(db, storedDaysJob.kind, {}, { key: at.toISOString(), at })
}

/**
 * Judges days with a changed plan again, recomputes stale stored days, then dates that are not kept yet, latest first, and sums up
 * the months; compares confirmed sheets with changed days, and closes pending incidents that no longer exist. Marks set in the
 * meantime are left to the next run.
 */
export async function storeDays({ database: { db }, clock, signal }: Keeping): Promise<void> {
  const whileThereIsAny = async (storeSome: () => Promise<boolean>) => {
    while (!signal?.aborted && (await storeSome()));
  }
  await judgeReplanned(db, clock.now(), signal)
  const last = await queries.lastStale(db)
  if (last !== undefined) {
    await db.transaction().execute(async (one) => {
      await queries.lockStoredDays(one)
      await queries.letGo(one, last)
    })
    await whileThereIsAny(() => storeStale(db, clock.now(), last))
  }
  await whileThereIsAny(() => storeNextDate(db, clock.now()))
  await whileThereIsAny(() => storeNextMonth(db))
  await whileThereIsAny(() => compareNext(db, clock.now()))
  await correctStored(db, clock.now())
}

/**
 * Returns whether there were any. The limits are read after the stale days: a change of both is marked, and stays so.
 */
const storeStale = (db: Db, now: Date, last: string): Promise<boolean> =>
  db.transaction().execute(async (one) => {
    await queries.lockStoredDays(one)
    const found = await queries.nextStale(one, last)
    if (found === undefined) return false
    const { people, ids, from, until } = found
    if (from !== null && until !== null && from <= until) {
      await queries.storePeople(one, await presentPeriod(one, { from, until, now }), people)
      await compareAgain(one, { from, until }, people)
    }
    await queries.forgetStale(one, ids)
    return true
  })

const storeNextDate = (db: Db, now: Date): Promise<boolean> =>
  db.transaction().execute(async (one) => {
    await queries.lockStoredDays(one)
    const date = await queries.nextDate(one, now)
    if (date === undefined) return false
    await queries.storeDate(one, await presentPeriod(one, { from: date, until: date, now }))
    await compareAgain(one, { from: date, until: date })
    return true
  })

const storeNextMonth = (db: Db): Promise<boolean> =>
  db.transaction().execute(async (one) => {
    await queries.lockStoredDays(one)
    const month = await nextMonth(one)
    if (month !== undefined) await storeMonth(one, month)
    return month !== undefined
  })

const compareNext = (db: Db, now: Date): Promise<boolean> =>
  db.transaction().execute(async (one) => {
    await queries.lockStoredDays(one)
    const next = await nextToCompare(one)
    if (next === undefined) return false
    const { month, people } = next
    await compare(one, await presentPeriod(one, { from: firstOf(month), until: lastOf(month), now }), people)
    return true
  })
