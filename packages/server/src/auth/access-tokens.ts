import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { jwtVerify, type JWTHeaderParameters, SignJWT } from 'jose'
import type { Clock } from '#seams/clock.ts'
import type { SigningKey, SigningKeys } from './signing-keys.ts'

/** An access token lives five minutes at most: the session row, not the token, is the session. */
export const accessSeconds = 300
const issuer = 'portal'
const cachedTokens = 10_000

export type Claims = { uid: string; sid: string; exp: number }

export type AccessTokens = {
  /** At most `most` seconds; the token of a view cannot be renewed, and its row is read each time. */
  sign(claims: { uid: string; sid: string }, seconds: number, most?: number): Promise<string>
  /** The claims of a valid token; undefined for anything else. */
  verify(token: string): Promise<Claims | undefined>
  /** Like `verify`, but accepts expired tokens, for renewal. */
  verifyExpired(token: string): Promise<Claims | undefined>
  /** The refresh token of a session's n-th rotation: derived, so that none is stored. */
  refreshToken(sid: string, rotation: number): Promise<string>
  rotationOf(token: string): Promise<{ sid: string; rotation: number } | undefined>
}

/** Signs with keys that only the server has (specification §9 shared one with the client: see decision 019). */
export function accessTokens(keys: SigningKeys, clock: Clock): AccessTokens {
  const verified = new Map<string, Claims>()
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const keyOf = async ({ kid }: JWTHeaderParameters) => {
    const key = (await keys.now()).find(({ id }) => id === kid)
    if (!key) throw new Error('signed by no key of ours')
    return key.secret
  }
  const read = async (token: string, tolerance: number): Promise<Claims | undefined> => {
    try {
      const { payload } = await jwtVerify(token, (header) => keyOf(header), {
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
  return {
    async sign({ uid, sid }, life, most = accessSeconds) {
      const [key] = await keys.now()
      return new SignJWT({ uid, sid })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: key.id })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + Math.min(life, most))
        .sign(key.secret)
    },
    async verify(token) {
      // Verification is the most expensive part of a small request: cache it; the session row is still read each
      // time.
      const name = createHash('sha256').update(token).digest('base64url')
      const claims = verified.get(name) ?? (await read(token, 0))
      if (!claims || claims.exp <= seconds()) return void verified.delete(name)
      if (verified.size >= cachedTokens) verified.clear()
      verified.set(name, claims)
      return claims
    },
    verifyExpired: (token) => read(token, 24 * 60 * 60),
    async refreshToken(sid, rotation) {
      const [key] = await keys.now()
      return `${sid}.${rotation}.${mac(key, `${sid}.${rotation}`)}`
    },
    async rotationOf(token) {
      const [sid = '', rotation = '', signature = ''] = token.split('.')
      const isBy = (key: SigningKey) => isSame(mac(key, `${sid}.${rotation}`), signature)
      return (await keys.now()).some(isBy) ? { sid, rotation: Number(rotation) } : undefined
    },
  }
}

const mac = ({ secret }: SigningKey, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
