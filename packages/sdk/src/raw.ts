import createClient, { type Client } from 'openapi-fetch'
import type { paths as AnalyticsPaths } from '#generated/analytics.ts'
import type { paths as IntranetPaths } from '#generated/intranet.ts'
import type { paths as LaiaPaths } from '#generated/laia.ts'
import type { paths as MainPaths } from '#generated/main.ts'
import { filledPath } from '#http/path.ts'
import { queryString } from '#http/query-string.ts'
import { rawAnswer } from '#http/raw-answer.ts'
import type { RequestBody } from '#http/send.ts'
import type { ServiceName } from '#http/services.ts'
import type { Kernel } from './kernel.ts'

/** The raw typed openapi-fetch clients: the way out where no family has a function yet. They share the session. */
export interface RawClients {
  readonly main: Client<MainPaths>
  readonly intranet: Client<IntranetPaths>
  readonly laia: Client<LaiaPaths>
  readonly analytics: Client<AnalyticsPaths>
}

/**
 * Builds the raw clients as one more family of a portal.
 *
 * @example
 * const portal = createPortal({ baseUrl }, { services: rawClients })
 * const { data, error } = await portal.services.laia.GET('/skill', { params: { query: { page: 1 } } })
 */
export function rawClients(kernel: Kernel): RawClients {
  const clientOf = <Paths extends object>(service: ServiceName): Client<Paths> =>
    createClient<Paths>({
      // openapi-fetch makes these and reads their `method`; a real Request could be sent only once.
      Request: LightRequest as unknown as typeof Request,
      fetch: (request: unknown) => rawAnswer(kernel, service, request as LightRequest),
      querySerializer: (query) => queryString(query),
      pathSerializer: (path, values) => filledPath(path, values),
    })
  return {
    main: clientOf('main'),
    intranet: clientOf('intranet'),
    laia: clientOf('laia'),
    analytics: clientOf('analytics'),
  }
}

/** What openapi-fetch makes in place of a `Request`: it keeps what it was made of, so it can be sent again without a clone. */
class LightRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: RequestBody
  readonly signal: AbortSignal | undefined

  constructor(
    url: string,
    init: { method: string; headers: Headers; body?: RequestBody; signal?: AbortSignal },
  ) {
    this.url = url
    this.method = init.method
    this.headers = init.headers
    this.body = init.body ?? null
    this.signal = init.signal
  }
}
