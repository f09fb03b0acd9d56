import { createHash } from 'node:crypto'
import type { SelectQueryBuilder } from 'kysely'
import { tooMany } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import type { Schema } from '#generated/schema.ts'
import type { GuessBucket } from '#db/schema/sessions.ts'
import { freeFailures, rememberedMs, waitMs } from '#db/slowed-names.ts'
import { networkOf } from './network-of.ts'

/**
 * The limited attempts. Each bucket is counted separately: somebody who requests a hundred recoveries keeps nobody in
 * the same office from signing in.
 */
export type Guess = { bucket: GuessBucket; name: string; ip: string }

/** Per link, so that an office that opens expired links is not locked out; the network as a whole is limited, too. */
export function linkGuess(secret: string, ip: string): Guess {
  return { bucket: 'link', name: createHash('sha256').update(secret).digest('base64url'), ip }
}

/** For all names together: a hundred failures in fifteen minutes from one network. */
const network = { windowMs: 15 * 60_000, most: 100 }
/** From all networks together: thirty failures of one account in an hour. */
const account = { windowMs: rememberedMs, most: 30 }
const ofAccounts: readonly GuessBucket[] = ['signIn', 'answers']

/**
 * Refuses (429) while a delay is pending. Stored in the database: it survives a restart and counts across processes.
 * Unknown names count alike. A device on which the person has signed in before only waits for its own failures
 * (decision 053).
 */
export async function checkThrottle(db: Db, guess: Guess, now: Date): Promise<void> {
  const own = await failuresOf(db, guess, now)
  const last = own[0]
  if (last && own.length >= freeFailures) waitUntil(last.getTime() + waitMs(own.length), now)
  if (guess.bucket === 'knownDevice') return
  const failures = () =>
    db.selectFrom('signInFailures').where('bucket', '=', guess.bucket).select('at').orderBy('at', 'desc')
  await checkMost(failures().where('network', '=', networkOf(guess.ip)), network, now)
  if (ofAccounts.includes(guess.bucket))
    await checkMost(failures().where('name', '=', guess.name.toLowerCase()), account, now)
}

type Failures = SelectQueryBuilder<Schema, 'signInFailures', { at: Date }>

async function checkMost(
  failures: Failures,
  { windowMs, most }: { windowMs: number; most: number },
  now: Date,
): Promise<void> {
  const rows = await failures
    .where('at', '>', new Date(now.getTime() - windowMs))
    .limit(most)
    .execute()
  const oldest = rows[most - 1]
  if (oldest) waitUntil(oldest.at.getTime() + windowMs, now)
}

function waitUntil(then: number, now: Date): void {
  if (then > now.getTime()) tooMany((then - now.getTime()) / 1000)
}

/** Stores a failure; returns the number of failures of this name from this network within the hour. */
export async function noteFailure(db: Db, id: string, guess: Guess, now: Date): Promise<number> {
  const old = new Date(now.getTime() - rememberedMs)
  await db.deleteFrom('signInFailures').where('at', '<', old).execute()
  const { bucket, name, ip } = guess
  await db
    .insertInto('signInFailures')
    .values({ id, bucket, name: name.toLowerCase(), network: networkOf(ip), at: now })
    .execute()
  return (await failuresOf(db, guess, now)).length
}

/** Somebody who has proved their identity does not wait for earlier failures. */
export async function forgetFailures(db: Db, { bucket, name, ip }: Guess): Promise<void> {
  await db
    .deleteFrom('signInFailures')
    .where('bucket', '=', bucket)
    .where('network', '=', networkOf(ip))
    .where('name', '=', name.toLowerCase())
    .execute()
}

/** Deletes every failure of these names, of any kind and network: an authorised person has vouched for them. */
export async function forgetAllFailures(db: Db, names: readonly string[]): Promise<void> {
  await db.deleteFrom('signInFailures').where('name', 'in', names.map(lower)).execute()
}

const lower = (name: string): string => name.toLowerCase()

async function failuresOf(db: Db, { bucket, name, ip }: Guess, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('signInFailures')
    .where('bucket', '=', bucket)
    .where('network', '=', networkOf(ip))
    .where('name', '=', name.toLowerCase())
    .where('at', '>', new Date(now.getTime() - rememberedMs))
    .select('at')
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ at }) => at)
}
