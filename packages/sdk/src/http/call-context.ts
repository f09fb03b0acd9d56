import type { Progress } from './call.ts'
import type { Limit } from './limit.ts'
import type { PipeRequest } from './send.ts'
import type { ServiceName } from './services.ts'

/** How long a try may take and how often it is repeated, once every default is filled in. */
export interface RetryPolicy {
  /** Milliseconds until the answer is read, or for a stream until it begins; 0 for no limit. */
  readonly timeout: number
  /** Milliseconds a file may stand still on its way, up or down; 0 for no limit. */
  readonly idleTimeout: number
  readonly maxRetries: number
}

/** Another way than fetch to send a request; it reports how far its body is. */
export type SendBy = (
  url: string,
  request: PipeRequest,
  report: (progress: Progress) => void,
  credentials: RequestCredentials,
) => Promise<Response>

/** What the layers of the pipe know of one call. */
export interface CallContext extends RetryPolicy {
  /** `loads.index`, or `GET /loads` for a raw client. */
  readonly operation: string
  readonly service: ServiceName
  /** Whether it is sent with the session's credentials. */
  readonly auth: 'session' | 'none'
  /** The moment, in the clock's milliseconds, when the whole call has taken too long. */
  readonly deadlineAt?: number | undefined
  readonly onUpload?: ((progress: Progress) => void) | undefined
  /** A file goes up, its answer is left to the caller as a stream, or neither. */
  readonly carries?: 'upload' | 'stream' | undefined
  /** Sends in place of fetch. */
  readonly sendBy?: SendBy | undefined
  /** The try that is going on, from 0. */
  attempt: number
  /** The session that the first try belonged to; no later try may belong to another. */
  sessionId?: string | undefined
  /** The time limit of the try that is going on. */
  limit?: Limit
}
