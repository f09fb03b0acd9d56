import type { Progress } from './call.ts'
import type { Limit } from './limit.ts'
import type { ServiceName } from './services.ts'

/** Opens a new stream for each try. It tells how far it is, and ends when the signal says that nobody wants it any more. */
export type OpenBody = (
  report: (progress: Progress) => void,
  signal: AbortSignal | undefined,
) => ReadableStream

/** What a request can carry. */
export type RequestBody = BodyInit | OpenBody | null

/** A request below its service's address. It keeps what it is made of, so that it can be sent again without a clone. */
export interface PipeRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: RequestBody
  readonly signal: AbortSignal | undefined
  readonly context: CallContext
}

/** One layer's way to the next. */
export type Send = (request: PipeRequest) => Promise<Response>

/** Whether a body can be sent a second time. */
export function isReplayable(body: RequestBody): boolean {
  return !(body instanceof ReadableStream)
}

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
