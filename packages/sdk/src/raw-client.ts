import createClient, { type ClientOptions } from 'openapi-fetch'
import type { Method } from '#http/from-contract.ts'
import type { guarded } from '#http/guarded-stream.ts'
import type { Perform } from '#http/perform.ts'
import type { RequestBody } from '#http/send.ts'

/**
 * Dependencies of a raw client. It imports nothing of the SDK itself, so that bundlers split off openapi-fetch alone.
 */
export interface RawParts extends Pick<ClientOptions, 'querySerializer' | 'pathSerializer'> {
  readonly perform: Perform
  readonly guarded: typeof guarded
}

/** The methods of a raw client. */
export type RawWay = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'request'

/** The openapi-fetch client of one service; its requests go through the same pipe as all calls. */
export function rawClient({ perform, guarded, ...parts }: RawParts): Record<RawWay, unknown> {
  return createClient<object>({
    ...parts,
    // openapi-fetch creates these and reads their `method`; a real Request could be sent only once.
    Request: LightRequest as unknown as typeof Request,
    async fetch(made: unknown) {
      const { url, method, headers, body, signal } = made as LightRequest
      // The request is already complete: send it as it is. Its answer is guarded like any other, and handed over even
      // as an error.
      const answer = await perform({
        operation: `${method} ${url.split('?', 1)[0] ?? ''}`,
        verb: method.toLowerCase() as Method,
        path: url,
        headers,
        body,
        carries: 'stream',
        opensAll: true,
        open(response, reading) {
          if (response.body) return new Response(guarded(response.body, reading), response)
          reading.finished()
          return response
        },
        options: { signal },
      })
      return answer.data as Response
    },
  })
}

/** Replaces `Request` in openapi-fetch: it keeps its parts, so that it can be sent again without a clone. */
class LightRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: RequestBody
  readonly signal: AbortSignal | undefined

  constructor(
    url: string,
    init: { method: string; headers: Headers; body?: RequestBody; signal?: AbortSignal },
  ) {
    this.url = url
    this.method = init.method
    this.headers = init.headers
    this.body = init.body ?? null
    this.signal = init.signal
  }
}
