import { http, type HttpHandler } from 'msw'
import { exampleAnswers } from '#generated/examples.ts'
import { operationPlaces } from '#generated/answers.ts'
import type { OperationId } from '#generated/operations.ts'
import { servicePolicies } from '#http/services.ts'
import { operationAt } from '#validation/operation-at.ts'
import type { BodyOf, ParamsOf, RefusalDetails, RefusalStatus, ResultOf } from './contract-types.ts'
import { isEnvelope } from './example-of.ts'
import { refusal } from './refusal.ts'

/** A request for one operation, as the contract has it. Nothing is validated: the test decides what it sends. */
export interface Asked<Id extends OperationId> {
  readonly params: ParamsOf<Id>
  /** The JSON sent; undefined when there is none. A form or file is read from `request`. */
  readonly body: BodyOf<Id>
  readonly query: URLSearchParams
  readonly request: Request
  /** A refusal to return: its status one that the operation has, its codes those of the catalogue. */
  readonly refuse: (status: RefusalStatus<Id>, details?: RefusalDetails) => Response
}

/** What is answered: a result as the SDK gives it, or any Response of your own making. */
export type Answering<Id extends OperationId> = (
  asked: Asked<Id>,
) => ResultOf<Id> | Response | Promise<ResultOf<Id> | Response>

/** Where the mocked server is. */
export interface MockOptions {
  /** The server's address, as createPortal has it; any address unless given. */
  readonly baseUrl?: string
  /** Answers one request only. */
  readonly once?: boolean
}

/**
 * An MSW handler of one operation, typed by the contract. Put it in front of the others with `server.use`.
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
      // `/templates` fits `/{id}` too: an operation whose path says it letter for letter comes first.
      if (operationAt({ ...place, path: pathOf(request, place.path) }) !== id) return undefined
      return responseOf(id, await answering(await askedOf<Id>(request, params)))
    },
    { once },
  )
}

/**
 * An MSW handler with which one operation refuses.
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
    // MSW takes them from the contract's path, and the body is what the test sent.
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

/** The path within its service: as many steps from the end as the operation has. */
function pathOf({ url }: Request, template: string): string {
  const steps = template.split('/').length - 1
  return `/${new URL(url).pathname.split('/').slice(-steps).join('/')}`
}
