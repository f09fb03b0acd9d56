import type { AnalyticsPaths } from '#generated/analytics.ts'
import type { IntranetPaths } from '#generated/intranet.ts'
import type { LaiaPaths } from '#generated/laia.ts'
import type { MainPaths } from '#generated/main.ts'
import { guarded } from '#http/guarded-stream.ts'
import { loaded } from '#http/loaded.ts'
import { filledPath } from '#http/path.ts'
import { queryString } from '#http/query-string.ts'
import type { ServiceName } from '#http/services.ts'
import type { Kernel } from './kernel/kernel.ts'
import type { RawWay } from './raw-client.ts'
import type { RawClient } from './raw-types.ts'

export type { RawClient } from './raw-types.ts'

const ways: readonly RawWay[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'request']

/** The raw clients, typed by the contract, for operations without a function. They share the session. */
export interface RawClients {
  readonly main: RawClient<MainPaths>
  readonly intranet: RawClient<IntranetPaths>
  readonly laia: RawClient<LaiaPaths>
  readonly analytics: RawClient<AnalyticsPaths>
}

/**
 * The raw clients as a family: `portal.services` of `createPortal`, and for `openPortal`. openapi-fetch is loaded
 * with the first request.
 *
 * @example
 * const { data, error } = await portal.services.laia.GET('/skill', { params: { query: { page: 1 } } })
 */
export function rawClients(kernel: Kernel): RawClients {
  return {
    main: clientOf(kernel, 'main'),
    intranet: clientOf(kernel, 'intranet'),
    laia: clientOf(kernel, 'laia'),
    analytics: clientOf(kernel, 'analytics'),
  }
}

function clientOf<Paths extends object>(kernel: Kernel, service: ServiceName): RawClient<Paths> {
  const { perform } = kernel[service]
  const parts = { perform, guarded, querySerializer: queryString, pathSerializer: filledPath }
  let client: Record<RawWay, unknown> | undefined
  const asked =
    (way: RawWay) =>
    async (...request: unknown[]) => {
      client ??= (await loaded(import('./raw-client.ts'))).rawClient(parts)
      // The types of the contract fix the order of the arguments.
      return (client[way] as (...given: unknown[]) => unknown)(...request)
    }
  return Object.fromEntries(ways.map((way) => [way, asked(way)])) as unknown as RawClient<Paths>
}
