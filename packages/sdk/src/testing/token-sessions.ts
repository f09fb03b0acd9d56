import type { Clock } from '#http/clock.ts'
import { demoUser } from './demo-user.ts'

/** Lifetimes of tokens and sessions, in seconds. */
export interface Lifetimes {
  readonly accessSeconds: number
  readonly sessionSeconds: number
}

interface Session {
  readonly user: string
  readonly endsAt: number
  readonly used: Set<string>
  access: string
  accessEndsAt: number
  refresh: string
}

/** The sessions of a test server: a refresh token works once, and a second use ends the session. */
export class TokenSessions {
  refreshes = 0
  reuses = 0
  readonly #clock: Clock
  readonly #lifetimes: Lifetimes
  readonly #sessions = new Set<Session>()
  #count = 0

  constructor(clock: Clock, lifetimes: Lifetimes) {
    this.#clock = clock
    this.#lifetimes = lifetimes
  }

  /** The answer to a sign-in. */
  open(user: string, seconds: number = this.#lifetimes.sessionSeconds): object {
    const endsAt = this.#clock.now() + seconds * 1000
    const session = { user, endsAt, used: new Set<string>(), access: '', accessEndsAt: 0, refresh: '' }
    this.#sessions.add(session)
    return { code: 200, userData: demoUser(user), ...this.#grant(session) }
  }

  /** The answer to a renewal; undefined when it is refused. */
  renew(refreshToken: unknown): object | undefined {
    this.refreshes++
    const token = String(refreshToken)
    for (const session of this.#sessions) {
      if (session.used.has(token)) {
        this.reuses++
        this.#sessions.delete(session)
      } else if (session.refresh === token && this.#clock.now() < session.endsAt) {
        session.used.add(token)
        return this.#grant(session)
      }
    }
    return undefined
  }

  /** The owner of a valid access token. */
  userOf(accessToken: string | undefined): string | undefined {
    const now = this.#clock.now()
    return [...this.#sessions].find((one) => one.access === accessToken && now < one.accessEndsAt)?.user
  }

  close(accessToken: string | null): void {
    for (const session of this.#sessions) if (session.access === accessToken) this.#sessions.delete(session)
  }

  closeAll(): void {
    this.#sessions.clear()
  }

  expireAccess(): void {
    for (const session of this.#sessions) session.accessEndsAt = 0
  }

  #grant(session: Session): object {
    const now = this.#clock.now()
    const number = ++this.#count
    session.access = `access-${number}-of-${session.user}`
    session.refresh = `refresh-${number}`
    session.accessEndsAt = Math.min(now + this.#lifetimes.accessSeconds * 1000, session.endsAt)
    return {
      accessToken: session.access,
      refreshToken: session.refresh,
      expiresInSeconds: Math.max(0, (session.accessEndsAt - now) / 1000),
      sessionSeconds: Math.max(0, (session.endsAt - now) / 1000),
    }
  }
}
