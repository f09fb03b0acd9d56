import { http, type HttpHandler } from 'msw'
import { exampleAnswers } from '#generated/examples.ts'
import { operationPlaces } from '#generated/answers.ts'
import type { OperationId } from '#generated/operations.ts'
import { servicePolicies } from '#http/services.ts'
import { operationAt } from '#validation/operation-at.ts'
import type { BodyOf, ParamsOf, RefusalDetails, RefusalStatus, ResultOf } from './contract-types.ts'
import { isEnvelope } from './example-of.ts'
import { refusal } from './refusal.ts'

/** A request for one operation, as in the contract. Nothing is validated: the test decides what it sends. */
export interface Asked<Id extends OperationId> {
  readonly params: ParamsOf<Id>
  /** The JSON body; undefined when there is none. Read a form or file from `request`. */
  readonly body: BodyOf<Id>
  readonly query: URLSearchParams
  readonly request: Request
  /** Creates an error response: its status must be one of the operation's, its codes of the catalogue. */
  readonly refuse: (status: RefusalStatus<Id>, details?: RefusalDetails) => Response
}

/** The answer: a result as the SDK returns it, or any Response. */
export type Answering<Id extends OperationId> = (
  asked: Asked<Id>,
) => ResultOf<Id> | Response | Promise<ResultOf<Id> | Response>

/** Options of a mocked operation. */
export interface MockOptions {
  /** The server's address, as passed to createPortal. Defaults to any address. */
  readonly baseUrl?: string
  /** Answers one request only. */
  readonly once?: boolean
}

/**
 * An MSW handler of one operation, typed by the contract. Pass it to `server.use` to override the other handlers.
 *
 * @example
 * server.use(answer('loads.show', ({ params }) => ({ ...exampleOf('loads.show'), id: params.id, state: 'paused' })))
 */
export function answer<Id extends OperationId>(
  id: Id,
  answering: Answering<Id>,
  { baseUrl = '*', once = false }: MockOptions = {},
): HttpHandler {
  const place = operationPlaces[id]
  const address = `${baseUrl.replace(/\/$/, '')}${servicePolicies[place.service].path ?? ''}${place.path}`
  return http[place.method](
    address.replaceAll(/\{(\w+)\}/g, ':$1'),
    async ({ request, params }) => {
      // `/templates` also matches `/{id}`: prefer the operation whose path is literal.
      if (operationAt({ ...place, path: pathOf(request, place.path) }) !== id) return undefined
      return responseOf(id, await answering(await askedOf<Id>(request, params)))
    },
    { once },
  )
}

/**
 * An MSW handler that makes one operation fail.
 *
 * @example
 * server.use(refuse('loads.stop', 409, { errors: { state: ['invalid'] } }))
 */
export function refuse<Id extends OperationId>(
  id: Id,
  status: RefusalStatus<Id>,
  details: RefusalDetails = {},
  options: MockOptions = {},
): HttpHandler {
  return answer(id, (asked) => asked.refuse(status, details), options)
}

async function askedOf<Id extends OperationId>(request: Request, params: object): Promise<Asked<Id>> {
  const isJson = request.headers.get('content-type')?.includes('json') ?? false
  const text = isJson ? await request.clone().text() : ''
  return {
    // MSW reads them from the contract's path, and the body is what the test sent.
    params: params as ParamsOf<Id>,
    body: (text === '' ? undefined : JSON.parse(text)) as BodyOf<Id>,
    query: new URL(request.url).searchParams,
    request,
    refuse: refusal,
  }
}

function responseOf(id: OperationId, result: unknown): Response {
  if (result instanceof Response) return result
  const { status, mediaType, bodies } = exampleAnswers[id]
  if (mediaType === undefined) return new Response(null, { status })
  const headers = { 'content-type': mediaType }
  if (mediaType !== 'application/json') return new Response(result as string | Blob, { status, headers })
  const body = isEnvelope(bodies.default) ? { data: result } : result
  return new Response(JSON.stringify(body), { status, headers })
}

/** The path within its service: the last segments, as many as the template has. */
function pathOf({ url }: Request, template: string): string {
  const steps = template.split('/').length - 1
  return `/${new URL(url).pathname.split('/').slice(-steps).join('/')}`
}
