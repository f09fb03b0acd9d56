import { isPortalError } from '#errors/is-portal-error.ts'
import { type EndReason, SessionExpiredError } from '#errors/session-errors.ts'
import { unlessAborted } from '#http/wait.ts'
import type { CoordinatorParts } from './coordinator-parts.ts'
import { watchExpiry } from './expiry-watch.ts'
import { type Keeper, keeperOf } from './keeper.ts'
import { Renewal } from './renewal.ts'
import { restored } from './restore.ts'
import { type SessionEvent, type SessionListeners, sessionListeners } from './session-events.ts'
import {
  type Credentials,
  type CurrentSession,
  renewedSession,
  sameOr,
  steadyEnd,
  type StoredSession,
  type UserData,
} from './stored-session.ts'
import type { TabMessage } from './tabs.ts'

/**
 * The one session of a portal, shared by all its services and calls: who waits, who renews, and when it is over. Each
 * change of tokens raises `generation`; a request remembers the one it was sent with, so that a late 401 never renews again
 * what is new already.
 */
export class SessionCoordinator {
  /** Settles when what was stored is read. */
  readonly ready: Promise<void>
  /** Rises with each change of the tokens. */
  generation = 0
  readonly #parts: CoordinatorParts
  readonly #listeners: SessionListeners
  readonly #keeper: Keeper
  readonly #renewal: Renewal
  readonly #stops: ((() => void) | undefined)[]
  #isRestoring = false
  #state: StoredSession | undefined
  #view: CurrentSession | undefined
  /** Fires when the current session ends or is replaced; calls waiting for it are released at once. */
  #sessionEnd = new AbortController()
  #lastEnd: EndReason = 'logout'
  /** An access token that the server has refused, whatever its lifetime says. */
  #deadToken: string | undefined
  #stopWatch: () => void = () => undefined

  constructor(parts: CoordinatorParts) {
    this.#parts = parts
    this.#listeners = sessionListeners(parts.logger)
    this.#keeper = keeperOf(parts.store, () => this.#state, parts.logger)
    this.#renewal = new Renewal({
      ...parts,
      lockName: `${parts.name}.renew`,
      adoptStored: (session) => this.#adoptStored(session),
      commit: (_session, grant) => this.#commit(grant),
      stored: () => this.#keeper.write(),
      reject: (cause) => this.end('rejected', cause),
    })
    this.#stops = [
      parts.tabs?.subscribe((message) => this.#hear(message)),
      parts.store.subscribe?.((session) => this.#storeChanged(session)),
    ]
    this.ready = this.#restore()
  }

  /** The session as everybody may see it; the same object until something of it changes. */
  get current(): CurrentSession | undefined {
    const session = this.#state
    if (!session || this.#isOver(session)) return undefined
    const { userData, sessionEndsAt, kind } = session
    if (this.#view?.userData !== userData || this.#view.sessionEndsAt !== sessionEndsAt) {
      this.#view = Object.freeze({ userData, sessionEndsAt, kind })
    }
    return this.#view
  }

  /** Calls back on every event of the session; answers what ends that. */
  subscribe(listener: (event: SessionEvent) => void): () => void {
    return this.#listeners.add(listener)
  }

  /**
   * What to send with: at once, or after the renewal that is going on or due. Undefined when nobody has signed in, or the
   * person has signed out. After any other end it rejects, until somebody signs in.
   *
   * @param signal Lets this caller go; the renewal goes on for the others.
   */
  async credentials(signal?: AbortSignal): Promise<Credentials | undefined> {
    if (this.#isRestoring && !this.#state) await unlessAborted(this.ready, signal)
    const session = this.#live()
    if (session) return this.#dueCredentials(session, signal)
    // Nobody meant to ask as nobody. Of many calls after a sleep only the first finds the session; it ends it for all.
    if (this.#lastEnd !== 'logout') throw new SessionExpiredError(this.#lastEnd)
    return undefined
  }

  /**
   * New credentials for a request that was refused with these. When there are newer ones already, they are answered and
   * nothing is renewed.
   */
  async renew(used: Credentials, signal?: AbortSignal): Promise<Credentials> {
    const session = this.#live()
    // Never the credentials of the next person: a request belongs to the session it was made in.
    if (session?.id !== used.sessionId) throw new SessionExpiredError(this.#lastEnd)
    if (used.generation !== this.generation) return this.#credentialsOf(session)
    this.#deadToken = used.accessToken
    return this.#renewed(session, signal)
  }

  /** Takes a new session; calls waiting for the previous one fail. */
  async start(session: StoredSession): Promise<CurrentSession | undefined> {
    this.#leave('replaced')
    this.#take(session)
    this.#parts.tabs?.post({ type: 'started', session })
    this.#tell('started')
    await this.#keeper.write()
    return this.current
  }

  /** Notes what the server newly says of the person or of the session's end. */
  async change(news: { userData?: UserData | undefined; sessionEndsAt?: number | undefined }): Promise<void> {
    const session = this.#live()
    if (!session) return
    const sessionEndsAt = steadyEnd(session, news.sessionEndsAt ?? session.sessionEndsAt)
    const userData = sameOr(session.userData, news.userData)
    if (sessionEndsAt === session.sessionEndsAt && userData === session.userData) return
    this.#state = { ...session, sessionEndsAt, userData }
    this.#watch()
    this.#tell('changed')
    await this.#keeper.write()
  }

  /** Ends the session; a second end is none. Answers the session that ended, for the last word to the server. */
  async end(reason: EndReason, cause?: unknown): Promise<StoredSession | undefined> {
    const session = this.#state
    if (!session) return undefined
    // Before anything is awaited: a renewal that comes back later finds itself too late.
    this.#leave(reason, cause)
    if (reason !== 'other-tab') this.#parts.tabs?.post({ type: 'ended', sessionId: session.id, reason })
    this.#listeners.tell({ type: 'ended', reason })
    await this.#keeper.write()
    return session
  }

  /** Stops timers and the talk between tabs; the stored session stays. */
  close(): void {
    this.#stopWatch()
    for (const stop of this.#stops.splice(0)) stop?.()
    this.#parts.tabs?.close()
  }

  #isOver(session: StoredSession): boolean {
    return this.#parts.clock.now() >= session.sessionEndsAt
  }

  #live(): StoredSession | undefined {
    if (this.#state && this.#isOver(this.#state)) void this.end('expired')
    return this.#state
  }

  #credentialsOf({ id, userData, accessToken }: StoredSession): Credentials {
    return { generation: this.generation, sessionId: id, uid: userData.uid, accessToken }
  }

  #isDue(session: StoredSession, marginMs = Math.min(30_000, session.accessLifeMs * 0.2)): boolean {
    if (session.accessToken === this.#deadToken) return true
    // The last token of a session lives as long as the session: renewing it would win nothing.
    if (session.accessExpiresAt >= session.sessionEndsAt) return false
    return this.#parts.clock.now() >= session.accessExpiresAt - marginMs
  }

  async #dueCredentials(session: StoredSession, signal?: AbortSignal): Promise<Credentials> {
    if (!this.#renewal.isRunning && !this.#isDue(session)) return this.#credentialsOf(session)
    try {
      return await this.#renewed(session, signal)
    } catch (error) {
      // It was renewed ahead of its end, which no network allowed: the token at hand is good still.
      const current = this.#live()
      const mayGoOn = isPortalError(error, 'connection') && error.during === 'renewal'
      if (mayGoOn && current?.id === session.id && !this.#isDue(current, 0))
        return this.#credentialsOf(current)
      throw error
    }
  }

  async #renewed(session: StoredSession, signal?: AbortSignal): Promise<Credentials> {
    await unlessAborted(this.#renewal.join(session, this.#sessionEnd.signal), signal)
    const current = this.#live()
    if (current?.id !== session.id) throw new SessionExpiredError(this.#lastEnd)
    return this.#credentialsOf(current)
  }

  #commit(grant: Parameters<typeof renewedSession>[1]): void {
    if (!this.#state) return
    const session = renewedSession(this.#state, grant, this.#parts.clock.now())
    this.#take(session)
    this.#parts.tabs?.post({ type: 'renewed', session })
    this.#tell('renewed')
  }

  #take(session: StoredSession): void {
    this.#state = session
    this.generation++
    this.#deadToken = undefined
    this.#watch()
  }

  #leave(reason: EndReason, cause?: unknown): void {
    if (!this.#state) return
    this.#state = undefined
    this.#view = undefined
    this.generation++
    this.#lastEnd = reason
    this.#deadToken = undefined
    this.#renewal.forget()
    this.#stopWatch()
    const controller = this.#sessionEnd
    this.#sessionEnd = new AbortController()
    controller.abort(new SessionExpiredError(reason, { cause }))
  }

  #watch(): void {
    const endsAt = () => this.#state?.sessionEndsAt
    const stops = [this.#parts.tabs?.hold(), watchExpiry(this.#parts.clock, endsAt, () => this.#live())]
    this.#stopWatch()
    this.#stopWatch = () => stops.forEach((stop) => stop?.())
  }

  #tell(type: 'renewed' | 'changed' | 'started'): void {
    const session = this.current
    if (session) this.#listeners.tell({ type, session })
  }

  async #adoptStored(session: StoredSession): Promise<boolean> {
    const stored = await this.#keeper.read()
    if (stored?.id === session.id) this.#adopt(stored)
    return this.#state?.id === session.id && this.#state.renewal > session.renewal
  }

  /** Takes over the newer copy of this session, or a session when there is none here. */
  #adopt(session: StoredSession): void {
    const own = this.#state
    const isNewer = own?.id === session.id && session.renewal > own.renewal
    const isFirst = !own && !this.#isOver(session)
    if (!isNewer && !isFirst) return
    this.#take(session)
    this.#tell(isFirst ? 'started' : 'renewed')
    if (!this.#parts.store.isShared) void this.#keeper.write()
  }

  #hear(message: TabMessage): void {
    if (message.type === 'who') {
      if (this.#state) this.#parts.tabs?.post({ type: 'here', session: this.#state })
    } else if (message.type === 'ended') {
      if (this.#state?.id === message.sessionId) void this.end('other-tab')
    } else if (message.type === 'started' || this.#state?.id === message.session.id) {
      this.#adopt(message.session)
    }
  }

  #storeChanged(session: StoredSession | undefined): void {
    if (session) this.#adopt(session)
    else void this.end('other-tab')
  }

  #restore(): Promise<void> {
    const stored = restored(this.#keeper.read(), this.#parts.tabs, this.#parts.clock)
    if (!(stored instanceof Promise)) {
      this.#restored(stored)
      return Promise.resolve()
    }
    this.#isRestoring = true
    return stored.then((session) => {
      this.#isRestoring = false
      if (this.#restored(session)) this.#tell('started')
    })
  }

  #restored(session: StoredSession | undefined): boolean {
    // Somebody may have signed in while the store was read.
    if (!session || this.generation > 0) return false
    // A session that is over is taken too: its watch ends it, with the notice, when the page listens.
    this.#take(session)
    return true
  }
}
