import { PortalError } from './portal-error.ts'

/** No usable answer arrived: no network, no server, or an unreadable answer. */
export class ConnectionError extends PortalError {
  override readonly name: string = 'ConnectionError'
  override readonly kind: 'connection' | 'timeout' | 'deadline' | 'aborted' = 'connection'
  /** What failed: the call itself, or the session renewal it waited for. */
  declare readonly during: 'request' | 'renewal'

  constructor(message: string, options: ErrorOptions & { during?: 'request' | 'renewal' } = {}) {
    super(message, options)
    this.during = options.during ?? 'request'
  }
}

/** One attempt took longer than `timeout`. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'
  override readonly kind = 'timeout' as const
}

/** The whole call, including pauses and retries, took longer than its `deadline`. */
export class DeadlineError extends ConnectionError {
  override readonly name = 'DeadlineError'
  override readonly kind = 'deadline' as const
}

/** The caller's signal aborted the call. */
export class AbortError extends ConnectionError {
  override readonly name = 'AbortError'
  override readonly kind = 'aborted' as const
}

/** The request would have to be sent again, but its body is a stream that can be read only once. */
export class BodyNotReplayableError extends PortalError {
  override readonly name = 'BodyNotReplayableError'
  override readonly kind = 'body-not-replayable' as const
}
