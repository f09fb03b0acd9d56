import { isOutOfTime, isPassing } from '#db/failures.ts'
import { lockPerson } from '#db/lock-person.ts'
import { job, type JobContext } from '#jobs/jobs.ts'
import { type JudgeAgain, judgeAgainKind } from '#time-record/judge-again.ts'
import { judgeAgain } from './derive-workdays.ts'
import * as rules from './time-rules.queries.ts'

/** Judges days by the time rules as they now are: of one person, or of everybody whom a version of rules touches. */
export const judgeAgainJob = job(judgeAgainKind, async (context) => {
  // Nothing else queues this kind.
  const asked = context.payload as JudgeAgain
  if ('employeeId' in asked) await judgePerson(context, asked)
  else await judgeTouched(context, asked)
})

/**
 * Person by person, so that nobody waits for all others and what fails of one leaves the others alone, and on from the
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
  for (const employeeId of people) {
    if (context.signal.aborted) return
    try {
      await judgePerson(context, { employeeId, from })
    } catch (error) {
      // Of what passes nobody is left out: the job goes on from this person.
      if (isPassing(error) || isOutOfTime(error)) throw error
      context.log.error(
        { err: error, employee: employeeId },
        'time rules: the days of a person were not judged',
      )
    }
    await rules.advance(db, found, employeeId)
  }
}

/** Holds the person, whose presses derive the same days. */
const judgePerson = (
  { database, clock }: JobContext,
  { employeeId, from }: { employeeId: string; from: string },
): Promise<void> =>
  database.db.transaction().execute(async (db) => {
    await lockPerson(db, employeeId)
    await judgeAgain(db, employeeId, from, clock.now())
  })
