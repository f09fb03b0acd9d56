import { PortalError } from './portal-error.ts'

/** No answer came: no network, no server, or an answer that cannot be read. */
export class ConnectionError extends PortalError {
  override readonly name: string = 'ConnectionError'
  override readonly kind: 'connection' | 'timeout' | 'deadline' | 'aborted' = 'connection'
  /** What was going on: the call itself, or the renewal of the session that it waited for. */
  declare readonly during: 'request' | 'renewal'

  constructor(message: string, options: ErrorOptions & { during?: 'request' | 'renewal' } = {}) {
    super(message, options)
    this.during = options.during ?? 'request'
  }
}

/** One try took longer than `timeout`. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'
  override readonly kind = 'timeout' as const
}

/** The whole call, with its waits and repetitions, took longer than its `deadline`. */
export class DeadlineError extends ConnectionError {
  override readonly name = 'DeadlineError'
  override readonly kind = 'deadline' as const
}

/** The caller's signal ended the call. */
export class AbortError extends ConnectionError {
  override readonly name = 'AbortError'
  override readonly kind = 'aborted' as const
}

/** The body was a stream that can be read once only, and the request would have had to be sent again. */
export class BodyNotReplayableError extends PortalError {
  override readonly name = 'BodyNotReplayableError'
  override readonly kind = 'body-not-replayable' as const
}
