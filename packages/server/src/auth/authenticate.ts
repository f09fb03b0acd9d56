import type { FastifyRequest } from 'fastify'
import { unauthorized } from '#contract/refuse.ts'
import type { Database } from '#db/database.ts'
import type { Bus } from '#seams/bus.ts'
import type { Clock } from '#seams/clock.ts'
import type { Ids } from '#seams/ids.ts'
import type { AccessTokens, Claims } from './access-tokens.ts'
import { auditOwn } from './audit.ts'
import { type CurrentUser, userOfSession } from './current-user.ts'
import { noteSignOfLife } from './sessions.ts'
import { userOfView } from './views.ts'

/** A cached person may be up to a second old: an ended session lives no longer on any process. */
const freshMs = 1000
/** Often enough that a caller active every half minute never counts as silent (auth/presence.ts). */
const signOfLifeMs = 20_000
const knownAtMost = 10_000

export type Authenticate = (request: FastifyRequest) => Promise<CurrentUser>

type Around = { database: Database; tokens: AccessTokens; clock: Clock; bus: Bus; ids: Ids }

export function authenticator({ database, tokens, clock, bus, ids }: Around): Authenticate {
  const known = new Map<string, Known>()
  // Counts invalidations: a row read during one may be stale and is not cached.
  let forgotten = 0
  const forget = (sessionId?: string) => {
    forgotten += 1
    if (sessionId === undefined) known.clear()
    else known.delete(sessionId)
  }
  bus.subscribe('session.ended', ({ sessionId }) => forget(sessionId))
  bus.subscribe('user.changed', () => forget())
  bus.subscribe('users.changed', () => forget())
  bus.subscribe('bus.gap', () => forget())

  return async (request) => {
    const token = tokenOf(request)
    const claims = token === undefined ? undefined : await tokens.verify(token)
    if (!claims) return unauthorized()
    const now = clock.now()
    const earlier = known.get(claims.sid)
    const user = isFresh(earlier, now) ? earlier.user : await read(claims, now)
    // The token names its person, too: a mismatch with the session is a forgery.
    if (user?.id !== claims.uid) return unauthorized()
    if (!isAssertionTrue(request, user)) return falseUid(request, user, claims.sid)
    // Looking at somebody in a view is no activity of theirs.
    if (!user.viewedBy) await recordSignOfLife(claims.sid, user.id, now)
    return user
  }

  async function read({ sid, uid }: Claims, now: Date): Promise<CurrentUser | undefined> {
    const forgottenBefore = forgotten
    const user = (await userOfSession(database.db, sid, now)) ?? (await userOfView(database.db, sid, now))
    const { seenAt, isFalseUidLogged } = known.get(sid) ?? { seenAt: 0, isFalseUidLogged: false }
    known.delete(sid)
    if (user?.id !== uid) return undefined
    if (forgotten !== forgottenBefore) return user
    if (known.size >= knownAtMost) known.clear()
    known.set(sid, { user, readAt: now.getTime(), seenAt, isFalseUidLogged })
    return user
  }

  /** Logged once while the session is cached, so that repetition does not flood the log. */
  async function falseUid(request: FastifyRequest, user: CurrentUser, sid: string): Promise<never> {
    request.log.warn({ userId: user.id }, 'the uid header names somebody else')
    const session = known.get(sid)
    if (session?.isFalseUidLogged !== true) {
      if (session) session.isFalseUidLogged = true
      await auditOwn({ db: database.db, ids, clock, request, signedIn: user }, 'session.falseUid', user)
    }
    return unauthorized()
  }

  async function recordSignOfLife(sid: string, userId: string, now: Date): Promise<void> {
    const session = known.get(sid)
    if (now.getTime() - (session?.seenAt ?? 0) <= signOfLifeMs) return
    if (session) session.seenAt = now.getTime()
    await noteSignOfLife({ db: database.db, bus }, sid, userId, now)
  }
}

type Known = { user: CurrentUser; readAt: number; seenAt: number; isFalseUidLogged: boolean }

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

/** `Authorization: <uid>` (specification §7) proves nothing, but if sent it must be correct. */
function isAssertionTrue(request: FastifyRequest, user: CurrentUser): boolean {
  const asserted = request.headers.authorization
  return asserted === undefined || asserted.includes(' ') || asserted === user.id
}
