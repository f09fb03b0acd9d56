import { tooMany } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'

/** Five failures in five minutes for one name from one network; a hundred in fifteen minutes from one network. */
const limits = [
  { minutes: 5, most: 5, byName: true },
  { minutes: 15, most: 100, byName: false },
] as const

/** Kept in the database: it outlives a restart and counts across processes. Unknown names count alike. */
export async function checkThrottle(db: Db, name: string, ip: string, now: Date): Promise<void> {
  const network = networkOf(ip)
  for (const { minutes, most, byName } of limits) {
    const since = new Date(now.getTime() - minutes * 60_000)
    let failures = db.selectFrom('signInFailures').where('network', '=', network).where('at', '>', since)
    if (byName) failures = failures.where('name', '=', name.toLowerCase())
    const rows = await failures.select('at').orderBy('at', 'desc').limit(most).execute()
    const oldest = rows[most - 1]
    if (oldest) tooMany((oldest.at.getTime() + minutes * 60_000 - now.getTime()) / 1000)
  }
}

export async function noteFailure(db: Db, id: string, name: string, ip: string, now: Date): Promise<void> {
  const old = new Date(now.getTime() - 60 * 60_000)
  await db.deleteFrom('signInFailures').where('at', '<', old).execute()
  await db
    .insertInto('signInFailures')
    .values({ id, name: name.toLowerCase(), network: networkOf(ip), at: now })
    .execute()
}

/** The /24 of an IPv4 address, the /56 of an IPv6 one: one subscriber, more or less. */
function networkOf(ip: string): string {
  const mapped = ip.replace(/^::ffff:/, '')
  if (mapped.includes('.')) return mapped.split('.').slice(0, 3).join('.')
  return mapped.split(':').slice(0, 4).join(':').slice(0, 17)
}
