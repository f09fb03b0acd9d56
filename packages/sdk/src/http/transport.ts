import { ConnectionError } from '#errors/connection-errors.ts'
import { hasErrorBrand } from '#errors/portal-error.ts'
import type { AddressOf } from './addresses.ts'
import type { Progress } from './call.ts'
import type { Send } from './send.ts'

/** How requests leave the SDK. */
export interface TransportRules {
  readonly fetch: typeof globalThis.fetch
  readonly addressOf: AddressOf
  /** Whether to send cookies: in browsers the refresh token is one. */
  readonly credentials: RequestCredentials
}

/**
 * Sends with fetch, or with the call's own function. An exception of the caller's code is not mapped to a network
 * error.
 */
export function transport({ fetch, addressOf, credentials }: TransportRules): Send {
  return async (request) => {
    const { method, headers, body, signal, context } = request
    let mistake: { readonly error: unknown } | undefined
    const report = (progress: Progress) => {
      context.limit?.within(context.idleTimeout)
      try {
        context.onUpload?.(progress)
      } catch (error) {
        mistake = { error }
        throw error
      }
    }
    signal?.throwIfAborted()
    const opened = typeof body === 'function' ? body(report, signal) : body
    try {
      const url = `${await addressOf(context.service)}${request.url}`
      if (context.sendBy) return await context.sendBy(url, request, report, credentials)
      // fetch requires `duplex` with streams and ignores it without.
      const init = { method, headers, credentials, body: opened, signal: signal ?? null, duplex: 'half' }
      return await fetch(url, init)
    } catch (error) {
      if (mistake) throw mistake.error
      if (hasErrorBrand(error) || signal?.aborted) throw error
      throw new ConnectionError('The server cannot be reached', { cause: error })
    }
  }
}
