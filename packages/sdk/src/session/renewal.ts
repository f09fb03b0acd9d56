import { ConnectionError } from '#errors/connection-errors.ts'
import type { Clock } from '#http/clock.ts'
import { unlessAborted } from '#http/wait.ts'
import type { Lock } from './lock.ts'
import { RenewalRefused, type RenewTokens } from './renew-tokens.ts'
import type { StoredSession, TokenGrant } from './stored-session.ts'

/** The cool-down after a renewal that found no server or had no effect. */
const coolDownMs = 5_000
const lockTimeoutMs = 5_000

/** Dependencies of a renewal, and its effects on the session. */
export interface RenewalParts {
  readonly renewTokens: RenewTokens
  readonly clock: Clock
  readonly lock: Lock
  readonly lockName: string
  /** Adopts what another tab has stored; resolves to whether it is newer than this session. */
  readonly adoptStored: (session: StoredSession) => Promise<boolean>
  readonly commit: (session: StoredSession, grant: TokenGrant) => void
  /** Resolves once the session is stored. */
  readonly stored: () => Promise<void>
  readonly reject: (cause: unknown) => Promise<unknown>
}

/** A renewal that failed without an answer, and the token it was to replace. */
interface Failure {
  readonly accessToken: string
  readonly at: number
  readonly error: ConnectionError
}

/** Whether that was a moment ago, even if the clock has been set back since. */
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

  /** Joins the pending renewal, or starts one. No caller's signal aborts it. */
  join(session: StoredSession, signal: AbortSignal): Promise<void> {
    const failure = this.#failure
    if (failure?.accessToken === session.accessToken && isJustNow(failure.at, this.#parts.clock)) {
      return Promise.reject(failure.error)
    }
    this.#running ??= this.#begin(session, signal)
    return this.#running
  }

  /** Forgets the pending renewal: its session has ended. */
  forget(): void {
    this.#running = undefined
    this.#failure = undefined
  }

  #begin(session: StoredSession, signal: AbortSignal): Promise<void> {
    const renewed = new Promise<void>((resolve, reject) => {
      this.#parts
        .lock(this.#parts.lockName, lockTimeoutMs, async () => {
          await this.#renew(session, signal)
          // Release the callers of this tab at once; other tabs have to wait for the write.
          resolve()
          await this.#parts.stored()
        })
        .catch((error: unknown) => this.#failed(session, signal, error).then(resolve, reject))
    })
    // Callers that wait for an ended session are released at once.
    const running = unlessAborted(renewed, signal)
    const clear = () => {
      if (this.#running === running) this.#running = undefined
    }
    running.then(clear, clear)
    return running
  }

  async #renew(session: StoredSession, signal: AbortSignal): Promise<void> {
    // Another tab may have renewed while this one waited for the lock.
    if (await this.#parts.adoptStored(session)) return
    signal.throwIfAborted()
    const grant = await this.#parts.renewTokens(session, signal)
    // After a sign-out or another sign-in these tokens are orphaned.
    signal.throwIfAborted()
    this.#failure = undefined
    this.#parts.commit(session, grant)
  }

  async #failed(session: StoredSession, signal: AbortSignal, error: unknown): Promise<void> {
    signal.throwIfAborted()
    if (error instanceof RenewalRefused) {
      // Perhaps it was refused because another tab was first: then its tokens are stored.
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
