import type { Progress } from './call.ts'
import type { Limit } from './limit.ts'
import type { ServiceName } from './services.ts'

/** Opens a new stream for each attempt. It reports progress, and stops when the signal fires. */
export type OpenBody = (
  report: (progress: Progress) => void,
  signal: AbortSignal | undefined,
) => ReadableStream

/** A request body. */
export type RequestBody = BodyInit | OpenBody | null

/** A request, relative to its service's address. It keeps its parts, so that it can be sent again without a clone. */
export interface PipeRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: RequestBody
  readonly signal: AbortSignal | undefined
  readonly context: CallContext
}

/** Sends a request through the next layer. */
export type Send = (request: PipeRequest) => Promise<Response>

/** Whether a body can be sent again. */
export function isReplayable(body: RequestBody): boolean {
  return !(body instanceof ReadableStream)
}

/** Timeouts and number of retries, with all defaults filled in. */
export interface RetryPolicy {
  /** Maximum milliseconds until the answer is read, or until a stream begins; 0 for no limit. */
  readonly timeout: number
  /** Maximum milliseconds without progress of an upload or a download; 0 for no limit. */
  readonly idleTimeout: number
  readonly maxRetries: number
}

/** An alternative to fetch that reports the progress of the upload. */
export type SendBy = (
  url: string,
  request: PipeRequest,
  report: (progress: Progress) => void,
  credentials: RequestCredentials,
) => Promise<Response>

/** The context of a call in the layers of the pipe. */
export interface CallContext extends RetryPolicy {
  /** `loads.index`, or `GET /loads` for a raw client. */
  readonly operation: string
  readonly service: ServiceName
  /** Whether the request is sent with the session's credentials. */
  readonly auth: 'session' | 'none'
  /** The deadline of the whole call, in the clock's milliseconds. */
  readonly deadlineAt?: number | undefined
  readonly onUpload?: ((progress: Progress) => void) | undefined
  /** The request uploads a file, its answer is handed over as a stream, or neither. */
  readonly carries?: 'upload' | 'stream' | undefined
  /** Used instead of fetch. */
  readonly sendBy?: SendBy | undefined
  /** The number of the current attempt, from 0. */
  attempt: number
  /** The session of the first attempt; later attempts must belong to the same one. */
  sessionId?: string | undefined
  /** The timeout of the current attempt. */
  limit?: Limit
}
