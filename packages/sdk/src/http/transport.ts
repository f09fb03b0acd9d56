import { ConnectionError } from '#errors/connection-errors.ts'
import { hasErrorBrand } from '#errors/portal-error.ts'
import type { AddressOf } from './addresses.ts'
import type { LightRequest } from './light-request.ts'
import type { Send } from './send.ts'
import { canReportUploads, sendByXhr } from './xhr.ts'

/** How requests leave the SDK. */
export interface TransportRules {
  readonly fetch: typeof globalThis.fetch
  readonly addressOf: AddressOf
  /** Whether cookies go along: the refresh token is one in browsers. */
  readonly credentials: RequestCredentials
}

/** Sends by fetch; an upload whose progress somebody watches by XMLHttpRequest, where there is one. */
export function transport({ fetch, addressOf, credentials }: TransportRules): Send {
  return async (request) => {
    const { context, signal } = request
    try {
      signal?.throwIfAborted()
      const address = addressOf(context.service)
      const url = `${typeof address === 'string' ? address : await address}${request.url}`
      if (context.onUpload && canReportUploads())
        return await sendByXhr(url, request, context.onUpload, credentials)
      return await fetch(url, fetchInit(request, credentials))
    } catch (error) {
      if (hasErrorBrand(error) || signal?.aborted) throw error
      throw new ConnectionError('The server cannot be reached', { cause: error })
    }
  }
}

function fetchInit(
  { method, headers, body, signal }: LightRequest,
  credentials: RequestCredentials,
): RequestInit & { duplex?: 'half' } {
  const opened = typeof body === 'function' ? body() : body
  return {
    method,
    headers,
    credentials,
    ...(opened === null ? {} : { body: opened }),
    ...(opened instanceof ReadableStream ? { duplex: 'half' } : {}),
    ...(signal ? { signal } : {}),
  }
}
