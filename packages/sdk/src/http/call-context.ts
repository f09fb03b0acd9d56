import type { Progress } from './call.ts'
import type { ServiceName } from './services.ts'

/** What the layers of the pipe know of one call. */
export interface CallContext {
  /** `loads.index`, or `GET /loads` for a raw client. */
  readonly operation: string
  readonly service: ServiceName
  /** Whether it is sent with the session's credentials. */
  readonly auth: 'session' | 'none'
  readonly signal?: AbortSignal
  /** The moment, in the clock's milliseconds, when the whole call has taken too long. */
  readonly deadlineAt?: number
  readonly timeout?: number
  readonly maxRetries?: number
  readonly onUpload?: (progress: Progress) => void
  /** A stream is left to the caller when its headers are there: the time limit ends with them. */
  readonly isStream: boolean
  /** The try that is going on, from 0. */
  attempt: number
  /** The session that the first try belonged to; no later try may belong to another. */
  sessionId?: string
  /** Called when the answer is read or the call has failed. */
  finished?: () => void
  /** The last answer, for errors that come from reading it. */
  response?: Response
}
