import type { answer } from '@portal/sdk/testing/msw'

type Handler = ReturnType<typeof answer>

/**
 * A fetch answered by the first matching handler. Without a service worker, so that several stories on one
 * page keep their responses apart.
 */
export function mockFetch(handlers: readonly Handler[], latencyMs: number): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    await pause(latencyMs, request.signal)
    for (const handler of handlers) {
      const found = await handler.run({ request: request.clone(), requestId: crypto.randomUUID() })
      if (found?.response) return found.response
    }
    return new Response(null, { status: 404 })
  }
}

/** Waits, or stays pending forever; rejects with the reason of the signal. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    if (ms < Infinity) setTimeout(resolve, ms)
  })
}
