import type { answer } from '@portal/sdk/testing/msw'

type Handler = ReturnType<typeof answer>

/**
 * A fetch that the handlers answer, the first that fits. It needs no service worker, so that a story is alone with its
 * answers however many of them stand on one page.
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

/** Waits, or for ever when there is no end to it; ends with what the signal says. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    if (ms < Infinity) setTimeout(resolve, ms)
  })
}
