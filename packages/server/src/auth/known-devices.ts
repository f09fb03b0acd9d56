import type { Context } from '#contract/handlers.ts'

/** How long a device stays known without a sign-in; browsers keep no cookie longer. */
const knownSeconds = 400 * 24 * 60 * 60

type Around = Pick<Context, 'db' | 'ids' | 'clock' | 'request' | 'reply' | 'sealing'>

const nameOf = (secure: boolean) => `${secure ? '__Host-' : ''}portal-device`
const isSecure = ({ request }: Pick<Around, 'request'>) => request.protocol === 'https'

/** The device of the request, if its cookie is genuine. It identifies no person, and signs nobody in. */
function deviceOf(around: Pick<Around, 'request' | 'sealing'>): string | undefined {
  const [id = '', mac] = (around.request.cookies[nameOf(isSecure(around))] ?? '').split('.')
  return mac === around.sealing.mac(id, 'device') ? id : undefined
}

/** Whether this person has signed in with a password on this device. */
export async function isOnKnownDevice(around: Around, userId: string): Promise<boolean> {
  const deviceId = deviceOf(around)
  if (deviceId === undefined) return false
  const known = await around.db
    .selectFrom('knownDevices')
    .where('userId', '=', userId)
    .where('deviceId', '=', deviceId)
    .where('seenAt', '>', longAgo(around.clock.now()))
    .select('deviceId')
    .executeTakeFirst()
  return known !== undefined
}

/** Remembers that a person has signed in on this device; scripts without cookies have none. */
export async function noteKnownDevice(around: Around, userId: string): Promise<void> {
  const { db, ids, clock, request, reply, sealing } = around
  if (request.headers['x-session-transport'] === 'body') return
  const deviceId = deviceOf(around) ?? ids.next()
  const seenAt = clock.now()
  await db
    .deleteFrom('knownDevices')
    .where('userId', '=', userId)
    .where('seenAt', '<', longAgo(seenAt))
    .execute()
  await db
    .insertInto('knownDevices')
    .values({ userId, deviceId, seenAt })
    .onConflict((same) => same.columns(['userId', 'deviceId']).doUpdateSet({ seenAt }))
    .execute()
  const secure = isSecure(around)
  const cookie = { httpOnly: true, sameSite: 'strict', secure, path: '/', maxAge: knownSeconds } as const
  reply.setCookie(nameOf(secure), `${deviceId}.${sealing.mac(deviceId, 'device')}`, cookie)
}

const longAgo = (now: Date): Date => new Date(now.getTime() - knownSeconds * 1000)
