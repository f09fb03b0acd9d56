import type { FastifyRequest } from 'fastify'
import { unauthorized } from '#contract/refuse.ts'
import type { Database } from '#db/database.ts'
import type { Bus } from '#seams/bus.ts'
import type { Clock } from '#seams/clock.ts'
import type { AccessTokens, Claims } from './access-tokens.ts'
import { type CurrentUser, userOfSession } from './current-user.ts'
import { noteSignOfLife } from './sessions.ts'
import { userOfView } from './views.ts'

/** A person read from the database may be up to a second old: an ended session lives no longer on any process. */
const freshMs = 1000
/** Noted often enough that who asks each half minute is never taken for silent (auth/presence.ts). */
const signOfLifeMs = 20_000
const knownAtMost = 10_000

export type Authenticate = (request: FastifyRequest) => Promise<CurrentUser>

export function authenticator(
  database: Database,
  tokens: AccessTokens,
  clock: Clock,
  bus: Bus,
): Authenticate {
  const known = new Map<string, Known>()
  bus.subscribe('session.ended', ({ sessionId }) => void known.delete(sessionId))
  bus.subscribe('user.changed', () => known.clear())
  bus.subscribe('users.changed', () => known.clear())
  bus.subscribe('bus.gap', () => known.clear())

  return async (request) => {
    const token = tokenOf(request)
    const claims = token === undefined ? undefined : await tokens.verify(token)
    if (!claims) return unauthorized()
    const now = clock.now()
    const earlier = known.get(claims.sid)
    const user = isFresh(earlier, now) ? earlier.user : await read(claims, now)
    if (!user) return unauthorized()
    checkAssertion(request, user)
    // Who is looked at is not there for it.
    if (user.viewedBy) return user
    const isDue = now.getTime() - (known.get(claims.sid)?.seenAt ?? 0) > signOfLifeMs
    if (isDue) await saySignOfLife(claims.sid, user.id, now)
    return user
  }

  async function read({ sid, uid }: Claims, now: Date): Promise<CurrentUser | undefined> {
    const user = (await userOfSession(database.db, sid, now)) ?? (await userOfView(database.db, sid, now))
    const seenAt = known.get(sid)?.seenAt ?? 0
    known.delete(sid)
    if (user?.id !== uid) return undefined
    if (known.size >= knownAtMost) known.clear()
    known.set(sid, { user, readAt: now.getTime(), seenAt })
    return user
  }

  async function saySignOfLife(sid: string, userId: string, now: Date): Promise<void> {
    const session = known.get(sid)
    if (session) session.seenAt = now.getTime()
    await noteSignOfLife({ db: database.db, bus }, sid, userId, now)
  }
}

type Known = { user: CurrentUser; readAt: number; seenAt: number }

function isFresh(known: Known | undefined, now: Date): known is Known {
  if (known === undefined || now.getTime() - known.readAt >= freshMs) return false
  const { endsAt, idleEndsAt } = known.user.session
  return endsAt > now && idleEndsAt > now
}

function tokenOf(request: FastifyRequest): string | undefined {
  const own = request.headers['x-session-token']
  if (typeof own === 'string') return own
  const [scheme, value] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' ? value : undefined
}

/** `Authorization: <uid>` (specification §7) proves nothing; when it is sent, it must at least be true. */
function checkAssertion(request: FastifyRequest, user: CurrentUser): void {
  const asserted = request.headers.authorization
  if (asserted === undefined || asserted.includes(' ')) return
  if (asserted !== user.id) {
    request.log.warn({ userId: user.id }, 'the uid header names somebody else')
    unauthorized()
  }
}
