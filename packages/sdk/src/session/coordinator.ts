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
 * The single session of a portal, shared by all services and calls: it decides who waits, who renews, and when the
 * session is over. Each change of tokens increments `generation`. A request remembers the generation it was sent
 * with, so that a late 401 does not renew tokens that are already new.
 */
export class SessionCoordinator {
  /** Resolves once the stored session is read. */
  readonly ready: Promise<void>
  /** Incremented with each change of the tokens. */
  generation = 0
  readonly #parts: CoordinatorParts
  readonly #listeners: SessionListeners
  readonly #keeper: Keeper
  readonly #renewal: Renewal
  readonly #stops: ((() => void) | undefined)[]
  #isRestoring = false
  #state: StoredSession | undefined
  #view: CurrentSession | undefined
  /** Fires when the current session ends or is replaced; it releases waiting calls at once. */
  #sessionEnd = new AbortController()
  #lastEnd: EndReason = 'logout'
  /** An access token that the server has refused before its expiry. */
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

  /** The public view of the session; the same object until something in it changes. */
  get current(): CurrentSession | undefined {
    const session = this.#state
    if (!session || this.#isOver(session)) return undefined
    const { userData, sessionEndsAt, kind } = session
    if (this.#view?.userData !== userData || this.#view.sessionEndsAt !== sessionEndsAt) {
      this.#view = Object.freeze({ userData, sessionEndsAt, kind })
    }
    return this.#view
  }

  /** Calls back on every event of the session; returns a function that unsubscribes. */
  subscribe(listener: (event: SessionEvent) => void): () => void {
    return this.#listeners.add(listener)
  }

  /**
   * Returns the credentials to send: at once, or after a pending or due renewal. Undefined when nobody has signed in,
   * or the person has signed out. After any other end it rejects until somebody signs in.
   *
   * @param signal Lets this caller go; the renewal goes on for the others.
   */
  async credentials(signal?: AbortSignal): Promise<Credentials | undefined> {
    if (this.#isRestoring && !this.#state) await unlessAborted(this.ready, signal)
    const session = this.#live()
    if (session) return this.#dueCredentials(session, signal)
    // The caller expected to be signed in. Of many calls after the machine slept, only the first finds the session
    // and ends it.
    if (this.#lastEnd !== 'logout') throw new SessionExpiredError(this.#lastEnd)
    return undefined
  }

  /**
   * Returns new credentials for a request that was refused with these. If newer ones exist already, nothing is
   * renewed.
   */
  async renew(used: Credentials, signal?: AbortSignal): Promise<Credentials> {
    const session = this.#live()
    // Never return the next person's credentials: a request belongs to the session it was made in.
    if (session?.id !== used.sessionId) throw new SessionExpiredError(this.#lastEnd)
    if (used.generation !== this.generation) return this.#credentialsOf(session)
    this.#deadToken = used.accessToken
    return this.#renewed(session, signal)
  }

  /** Starts a new session; calls that wait for the previous one fail. */
  async start(session: StoredSession): Promise<CurrentSession | undefined> {
    this.#leave('replaced')
    this.#take(session)
    this.#parts.tabs?.post({ type: 'started', session })
    this.#tell('started')
    await this.#keeper.write()
    return this.current
  }

  /** Stores what the server reports about the person or the session's end. */
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

  /** Ends the session; idempotent. Returns the ended session, for the sign-out on the server. */
  async end(reason: EndReason, cause?: unknown): Promise<StoredSession | undefined> {
    const session = this.#state
    if (!session) return undefined
    // Before any await: a renewal that returns later must notice that it is too late.
    this.#leave(reason, cause)
    if (reason !== 'other-tab') this.#parts.tabs?.post({ type: 'ended', sessionId: session.id, reason })
    this.#listeners.emit({ type: 'ended', reason })
    await this.#keeper.write()
    return session
  }

  /** Stops timers and the messages between tabs; the stored session stays. */
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
    // The last token of a session lives as long as the session: nothing to gain by renewing it.
    if (session.accessExpiresAt >= session.sessionEndsAt) return false
    return this.#parts.clock.now() >= session.accessExpiresAt - marginMs
  }

  async #dueCredentials(session: StoredSession, signal?: AbortSignal): Promise<Credentials> {
    if (!this.#renewal.isRunning && !this.#isDue(session)) return this.#credentialsOf(session)
    try {
      return await this.#renewed(session, signal)
    } catch (error) {
      // An early renewal that the network prevented: the current token is still valid.
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
    if (session) this.#listeners.emit({ type, session })
  }

  async #adoptStored(session: StoredSession): Promise<boolean> {
    const stored = await this.#keeper.read()
    if (stored?.id === session.id) this.#adopt(stored)
    return this.#state?.id === session.id && this.#state.renewal > session.renewal
  }

  /** Adopts a newer copy of this session, or any session when there is none here. */
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
    // Also take an expired session: its watch ends it, with an event, once the page listens.
    this.#take(session)
    return true
  }
}
