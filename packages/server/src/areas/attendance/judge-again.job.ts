import type { Db } from '#db/database.ts'
import { isOutOfTime, isPassing } from '#db/failures.ts'
import { job, type JobContext } from '#jobs/jobs.ts'
import { type JudgeAgain, judgeAgainKind } from '#time-record/judge-again.ts'
import { judgePeople } from './judge-people.ts'
import * as rules from './time-rules.queries.ts'

/** Judges days by the time rules as they now are: of one person, or of everybody whom a version of rules touches. */
export const judgeAgainJob = job(judgeAgainKind, judgeAgain)

/** The same, of what an upgrade queued: kinds of their own, so that no process of the version before it takes it. */
export const judgeOldDaysJob = job('attendance.judgeOldDays', judgeAgain)
export const judgeByNightJob = job('attendance.judgeByNight', judgeAgain)

async function judgeAgain(context: JobContext): Promise<void> {
  // Nothing else queues these kinds.
  const asked = context.payload as JudgeAgain
  if ('employeeId' in asked) await judge(context, [asked.employeeId], asked.from)
  else await judgeTouched(context, asked)
}

/** So many people are held at once, for less than a second: of each only what was found of a day is written. */
const peopleAtOnce = 40

/**
 * A few people at a time, so that nobody waits for all others and what fails of one leaves the others alone, and on from the
 * last of them when the server was stopped. What was changed again since is left to the job of that change.
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
  for (let first = 0; first < people.length; first += 2 * peopleAtOnce) {
    if (context.signal.aborted) return
    const [middle, end] = [first + peopleAtOnce, first + 2 * peopleAtOnce]
    // While the database reads of some this process judges others.
    await Promise.all([
      judgeSome(context, people.slice(first, middle), from),
      judgeSome(context, people.slice(middle, end), from),
    ])
    await rules.advance(db, found, people.slice(first, end))
  }
}

/** All of them, or else one by one whoever can be judged. */
async function judgeSome(context: JobContext, people: readonly string[], from: string): Promise<void> {
  if (people.length === 0) return
  try {
    await judge(context, people, from)
  } catch (error) {
    // Of what passes nobody is left out: the job goes on from these people.
    if (isPassing(error) || isOutOfTime(error)) throw error
    const [employee, ...others] = people
    if (others.length > 0) for (const one of people) await judgeSome(context, [one], from)
    else context.log.error({ err: error, employee }, 'time rules: the days of a person were not judged')
  }
}

const judge = ({ database, clock }: JobContext, people: readonly string[], from: string): Promise<void> =>
  database.db.transaction().execute((db: Db) => judgePeople(db, people, from, clock.now()))
