import type { SessionCoordinator } from '#session/coordinator.ts'
import type { AddressOf } from '#http/addresses.ts'
import { authenticating } from '#session/authenticate.ts'
import type { Clock } from '#http/clock.ts'
import type { Logger } from '#http/logger.ts'
import { type Middleware, throughMiddlewares } from '#http/middleware.ts'
import { retrying } from '#http/retry.ts'
import type { Send } from '#http/send.ts'
import { timed } from '#http/timeout.ts'
import { transport } from '#http/transport.ts'

/** Dependencies of the pipe. */
export interface PipeParts {
  readonly session: SessionCoordinator
  readonly fetch: typeof globalThis.fetch
  readonly addressOf: AddressOf
  readonly credentials: RequestCredentials
  readonly clock: Clock
  readonly random: () => number
  readonly logger: Logger
  readonly maxRetryAfter: number
  readonly analyticsKey?: string | undefined
  readonly strictSecondary?: boolean | undefined
  readonly middlewares: readonly Middleware[]
}

/**
 * The layers from outside in: retry, middlewares, session, timeout, log, network. The deadline belongs to the caller
 * (perform.ts).
 */
export function pipe(parts: PipeParts): Send {
  const { clock, logger } = parts
  const network = transport(parts)
  const oneTry = authenticating(timed(logger.around?.(network, clock) ?? network, clock), parts)
  return retrying(throughMiddlewares(oneTry, parts.middlewares, logger), parts)
}
