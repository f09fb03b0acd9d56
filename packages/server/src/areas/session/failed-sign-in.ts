import { auditAttempt } from '#auth/audit.ts'
import { type Guess, noteFailure } from '#auth/throttle.ts'
import type { Context } from '#contract/handlers.ts'
import { freeFailures } from '#db/slowed-names.ts'
import { enqueueSlowed } from './slowed.job.ts'

type Around = Pick<Context, 'db' | 'ids' | 'request' | 'clock' | 'jobs'>

/** The person concerned, if there is one, and what was wrong. */
type Attempt = { person?: { id: string; displayName: string } | undefined; by: 'password' | 'code' | 'token' }

/** Response times must not reveal which names exist: an unknown name writes the same event, without a person. */
export async function noteFailedSignIn(
  context: Around,
  guess: Guess,
  { person, by }: Attempt,
): Promise<void> {
  const failures = await noteFailed(context, guess)
  // The typed name is not stored: people sometimes type their password into that field.
  if (isReported(failures)) await auditAttempt(context, 'session.loginFailed', person, { by, failures })
}

/** Counts it, so that further guesses are delayed; returns the number within the hour. */
export async function noteFailed({ db, ids, clock, jobs }: Around, guess: Guess): Promise<number> {
  const { name, ip } = guess
  const failures = await noteFailure(db, ids.next(), guess, clock.now())
  if (failures === freeFailures) await enqueueSlowed(jobs, db, { name, ip })
  return failures
}

/**
 * Logs the first failure of a name and network, the one from which they are delayed, and then at doubling intervals:
 * guessing writes few entries, and the network's throttle bounds those who try a hundred names.
 */
const isReported = (failures: number): boolean =>
  failures === 1 || (failures % freeFailures === 0 && Number.isInteger(Math.log2(failures / freeFailures)))
