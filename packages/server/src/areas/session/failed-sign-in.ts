import { auditAttempt } from '#auth/audit.ts'
import { type Guess, noteFailure } from '#auth/throttle.ts'
import type { Context } from '#contract/handlers.ts'
import { freeFailures } from '#db/slowed-names.ts'
import { enqueueSlowed } from './slowed.job.ts'

type Around = Pick<Context, 'db' | 'ids' | 'request' | 'clock' | 'jobs'>

/** Whom it was about, if there is anybody, and what was wrong. */
type Attempt = { person?: { id: string; displayName: string } | undefined; by: 'password' | 'code' | 'token' }

/** Who is there must not be told by how long an answer takes: an unknown name leaves the same event, without a person. */
export async function noteFailedSignIn(
  context: Around,
  guess: Guess,
  { person, by }: Attempt,
): Promise<void> {
  const failures = await noteFailed(context, guess)
  // What was typed is not kept: many a password was typed into the field of the name.
  if (isReported(failures)) await auditAttempt(context, 'session.loginFailed', person, { by, failures })
}

/** Counts it, so that who guesses must wait. Answers how many there are within the hour. */
export async function noteFailed({ db, ids, clock, jobs }: Around, guess: Guess): Promise<number> {
  const { name, ip } = guess
  const failures = await noteFailure(db, ids.next(), guess, clock.now())
  if (failures === freeFailures) await enqueueSlowed(jobs, db, { name, ip })
  return failures
}

/**
 * The first of a name and network, the one from which they wait, and then each time as many again: whoever guesses
 * writes few lines, and the throttle of the network bounds those of who tries a hundred names.
 */
const isReported = (failures: number): boolean =>
  failures === 1 || (failures % freeFailures === 0 && Number.isInteger(Math.log2(failures / freeFailures)))
