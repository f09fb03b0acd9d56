import type { UserData } from '#generated/session/session.ts'
import { isRecord } from '#base/json.ts'

/** What the portal keeps of the signed-in person (specification §3). */
export type { UserData }

/**
 * How the session was opened: by password for 115 minutes, or by exchange token for 60 seconds (specification §4); a view is
 * somebody else who looks for fifteen minutes.
 */
export type SessionKind = 'password' | 'token' | 'view'

/** A session as it lies in a TokenStore. All moments are this machine's own milliseconds since 1970. */
export interface StoredSession {
  /** Made here at sign-in; tabs know by it that they share one session. */
  readonly id: string
  readonly kind: SessionKind
  readonly userData: UserData
  readonly accessToken: string
  /** Only for callers without cookies. */
  readonly refreshToken?: string | undefined
  readonly accessExpiresAt: number
  readonly accessLifeMs: number
  readonly sessionEndsAt: number
  /** How often its tokens were renewed; the greater number is the newer copy. */
  readonly renewal: number
}

/** What the public may know of the session: no token. */
export interface CurrentSession {
  readonly userData: UserData
  /** When it ends, in this machine's milliseconds since 1970. */
  readonly sessionEndsAt: number
  readonly kind: SessionKind
}

/** What a request needs to show that it belongs to a session. */
export interface Credentials {
  readonly generation: number
  readonly sessionId: string
  readonly uid: string
  readonly accessToken: string
}

/** The lifetimes and tokens of a sign-in or a renewal, as the server gives them. */
export interface TokenGrant {
  readonly accessToken: string
  readonly refreshToken?: string | undefined
  readonly expiresInSeconds: number
  readonly sessionSeconds: number
}

/** Expiry times are stored in seconds; a smaller difference is no change. */
const samenessMs = 2000

/** A new session. Lifetimes count from now, by this machine's clock: the server's clock may differ. */
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

/** The session's end as newly told, unless that only differs by rounding. */
export function steadyEnd(session: StoredSession, reportedEnd: number): number {
  return Math.abs(reportedEnd - session.sessionEndsAt) < samenessMs ? session.sessionEndsAt : reportedEnd
}

/** Keeps the known person object when the new one is equal, so that a comparison by identity sees no change. */
export function sameOr(known: UserData, news: UserData | undefined): UserData {
  return !news || JSON.stringify(news) === JSON.stringify(known) ? known : news
}

/** Whether something out of a store is a session. */
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
