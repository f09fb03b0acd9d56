import type { CallContext, Patience } from './call-context.ts'
import type { Clock } from './clock.ts'
import { guarded } from './guarded-stream.ts'
import { portalErrorOf } from './perform.ts'
import type { PipeRequest, Send } from './send.ts'
import type { ServiceName } from './services.ts'
import { tryLimit } from './timeout.ts'

/** What a raw request needs of the pipe. */
export interface RawParts {
  readonly send: Send
  readonly clock: Clock
  readonly patience: Patience
}

/** Sends what somebody else has made through the pipe, and guards the body of its answer as any other. */
export async function rawAnswer(
  { send, clock, patience }: RawParts,
  service: ServiceName,
  { url, method, headers, body, signal }: Omit<PipeRequest, 'context'>,
): Promise<Response> {
  const operation = `${method} ${url.split('?', 1)[0] ?? ''}`
  const { timeout, idleTimeout, maxRetries } = patience
  const kept = {
    operation,
    service,
    auth: 'session',
    carries: 'stream',
    timeout,
    idleTimeout,
    maxRetries,
  } as const
  const context: CallContext = { ...kept, attempt: 0 }
  const failed = (error: unknown) => portalErrorOf(error, operation, signal)
  try {
    const response = await send({ url, method, headers, body, signal, context })
    const limit = context.limit ?? tryLimit(clock, signal)
    const finished = () => limit.release()
    if (response.body)
      return new Response(guarded(response.body, { limit, idleTimeout, failed, finished }), response)
    finished()
    return response
  } catch (error) {
    throw failed(error)
  }
}
