import type { FastifyRequest } from 'fastify'
import { unauthorized } from '#contract/refuse.ts'
import type { Database } from '#db/database.ts'
import type { Bus } from '#seams/bus.ts'
import type { Clock } from '#seams/clock.ts'
import type { AccessTokens } from './access-tokens.ts'
import { type CurrentUser, userOfSession } from './current-user.ts'
import { noteSignOfLife } from './sessions.ts'

/** A person read from the database may be up to a second old: an ended session lives no longer on any process. */
const freshMs = 1000
const signOfLifeMs = 60_000

export type Authenticate = (request: FastifyRequest) => Promise<CurrentUser>

export function authenticator(
  database: Database,
  tokens: AccessTokens,
  clock: Clock,
  bus: Bus,
): Authenticate {
  const known = new Map<string, { user: CurrentUser; readAt: number; seenAt: number }>()
  bus.subscribe('session.ended', ({ sessionId }) => void known.delete(sessionId))
  bus.subscribe('user.changed', () => known.clear())

  return async (request) => {
    const token = tokenOf(request)
    const claims = token === undefined ? undefined : await tokens.verify(token)
    if (!claims) return unauthorized()
    const now = clock.now()
    const earlier = known.get(claims.sid)
    const isFresh =
      earlier !== undefined && now.getTime() - earlier.readAt < freshMs && earlier.user.session.endsAt > now
    const user = isFresh ? earlier.user : await userOfSession(database.db, claims.sid, now)
    if (!user || user.id !== claims.uid) {
      known.delete(claims.sid)
      return unauthorized()
    }
    checkAssertion(request, user)
    const seenAt = earlier?.seenAt ?? 0
    const isDue = now.getTime() - seenAt > signOfLifeMs
    if (known.size > 10_000) known.clear()
    known.set(claims.sid, {
      user,
      readAt: isFresh ? earlier.readAt : now.getTime(),
      seenAt: isDue ? now.getTime() : seenAt,
    })
    if (isDue) await noteSignOfLife(database.db, claims.sid, user.id, now)
    return user
  }
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
