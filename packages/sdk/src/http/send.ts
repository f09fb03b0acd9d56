import type { Progress } from './call.ts'
import type { CallContext } from './call-context.ts'

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
