import type { Db } from '#db/database.ts'
import { isOutOfTime, isPassing } from '#db/failures.ts'
import { job, type JobContext } from '#jobs/jobs.ts'
import { type JudgeAgain, judgeAgainKind } from '#time-record/judge-again.ts'
import { judgePeople } from './judge-people.ts'
import { commitSoon } from './judge-people.queries.ts'
import * as rules from './time-rules.queries.ts'

/** Re-evaluates days with the current time rules: of one person, or of everybody affected by a version. */
export const judgeAgainJob = job(judgeAgainKind, judgeAgain)

/** The same, queued by an upgrade: separate kinds, so that no process of the previous version takes them. */
export const judgeOldDaysJob = job('attendance.judgeOldDays', judgeAgain)
export const judgeByNightJob = job('attendance.judgeByNight', judgeAgain)

async function judgeAgain(context: JobContext): Promise<void> {
  // Nothing else queues these kinds.
  const asked = context.payload as JudgeAgain
  if ('employeeId' in asked) await judge(context, [asked.employeeId], asked.from)
  else await judgeTouched(context, asked)
}

/** The number of people locked at once, for less than a second: only the findings of a day are written. */
const peopleAtOnce = 40

/** Lanes: while the database reads and writes for some people, this process evaluates others. */
const lanes = 3

/**
 * A few people at a time, so that locks are short and a failure affects only its person; resumes after a restart.
 * People changed since then are left to that change's own job.
 */
async function judgeTouched(
  context: JobContext,
  { rulesId, version, from }: Extract<JudgeAgain, { rulesId: string }>,
): Promise<void> {
  const { db } = context.database
  const found = await rules.find(db, rulesId)
  if (found?.version !== version) return
  const { agreement, derivedAfter: after, derivedDone } = found
  const people = await rules.touched(db, { agreement, from, after })
  await rules.begin(db, found, derivedDone + people.length)
  const count = counting((own) => rules.advance(db, found, own))
  await inLanes(partsOf(people), context.signal, async (part) => {
    await judgeSome(context, part.people, from)
    await count(part)
  })
}

type Part = { number: number; people: readonly string[] }

/** Runs all parts with limited concurrency, until one fails; then, or when aborted, started parts are finished. */
async function inLanes(
  parts: readonly Part[],
  signal: AbortSignal,
  work: (part: Part) => Promise<void>,
): Promise<void> {
  const waiting = parts.values()
  const failed = new AbortController()
  const stop = AbortSignal.any([signal, failed.signal])
  const lane = async (): Promise<void> => {
    for (const part of waiting) {
      if (stop.aborted) return
      await work(part)
    }
  }
  const ended = await Promise.allSettled(
    Array.from({ length: lanes }, () => lane().finally(() => failed.abort())),
  )
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

/** Commits progress in order, whichever lane is faster: a stopped job resumes after the last committed part. */
function counting(advance: (people: readonly string[]) => Promise<void>) {
  const done = new Map<number, readonly string[]>()
  let next = 0
  let counted = Promise.resolve()
  const countAll = async (): Promise<void> => {
    for (let own = done.get(next); own !== undefined; own = done.get(next)) {
      next += 1
      await advance(own)
    }
  }
  return ({ number, people }: Part): Promise<void> => {
    done.set(number, people)
    counted = counted.then(countAll)
    return counted
  }
}

function partsOf(people: readonly string[]): Part[] {
  const count = Math.ceil(people.length / peopleAtOnce)
  return Array.from({ length: count }, (_, number) => ({
    number,
    people: people.slice(number * peopleAtOnce, (number + 1) * peopleAtOnce),
  }))
}

/** All of them, or if that fails, one by one. */
async function judgeSome(context: JobContext, people: readonly string[], from: string): Promise<void> {
  if (people.length === 0) return
  try {
    await judge(context, people, from)
  } catch (error) {
    // A temporary failure skips nobody: the job resumes with these people.
    if (isPassing(error) || isOutOfTime(error)) throw error
    const [employee, ...others] = people
    if (others.length > 0) for (const one of people) await judgeSome(context, [one], from)
    else context.log.error({ err: error, employee }, 'time rules: the days of a person were not judged')
  }
}

const judge = ({ database, clock }: JobContext, people: readonly string[], from: string): Promise<void> =>
  database.db.transaction().execute(async (db: Db) => {
    if (database.kind === 'postgres') await commitSoon(db)
    await judgePeople(db, people, from, clock.now())
  })
