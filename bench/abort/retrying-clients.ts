/** Clients with automatic retries. axios, axios-auth-refresh and openapi-fetch have none. */
import { createPortal } from '@portal/sdk'
import ky from 'ky'
import { ofetch } from 'ofetch'

export type Show = (id: string, signal?: AbortSignal) => PromiseLike<unknown>

export interface RetryingClients {
  /** With default settings. */
  readonly plain: Readonly<Record<string, Show>>
  /** Configured to wait three seconds after a 503 with `Retry-After: 3`. */
  readonly waiting: Readonly<Record<string, Show>>
}

export function retryingClients(address: string): RetryingClients {
  const portal = createPortal({ baseUrl: address })
  const base = `${address}/services/laia`
  const kyClient = ky.create({ prefix: base })
  const init = (signal?: AbortSignal) => (signal ? { signal } : {})
  const both: Record<string, Show> = {
    SDK: (id, signal) => portal.fields.show(id, init(signal)),
    ky: (id, signal) => kyClient.get(`fields/${id}`, init(signal)).json(),
  }
  const ofetchWith =
    (options: { retryDelay?: number }): Show =>
    (id, signal) =>
      ofetch(`${base}/fields/${id}`, { ...init(signal), ...options })
  return {
    plain: { ...both, ofetch: ofetchWith({}) },
    // It ignores Retry-After; this is its own delay.
    waiting: { ...both, 'ofetch, retryDelay: 3000': ofetchWith({ retryDelay: 3000 }) },
  }
}
