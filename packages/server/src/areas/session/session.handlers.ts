import { audit, auditOwn } from '#auth/audit.ts'
import { type CurrentUser, isSecondFactorDue, rightsOf } from '#auth/current-user.ts'
import { burnOneUseToken, burnTokensOf, findOneUseToken } from '#auth/one-use-tokens.ts'
import { hashPassword, isPassword, isWeakHash } from '#auth/passwords.ts'
import {
  endSession,
  idleSeconds,
  keepAlive,
  noteAuthentication,
  noteSignOfLife,
  openSession,
  secondsUntil,
} from '#auth/sessions.ts'
import { accessSeconds } from '#auth/access-tokens.ts'
import { inOrder } from '#auth/guesses-in-order.ts'
import { isOnKnownDevice, noteKnownDevice } from '#auth/known-devices.ts'
import { checkThrottle, forgetFailures, type Guess, linkGuess } from '#auth/throttle.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { codeWanted, forbidden, refuse, unauthorized } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { endViewsOf } from '#auth/views.ts'
import type { SessionKind } from '#db/schema/sessions.ts'
import { forgetRefreshToken, giveRefreshToken, refreshTokenOf, refreshTokensIn } from './refresh-cookie.ts'
import { checkCode } from './check-code.ts'
import { noteFailed, noteFailedSignIn } from './failed-sign-in.ts'
import { setPassword } from './passwords.queries.ts'
import { rotate } from './session.rules.ts'
import * as queries from './session.queries.ts'

const wrong = 'Wrong Username or Password'

/** Outside a transaction: a failed sign-in and a reused token must be stored. */
export const sessionHandlers: HandlerTable = handlers(
  'session',
  {
    login: (context) => signInByPassword(context),
    authenticate: (context) => signInByPassword(context),

    async loginWithToken(context) {
      const { db, body, clock, request } = context
      const guess = linkGuess(body.exchangeToken, request.ip)
      await checkThrottle(db, guess, clock.now())
      const token = await burnOneUseToken(db, body.exchangeToken, 'exchange', clock.now())
      if (!token?.userId) return fail(context, guess, { by: 'token' })
      return signIn(context, token.userId, 'token')
    },

    async previewToken(context) {
      const { db, body, clock, request } = context
      const guess = linkGuess(body.exchangeToken, request.ip)
      await checkThrottle(db, guess, clock.now())
      const token = await findOneUseToken(db, body.exchangeToken, 'exchange', clock.now())
      const person = token?.userId ? await queries.userData(db, token.userId) : undefined
      return person ? { displayName: person.displayName } : fail(context, guess, { by: 'token' })
    },

    async refresh(context) {
      const { db, body, clock, tokens, bus } = context
      const now = clock.now()
      const claims = await tokens.verifyExpired(body.accessToken)
      const token = claims && refreshTokenOf(context, claims.sid, body.refreshToken)
      const given = token === undefined ? undefined : await tokens.rotationOf(token)
      if (!claims || given?.sid !== claims.sid) return unauthorized()
      const { session, next } = await takeRotation(db, claims.sid, given.rotation, now)
      if (next?.kind === 'reused') {
        await audit(context, 'session.reuse', claims.uid, { sessionId: claims.sid })
        bus.publish('session.ended', { sessionId: claims.sid })
        return unauthorized()
      }
      return session && next ? renewed(context, session, next.rotation) : unauthorized()
    },

    async logout(context) {
      const { db, user, clock, bus, reply } = context
      if (user.viewedBy) {
        await endViewsOf(db, user.viewedBy.sessionId, clock.now())
        return
      }
      await endSession(db, user.session.id, 'signed out', clock.now())
      await auditOwn(context, 'session.logout', user)
      bus.publish('session.ended', { sessionId: user.session.id })
      forgetRefreshToken(reply, user.session.id)
      reply.header('clear-site-data', '"cache"')
    },

    async keepAlive({ db, body, user, clock, bus }) {
      if (body.userId !== user.id) return forbidden()
      const now = clock.now()
      await keepAlive(db, user.session.id, now)
      await noteSignOfLife({ db, bus }, user.session.id, user.id, now)
      const left = secondsUntil(user.session.endsAt, now)
      return { sessionSeconds: left, idleSeconds: Math.min(left, idleSeconds) }
    },

    async confirm(context) {
      const { db, body, user, clock, request } = context
      if (user.session.kind !== 'password') return forbidden()
      // Somebody with a session has identified themselves on this device: only their own failures count.
      const guess = { bucket: 'knownDevice', name: user.username, ip: request.ip } as const
      await checkThrottle(db, guess, clock.now())
      const found = await queries.credentials(db, user.username)
      const matches = await isPassword(found?.passwordHash, body.password)
      await inOrder(guess, () => judgeConfirmation(context, guess, matches))
    },

    async show({ db, user, clock }) {
      const userData = await queries.userData(db, user.id)
      if (!userData) return unauthorized()
      const { id, kind, endsAt } = user.session
      const now = clock.now()
      // The cached person may predate the last keep-alive.
      const idleEndsAt = (await queries.idleEnd(db, id)) ?? user.session.idleEndsAt
      return {
        userData: { ...userData, ...shownRights(user) },
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

type PasswordSignIn = Context<'session.login'> | Context<'session.authenticate'>
type SignIn = PasswordSignIn | Context<'session.loginWithToken'>

/** Serialized, as at sign-in: concurrent guesses reveal no more than sequential ones. */
async function judgeConfirmation(
  context: Context<'session.confirm'>,
  guess: Guess,
  matches: boolean,
): Promise<void> {
  const { db, body, user, clock, bus } = context
  const now = clock.now()
  const refuseAs = async (field: string): Promise<never> => {
    await noteFailed(context, guess)
    await audit(context, 'session.confirmFailed', user.id, { field })
    return refuse('invalid', field)
  }
  await checkThrottle(db, guess, now)
  if (!matches) return refuseAs('password')
  const code = await checkCode(context, user.id, body.code)
  if (code === 'missing') return refuse('blank', 'code')
  if (code === 'wrong') return refuseAs('code')
  const secondFactorAt = code === 'right' ? { secondFactorAt: now } : {}
  await noteAuthentication(db, user.session.id, { authenticatedAt: now, ...secondFactorAt }, now)
  bus.publish('user.changed', { userId: user.id })
  await audit(context, 'session.confirm', user.id, {})
}

async function signInByPassword(context: PasswordSignIn) {
  const { db, body, clock } = context
  const found = await queries.credentials(db, body.user)
  const guess = await passwordGuess(context, found?.id)
  await checkThrottle(db, guess, clock.now())
  const matches = await isPassword(found?.passwordHash, body.password)
  return inOrder(guess, () => judgeSignIn(context, guess, { found, matches }))
}

type Judged = { found: Awaited<ReturnType<typeof queries.credentials>>; matches: boolean }

/** Serialized: concurrent guesses reveal no more than sequential ones. */
async function judgeSignIn(context: PasswordSignIn, guess: Guess, { found, matches }: Judged) {
  const { db, body, clock } = context
  await checkThrottle(db, guess, clock.now())
  if (!found || !matches || !found.active) return fail(context, guess, { person: found, by: 'password' })
  const code = await checkCode(context, found.id, body.code)
  if (code === 'missing') return codeWanted('blank')
  if (code === 'wrong') {
    await noteFailedSignIn(context, guess, { person: found, by: 'code' })
    return codeWanted('invalid')
  }
  await forgetFailures(db, guess)
  await renewHash(context, found)
  const answer = await signIn(context, found.id, 'password', code === 'right' ? clock.now() : null)
  await noteKnownDevice(context, found.id)
  return answer
}

/** A password hashed at a lower cost is hashed again while it is available. */
async function renewHash(
  { db, body }: PasswordSignIn,
  { id, passwordHash }: { id: string; passwordHash: string | null },
): Promise<void> {
  if (passwordHash !== null && isWeakHash(passwordHash))
    await setPassword(db, id, await hashPassword(body.password))
}

async function passwordGuess(context: PasswordSignIn, userId: string | undefined): Promise<Guess> {
  const { body, request } = context
  const isKnown = userId !== undefined && (await isOnKnownDevice(context, userId))
  return { bucket: isKnown ? 'knownDevice' : 'signIn', name: body.user, ip: request.ip }
}

async function fail(
  context: SignIn | Context<'session.previewToken'>,
  ...failed: [guess: Guess, attempt: Parameters<typeof noteFailedSignIn>[2]]
): Promise<never> {
  await noteFailedSignIn(context, ...failed)
  return unauthorized(wrong)
}

async function signIn(
  context: SignIn,
  userId: string,
  kind: SessionKind,
  secondFactorAt: Date | null = null,
) {
  const { db, ids, clock, request, tokens } = context
  const now = clock.now()
  const id = ids.next()
  await endFormer(context, userId, now)
  const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null
  const { endsAt } = await openSession(
    db,
    { id, userId, kind, userAgent, ip: request.ip, secondFactorAt },
    now,
  )
  await noteSignOfLife(context, id, userId, now)
  // After a sign-in no link is needed any more: revoke them all.
  await burnTokensOf(db, userId, 'recovery')
  await audit(context, 'session.login', userId, { kind })
  const userData = await queries.userData(db, userId)
  if (!userData) return unauthorized(wrong)
  const answer = await answerOf(context, { id, userId, endsAt }, await tokens.refreshToken(id, 0))
  return { code: 200, userData: { ...userData, ...shownRights(await rightsOf(db, userId, now)) }, ...answer }
}

function shownRights({ permissions, secondFactor }: Pick<CurrentUser, 'permissions' | 'secondFactor'>) {
  const isDue = isSecondFactorDue(secondFactor)
  return { accessPermissions: [...permissions], ...(isDue ? { secondFactorDue: true } : {}) }
}

/** Signing in again in the same browser ends that person's earlier session there. */
async function endFormer(context: SignIn, userId: string, now: Date): Promise<void> {
  const { db, bus, tokens, reply } = context
  const known = await Promise.all(refreshTokensIn(context).map((token) => tokens.rotationOf(token)))
  const sids = known.flatMap((rotation) => (rotation ? [rotation.sid] : []))
  for (const sessionId of await queries.endFormer(db, userId, sids, now)) {
    bus.publish('session.ended', { sessionId })
    forgetRefreshToken(reply, sessionId)
  }
}

async function renewed(context: Context<'session.refresh'>, session: LiveSession, rotation: number) {
  return answerOf(context, session, await context.tokens.refreshToken(session.id, rotation))
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
