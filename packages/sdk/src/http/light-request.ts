import type { CallContext } from './call-context.ts'

/** What LightRequest is made of; `context` is ours, the rest is openapi-fetch's. */
interface LightInit {
  readonly method?: string
  readonly headers: Headers
  readonly body?: BodyInit | (() => ReadableStream) | null
  readonly signal?: AbortSignal | null
  readonly context?: CallContext
}

/**
 * What travels through the pipe in place of a `Request`: it keeps what it was made of, so it can be sent again without a
 * clone. openapi-fetch reads only `method` of it.
 */
export class LightRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: BodyInit | (() => ReadableStream) | null
  readonly signal: AbortSignal | undefined
  readonly context: CallContext | undefined

  constructor(url: string, { method = 'GET', headers, body = null, signal, context }: LightInit) {
    this.url = url
    this.method = method
    this.headers = headers
    this.body = body
    this.signal = signal ?? undefined
    this.context = context
  }
}

/** Whether a body can be sent a second time. */
export function isReplayable(body: LightRequest['body']): boolean {
  return !(body instanceof ReadableStream)
}
