import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Db } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'

/** An access token lives five minutes at most: the session row, not the token, is the session. */
export const accessSeconds = 300
const issuer = 'portal'
const cachedTokens = 10_000

export type Claims = { uid: string; sid: string; exp: number }

export type AccessTokens = {
  sign(claims: { uid: string; sid: string }, seconds: number): Promise<string>
  /** The claims of a genuine, unexpired token; undefined for anything else. */
  verify(token: string): Promise<Claims | undefined>
  /** As `verify`, but age is forgiven: for renewing. */
  verifyExpired(token: string): Promise<Claims | undefined>
  /** The refresh token of a session's n-th rotation: derived, so none is stored. */
  refreshToken(sid: string, rotation: number): string
  rotationOf(token: string): { sid: string; rotation: number } | undefined
}

/** Signs with a key that only the server has (specification §9 shared one with the client: see decision 019). */
export async function accessTokens(db: Db, clock: Clock): Promise<AccessTokens> {
  const secret = await signingKey(db, clock)
  const verified = new Map<string, Claims>()
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const read = async (token: string, tolerance: number): Promise<Claims | undefined> => {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        issuer,
        audience: issuer,
        typ: 'at+jwt',
        currentDate: clock.now(),
        clockTolerance: tolerance,
        requiredClaims: ['uid', 'sid', 'exp'],
      })
      return { uid: String(payload.uid), sid: String(payload.sid), exp: Number(payload.exp) }
    } catch {
      return undefined
    }
  }
  const mac = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    sign: ({ uid, sid }, life) =>
      new SignJWT({ uid, sid })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + Math.min(life, accessSeconds))
        .sign(secret),
    async verify(token) {
      // Verifying is the dearest part of a small request; the session row is still asked each time.
      const key = createHash('sha256').update(token).digest('base64url')
      const claims = verified.get(key) ?? (await read(token, 0))
      if (!claims || claims.exp <= seconds()) return void verified.delete(key)
      if (verified.size >= cachedTokens) verified.clear()
      verified.set(key, claims)
      return claims
    },
    verifyExpired: (token) => read(token, 24 * 60 * 60),
    refreshToken: (sid, rotation) => `${sid}.${rotation}.${mac(`${sid}.${rotation}`)}`,
    rotationOf(token) {
      const [sid = '', rotation = '', signature = ''] = token.split('.')
      const expected = Buffer.from(mac(`${sid}.${rotation}`))
      const given = Buffer.from(signature)
      const genuine = given.length === expected.length && timingSafeEqual(given, expected)
      return genuine ? { sid, rotation: Number(rotation) } : undefined
    },
  }
}

const keyId = '00000000-0000-4000-8000-000000000001'

/** One key for all processes, made by whichever starts first: of two that start at once, one inserts. */
async function signingKey(db: Db, clock: Clock): Promise<Uint8Array> {
  const secret = randomBytes(32).toString('base64url')
  await db
    .insertInto('signingKeys')
    .values({ id: keyId, secret, createdAt: clock.now() })
    .onConflict((same) => same.column('id').doNothing())
    .execute()
  const key = await db
    .selectFrom('signingKeys')
    .select('secret')
    .where('id', '=', keyId)
    .executeTakeFirstOrThrow()
  return new TextEncoder().encode(key.secret)
}
