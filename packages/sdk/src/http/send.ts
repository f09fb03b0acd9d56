import type { Progress } from './call.ts'
import type { CallContext } from './call-context.ts'

/** What a request can carry; a function opens a new stream for each try, and is told how to report its progress. */
export type RequestBody = BodyInit | ((report: (progress: Progress) => void) => ReadableStream) | null

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
