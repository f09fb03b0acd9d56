import { tooMany } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { freeFailures, rememberedMs, waitMs } from '#db/slowed-names.ts'
import { networkOf } from './network-of.ts'

/** Whatever the names: a hundred failures in fifteen minutes from one network. */
const network = { windowMs: 15 * 60_000, most: 100 }

/** Kept in the database: it outlives a restart and counts across processes. Unknown names count alike. */
export async function checkThrottle(db: Db, name: string, ip: string, now: Date): Promise<void> {
  const own = await failuresOf(db, name, ip, now)
  const last = own[0]
  if (last && own.length >= freeFailures) waitUntil(last.getTime() + waitMs(own.length), now)
  const everybodys = await db
    .selectFrom('signInFailures')
    .where('network', '=', networkOf(ip))
    .where('at', '>', new Date(now.getTime() - network.windowMs))
    .select('at')
    .orderBy('at', 'desc')
    .limit(network.most)
    .execute()
  const oldest = everybodys[network.most - 1]
  if (oldest) waitUntil(oldest.at.getTime() + network.windowMs, now)
}

function waitUntil(then: number, now: Date): void {
  if (then > now.getTime()) tooMany((then - now.getTime()) / 1000)
}

/** Remembers a failure. Answers how many there are now, of this name from this network within the hour. */
export async function noteFailure(db: Db, id: string, name: string, ip: string, now: Date): Promise<number> {
  const old = new Date(now.getTime() - rememberedMs)
  await db.deleteFrom('signInFailures').where('at', '<', old).execute()
  await db
    .insertInto('signInFailures')
    .values({ id, name: name.toLowerCase(), network: networkOf(ip), at: now })
    .execute()
  return (await failuresOf(db, name, ip, now)).length
}

/** Who has shown who they are need not wait for the failures before. */
export async function forgetFailures(db: Db, name: string, ip: string): Promise<void> {
  await db
    .deleteFrom('signInFailures')
    .where('network', '=', networkOf(ip))
    .where('name', '=', name.toLowerCase())
    .execute()
}

/** Forgets every failure of these names, from wherever: somebody who may has vouched for them. */
export async function forgetAllFailures(db: Db, names: readonly string[]): Promise<void> {
  await db.deleteFrom('signInFailures').where('name', 'in', names.map(lower)).execute()
}

const lower = (name: string): string => name.toLowerCase()

async function failuresOf(db: Db, name: string, ip: string, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('signInFailures')
    .where('network', '=', networkOf(ip))
    .where('name', '=', name.toLowerCase())
    .where('at', '>', new Date(now.getTime() - rememberedMs))
    .select('at')
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ at }) => at)
}
