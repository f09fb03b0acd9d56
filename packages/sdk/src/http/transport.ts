import { ConnectionError } from '#errors/connection-errors.ts'
import { hasErrorBrand } from '#errors/portal-error.ts'
import type { AddressOf } from './addresses.ts'
import type { Progress } from './call.ts'
import type { Send } from './send.ts'

/** How requests leave the SDK. */
export interface TransportRules {
  readonly fetch: typeof globalThis.fetch
  readonly addressOf: AddressOf
  /** Whether cookies go along: the refresh token is one in browsers. */
  readonly credentials: RequestCredentials
}

/** Sends by fetch, or as the call itself says. What a function of the caller throws meanwhile is no failure of the network. */
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
      // `duplex` is asked for with streams and says nothing without.
      const init = { method, headers, credentials, body: opened, signal: signal ?? null, duplex: 'half' }
      return await fetch(url, init)
    } catch (error) {
      if (mistake) throw mistake.error
      if (hasErrorBrand(error) || signal?.aborted) throw error
      throw new ConnectionError('The server cannot be reached', { cause: error })
    }
  }
}
