import { ConnectionError } from '#errors/connection-errors.ts'
import { hasErrorBrand } from '#errors/portal-error.ts'
import type { AddressOf } from './addresses.ts'
import type { Progress } from './call.ts'
import type { PipeRequest, Send } from './send.ts'

/** How requests leave the SDK. */
export interface TransportRules {
  readonly fetch: typeof globalThis.fetch
  readonly addressOf: AddressOf
  /** Whether cookies go along: the refresh token is one in browsers. */
  readonly credentials: RequestCredentials
}

/** Sends by fetch, or as the call itself says. */
export function transport({ fetch, addressOf, credentials }: TransportRules): Send {
  return async (request) => {
    const { context, signal } = request
    try {
      signal?.throwIfAborted()
      const address = addressOf(context.service)
      const url = `${typeof address === 'string' ? address : await address}${request.url}`
      const report = (progress: Progress) => {
        context.limit?.within(context.idleTimeout)
        context.onUpload?.(progress)
      }
      return context.sendBy
        ? await context.sendBy(url, request, report, credentials)
        : await fetch(url, fetchInit(request, credentials, report))
    } catch (error) {
      if (hasErrorBrand(error) || signal?.aborted) throw error
      throw new ConnectionError('The server cannot be reached', { cause: error })
    }
  }
}

function fetchInit(
  { method, headers, body, signal }: PipeRequest,
  credentials: RequestCredentials,
  report: (progress: Progress) => void,
): RequestInit & { duplex: 'half' } {
  const opened = typeof body === 'function' ? body(report, signal) : body
  // `duplex` is asked for with streams and says nothing without.
  return { method, headers, credentials, body: opened, signal: signal ?? null, duplex: 'half' }
}
