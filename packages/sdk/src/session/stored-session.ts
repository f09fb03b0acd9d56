import type { UserData } from '#generated/session/session.ts'
import { isRecord } from '#base/json.ts'

/** The stored data of the signed-in person (specification §3). */
export type { UserData }

/**
 * How the session was opened: by password for 115 minutes, or by exchange token for 60 seconds (specification §4); a
 * view lets somebody else look for fifteen minutes.
 */
export type SessionKind = 'password' | 'token' | 'view'

/** A session in a TokenStore. All instants are this machine's milliseconds since 1970. */
export interface StoredSession {
  /** Generated at sign-in; tabs compare it to detect that they share one session. */
  readonly id: string
  readonly kind: SessionKind
  readonly userData: UserData
  readonly accessToken: string
  /** Only for clients without cookies. */
  readonly refreshToken?: string | undefined
  readonly accessExpiresAt: number
  readonly accessLifeMs: number
  readonly sessionEndsAt: number
  /** The number of renewals: of two copies the greater one is newer. */
  readonly renewal: number
}

/** The public view of the session, without tokens. */
export interface CurrentSession {
  readonly userData: UserData
  /** The expiry, in this machine's milliseconds since 1970. */
  readonly sessionEndsAt: number
  readonly kind: SessionKind
}

/** The credentials of a request. */
export interface Credentials {
  readonly generation: number
  readonly sessionId: string
  readonly uid: string
  readonly accessToken: string
}

/** The tokens and lifetimes of a sign-in or a renewal, as the server sends them. */
export interface TokenGrant {
  readonly accessToken: string
  readonly refreshToken?: string | undefined
  readonly expiresInSeconds: number
  readonly sessionSeconds: number
}

/** Expiry times are stored in seconds: ignore smaller differences. */
const samenessMs = 2000

/** Creates a session. Lifetimes count from now by this machine's clock: the server's clock may differ. */
export function openedSession(
  id: string,
  kind: SessionKind,
  userData: UserData,
  grant: TokenGrant,
  now: number,
): StoredSession {
  return { id, kind, userData, renewal: 0, ...tokensOf(grant, now), sessionEndsAt: endOf(grant, now) }
}

/** The same session with the next tokens. */
export function renewedSession(session: StoredSession, grant: TokenGrant, now: number): StoredSession {
  return {
    ...session,
    ...tokensOf(grant, now),
    refreshToken: grant.refreshToken ?? session.refreshToken,
    renewal: session.renewal + 1,
    sessionEndsAt: steadyEnd(session, endOf(grant, now)),
  }
}

/** The newly reported end of the session, unless it only differs by rounding. */
export function steadyEnd(session: StoredSession, reportedEnd: number): number {
  return Math.abs(reportedEnd - session.sessionEndsAt) < samenessMs ? session.sessionEndsAt : reportedEnd
}

/** Returns the known object when the new one is equal, so that comparing identities shows no change. */
export function sameOr(known: UserData, news: UserData | undefined): UserData {
  return !news || JSON.stringify(news) === JSON.stringify(known) ? known : news
}

/** Whether a value from a store is a session. */
export function isStoredSession(value: unknown): value is StoredSession {
  if (!isRecord(value)) return false
  const { id, accessToken, accessExpiresAt, sessionEndsAt, renewal, userData } = value
  return (
    [id, accessToken].every((text) => typeof text === 'string') &&
    [accessExpiresAt, sessionEndsAt, renewal].every((number) => typeof number === 'number') &&
    typeof userData === 'object'
  )
}

function tokensOf({ accessToken, refreshToken, expiresInSeconds }: TokenGrant, now: number) {
  const accessLifeMs = expiresInSeconds * 1000
  return { accessToken, refreshToken, accessLifeMs, accessExpiresAt: now + accessLifeMs }
}

function endOf(grant: TokenGrant, now: number): number {
  return now + grant.sessionSeconds * 1000
}
