import { type CurrentUser, permissionsOf } from '#auth/current-user.ts'
import { burnOneUseToken, findOneUseToken } from '#auth/one-use-tokens.ts'
import { isPassword } from '#auth/passwords.ts'
import { endSession, idleSeconds, noteSignOfLife, openSession, secondsUntil } from '#auth/sessions.ts'
import { accessSeconds } from '#auth/access-tokens.ts'
import { checkThrottle, noteFailure } from '#auth/throttle.ts'
import { type Context, handlers } from '#contract/handlers.ts'
import { forbidden, unauthorized } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import type { SessionKind } from '#db/schema/sessions.ts'
import { forgetRefreshToken, giveRefreshToken, refreshTokenOf } from './refresh-cookie.ts'
import { rotate } from './session.rules.ts'
import * as queries from './session.queries.ts'

const wrong = 'Wrong Username or Password'

/** Outside a transaction: a failed sign-in and a reused token must be remembered. */
export const sessionHandlers = handlers(
  'session',
  {
    login: (context) => signInByPassword(context),
    authenticate: (context) => signInByPassword(context),

    async loginWithToken(context) {
      const { db, body, clock, request } = context
      await checkThrottle(db, 'exchange token', request.ip, clock.now())
      const token = await burnOneUseToken(db, body.exchangeToken, 'exchange', clock.now())
      if (!token?.userId) return fail(context, 'exchange token')
      return signIn(context, token.userId, 'token')
    },

    async previewToken(context) {
      const { db, body, clock, request } = context
      await checkThrottle(db, 'exchange token', request.ip, clock.now())
      const token = await findOneUseToken(db, body.exchangeToken, 'exchange', clock.now())
      const person = token?.userId ? await queries.userData(db, token.userId) : undefined
      return person ? { displayName: person.displayName } : fail(context, 'exchange token')
    },

    async refresh(context) {
      const { db, body, clock, tokens, bus } = context
      const now = clock.now()
      const claims = await tokens.verifyExpired(body.accessToken)
      const given = claims && tokens.rotationOf(refreshTokenOf(context, claims.sid, body.refreshToken) ?? '')
      if (!claims || given?.sid !== claims.sid) return unauthorized()
      const { session, next } = await takeRotation(db, claims.sid, given.rotation, now)
      if (next?.kind === 'reused') {
        await queries.audit(context, 'session.reuse', claims.uid, { sessionId: claims.sid })
        bus.publish('session.ended', { sessionId: claims.sid })
        return unauthorized()
      }
      return session && next ? renewed(context, session, next.rotation) : unauthorized()
    },

    async logout({ db, user, clock, bus, reply }) {
      await endSession(db, user.session.id, 'signed out', clock.now())
      bus.publish('session.ended', { sessionId: user.session.id })
      forgetRefreshToken(reply, user.session.id)
      reply.header('clear-site-data', '"cache"')
    },

    async keepAlive({ db, body, user, clock }) {
      if (body.userId !== user.id) return forbidden()
      const now = clock.now()
      await noteSignOfLife(db, user.session.id, user.id, now)
      const left = secondsUntil(user.session.endsAt, now)
      return { sessionSeconds: left, idleSeconds: Math.min(left, idleSeconds) }
    },

    async show({ db, user, clock }) {
      const userData = await queries.userData(db, user.id)
      if (!userData) return unauthorized()
      const { kind, endsAt, idleEndsAt } = user.session
      const now = clock.now()
      return {
        userData: { ...userData, accessPermissions: [...user.permissions] },
        kind,
        sessionSeconds: secondsUntil(endsAt, now),
        idleSeconds: secondsUntil(idleEndsAt, now),
      }
    },
  },
  { transaction: false },
)

async function takeRotation(db: Db, sid: string, given: number, now: Date) {
  return db.transaction().execute(async (transaction) => {
    const session = await queries.lockLive(transaction, sid, now)
    const next = session && rotate(session, given, now)
    if (next?.kind === 'reused') await endSession(transaction, sid, 'refresh token reused', now)
    if (next?.kind === 'rotated') await queries.setRotation(transaction, sid, next.rotation, now)
    return { session, next }
  })
}

type SignIn = Context<'session.login'> | Context<'session.authenticate'> | Context<'session.loginWithToken'>

async function signInByPassword(context: Context<'session.login'> | Context<'session.authenticate'>) {
  const { db, body, clock, request } = context
  await checkThrottle(db, body.user, request.ip, clock.now())
  const found = await queries.credentials(db, body.user)
  const matches = await isPassword(found?.passwordHash, body.password)
  if (!found || !matches || !found.active) return fail(context, body.user)
  return signIn(context, found.id, 'password')
}

async function fail(context: SignIn | Context<'session.previewToken'>, name: string): Promise<never> {
  const { db, ids, request, clock } = context
  await noteFailure(db, ids.next(), name, request.ip, clock.now())
  return unauthorized(wrong)
}

async function signIn(context: SignIn, userId: string, kind: SessionKind) {
  const { db, ids, clock, request, tokens } = context
  const now = clock.now()
  const id = ids.next()
  const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null
  const { endsAt } = await openSession(db, { id, userId, kind, userAgent, ip: request.ip }, now)
  await noteSignOfLife(db, id, userId, now)
  await queries.audit(context, 'session.login', userId, { kind })
  const userData = await queries.userData(db, userId)
  if (!userData) return unauthorized(wrong)
  const accessPermissions = [...(await permissionsOf(db, userId))]
  const answer = await answerOf(context, { id, userId, endsAt }, tokens.refreshToken(id, 0))
  return { code: 200, userData: { ...userData, accessPermissions }, ...answer }
}

function renewed(context: Context<'session.refresh'>, session: LiveSession, rotation: number) {
  return answerOf(context, session, context.tokens.refreshToken(session.id, rotation))
}

type LiveSession = Pick<CurrentUser['session'], 'id' | 'endsAt'> & { userId: string }

async function answerOf(
  context: SignIn | Context<'session.refresh'>,
  session: LiveSession,
  refreshToken: string,
) {
  const { tokens, clock } = context
  const sessionSeconds = secondsUntil(session.endsAt, clock.now())
  const expiresInSeconds = Math.min(sessionSeconds, accessSeconds)
  const accessToken = await tokens.sign({ uid: session.userId, sid: session.id }, expiresInSeconds)
  const inBody = giveRefreshToken(context, session.id, refreshToken, sessionSeconds)
  return { accessToken, expiresInSeconds, sessionSeconds, ...(inBody ? { refreshToken } : {}) }
}
