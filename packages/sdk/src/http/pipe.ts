import type { SessionCoordinator } from '#session/coordinator.ts'
import type { AddressOf } from './addresses.ts'
import { authenticating } from './authenticate.ts'
import type { Clock } from './clock.ts'
import type { Logger } from './logger.ts'
import { type Middleware, throughMiddlewares } from './middleware.ts'
import { retrying } from './retry.ts'
import type { Send } from './send.ts'
import { timed } from './timeout.ts'
import { transport } from './transport.ts'

/** What the pipe is built from. */
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

/** Layers from outside in: retry, middlewares, session, time limit, log, network. The deadline is the caller's (perform.ts). */
export function pipe(parts: PipeParts): Send {
  const { clock, logger } = parts
  const network = transport(parts)
  const oneTry = authenticating(timed(logger.around?.(network, clock) ?? network, clock), parts)
  return retrying(throughMiddlewares(oneTry, parts.middlewares, logger), parts)
}
