import { sql } from 'kysely'
import type { Db } from './database.ts'

const minuteMs = 60_000
/** From the fifth failure within an hour, a name from one network is delayed, doubling each time. */
export const freeFailures = 5
const firstWaitMs = minuteMs
const longestWaitMs = 30 * minuteMs
/** Failures count for so long. */
export const rememberedMs = 60 * minuteMs

/** The delay after this many failures. */
export function waitMs(failures: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - freeFailures))
}

/** The end of each name's delay, at the network with the longest one; without names, for all delayed names. */
export async function slowedNames(
  db: Db,
  now: Date,
  names?: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  let query = db
    .selectFrom('signInFailures')
    .where('bucket', 'in', ['signIn', 'knownDevice'])
    .where('at', '>', new Date(now.getTime() - rememberedMs))
    .groupBy(['bucket', 'name', 'network'])
    .having((row) => row.fn.countAll(), '>=', freeFailures)
    .select((row) => ['name', row.fn.countAll<string>().as('failures'), row.fn.max('at').as('last')])
  if (names !== undefined) query = query.where('name', '=', sql<string>`any(${names.map(lower)}::text[])`)
  const slowed = new Map<string, Date>()
  for (const { name, failures, last } of await query.execute()) {
    const until = new Date(last.getTime() + waitMs(Number(failures)))
    if (until > now && until > (slowed.get(name) ?? now)) slowed.set(name, until)
  }
  return slowed
}

const lower = (name: string): string => name.toLowerCase()
