import createClient, { type Client } from 'openapi-fetch'
import type { SessionCoordinator } from '#session/coordinator.ts'
import type { AddressOf } from './addresses.ts'
import { authenticating } from './authenticate.ts'
import type { CallContext } from './call-context.ts'
import type { Clock } from './clock.ts'
import { LightRequest } from './light-request.ts'
import { logged } from './log-tries.ts'
import type { Logger } from './logger.ts'
import { type Middleware, throughMiddlewares } from './middleware.ts'
import { filledPath } from './path.ts'
import { queryString } from './query-string.ts'
import { retrying } from './retry.ts'
import type { Send } from './send.ts'
import type { ServiceName } from './services.ts'
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
  readonly timeout: number
  readonly maxRetries: number
  readonly maxRetryAfter: number
  readonly analyticsKey: string | undefined
  readonly strictSecondary: boolean
  readonly middlewares: readonly Middleware[]
}

/** Layers from outside in: retry, middlewares, session, time limit, log, network. The deadline is the caller's (perform.ts). */
export function pipe(parts: PipeParts): Send {
  const { clock, logger } = parts
  const network = logged(transport(parts), logger, clock)
  const oneTry = authenticating(timed(network, clock, parts.timeout), parts)
  return retrying(throughMiddlewares(oneTry, parts.middlewares, logger), parts)
}

/** A typed openapi-fetch client of one service whose requests go through the pipe. */
export function serviceClient<Paths extends object>(service: ServiceName, send: Send): Client<Paths> {
  return createClient<Paths>({
    // openapi-fetch makes these and reads their `method`; a real Request could be sent only once.
    Request: LightRequest as unknown as typeof Request,
    fetch: (request: unknown) => {
      const light = request as LightRequest
      return send(Object.assign(light, { context: light.context ?? rawContext(service, light) }))
    },
    querySerializer: (query) => queryString(query),
    pathSerializer: (path, values) => filledPath(path, values),
  })
}

function rawContext(service: ServiceName, { method, url }: LightRequest): CallContext {
  const operation = `${method} ${url.split('?', 1)[0] ?? ''}`
  return { operation, service, auth: 'session', isStream: true, attempt: 0 }
}
