import { ConnectionError } from '#errors/connection-errors.ts'
import type { Clock } from '#http/clock.ts'
import { unlessAborted } from '#http/wait.ts'
import type { Lock } from './lock.ts'
import { RenewalRefused, type RenewTokens } from './renew-tokens.ts'
import type { StoredSession, TokenGrant } from './stored-session.ts'

/** Neither a renewal that met no server nor one that helped nobody is tried again for so long. */
const coolDownMs = 5_000
const lockTimeoutMs = 5_000

/** What a renewal needs, and what it does to the session. */
export interface RenewalParts {
  readonly renewTokens: RenewTokens
  readonly clock: Clock
  readonly lock: Lock
  readonly lockName: string
  /** Takes over what another tab has stored; answers whether it is newer than this session. */
  readonly adoptStored: (session: StoredSession) => Promise<boolean>
  readonly commit: (session: StoredSession, grant: TokenGrant) => void
  /** Settles when the session is stored. */
  readonly stored: () => Promise<void>
  readonly reject: (cause: unknown) => Promise<unknown>
}

/** A renewal that failed without a verdict, and the token it was to replace. */
interface Failure {
  readonly accessToken: string
  readonly at: number
  readonly error: ConnectionError
}

/** Whether it was only just, whichever way the clock has been set since. */
export function isJustNow(at: number, clock: Clock): boolean {
  return Math.abs(clock.now() - at) < coolDownMs
}

/** Renews the tokens of one session: one renewal at a time for all callers, and none right after a failure. */
export class Renewal {
  readonly #parts: RenewalParts
  #running: Promise<void> | undefined
  #failure: Failure | undefined

  constructor(parts: RenewalParts) {
    this.#parts = parts
  }

  get isRunning(): boolean {
    return this.#running !== undefined
  }

  /** Joins the renewal that is going on, or begins one. No caller's signal reaches it. */
  join(session: StoredSession, signal: AbortSignal): Promise<void> {
    const failure = this.#failure
    if (failure?.accessToken === session.accessToken && isJustNow(failure.at, this.#parts.clock)) {
      return Promise.reject(failure.error)
    }
    this.#running ??= this.#begin(session, signal)
    return this.#running
  }

  /** Forgets the running renewal: its session has ended. */
  forget(): void {
    this.#running = undefined
    this.#failure = undefined
  }

  #begin(session: StoredSession, signal: AbortSignal): Promise<void> {
    const renewed = new Promise<void>((resolve, reject) => {
      this.#parts
        .lock(this.#parts.lockName, lockTimeoutMs, async () => {
          await this.#renew(session, signal)
          // Who waits here goes on at once; other tabs may look when it is written.
          resolve()
          await this.#parts.stored()
        })
        .catch((error: unknown) => this.#failed(session, signal, error).then(resolve, reject))
    })
    // Who waits for a session that is over is let go at once.
    const running = unlessAborted(renewed, signal)
    const clear = () => {
      if (this.#running === running) this.#running = undefined
    }
    running.then(clear, clear)
    return running
  }

  async #renew(session: StoredSession, signal: AbortSignal): Promise<void> {
    // Another tab may have renewed while this one waited for its turn.
    if (await this.#parts.adoptStored(session)) return
    signal.throwIfAborted()
    const grant = await this.#parts.renewTokens(session, signal)
    // When a sign-out or another sign-in came first, these tokens belong to nobody any more.
    signal.throwIfAborted()
    this.#failure = undefined
    this.#parts.commit(session, grant)
  }

  async #failed(session: StoredSession, signal: AbortSignal, error: unknown): Promise<void> {
    signal.throwIfAborted()
    if (error instanceof RenewalRefused) {
      // Perhaps refused because another tab was first: then its tokens are there.
      if (await this.#parts.adoptStored(session)) return
      await this.#parts.reject(error)
      signal.throwIfAborted()
    }
    const failed = new ConnectionError('The session could not be renewed', {
      cause: error,
      during: 'renewal',
    })
    this.#failure = { accessToken: session.accessToken, at: this.#parts.clock.now(), error: failed }
    throw failed
  }
}
