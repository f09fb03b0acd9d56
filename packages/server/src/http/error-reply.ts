import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noSpace, Refusal } from '#contract/refuse.ts'
import { isFull, isOutOfTime, isPassing } from '#db/failures.ts'
import { headersWithoutRoute } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The additional key for the route's errors. */
    errorsRoot?: string | undefined
  }
}

const titles: Record<string, string> = {
  validation: 'Some fields are wrong',
  rows: 'Some rows are wrong',
  unstorable: 'Something in it cannot be stored',
  conflict: 'The thing is in a state that does not allow this',
  'not-found': 'No such thing',
  unauthorized: 'No session, or one that has ended',
  'sign-in': 'Wrong Username or Password',
  forbidden: 'The session lacks the permission',
  reauthentication: 'The password must be said again',
  'read-only': 'The session only looks',
  'too-many-requests': 'Too many tries',
  timeout: 'The body did not come in time',
  'bad-request': 'The request cannot be read',
  'unsupported-media-type': 'Not a kind of content that is read here',
  unavailable: 'Not now',
  'no-space': 'The disk of the server is full',
  maintenance: 'The portal is under maintenance',
  internal: 'Ocurrio un error',
}

/** Writes every failure as RFC 9457 problem details with the `errors` object of specification §8. */
export function errorReply(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) return send(request, reply, error)
    const known = ofDatabase(error) ?? refusalOf(error)
    // The client aborted its upload: there is nobody to reply to, and nothing is wrong.
    if (hasLeft(error)) request.log.info({ err: error }, 'the caller left')
    else if (!known || isOurs.has(known)) request.log.error({ err: error }, 'unexpected')
    return send(request, reply, known ?? new Refusal(500, 'internal', { message: 'Ocurrio un error' }))
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, new Refusal(404, 'not-found')))
}

/** Errors before routing: an invalid URL, or a segment that is too long. */
export function routerReply(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
  const message = 'The address is no URL'
  void reply.headers(headersWithoutRoute)
  send(request, reply, isLong ? new Refusal(404, 'not-found') : new Refusal(400, 'bad-request', { message }))
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, kind, body, headers }: Refusal,
): FastifyReply {
  const { missing } = body
  const fieldErrors = refusalDetails(body)
  const { errorsRoot } = request.routeOptions.config
  const roots = ['errors', ...(errorsRoot === undefined ? [] : [errorsRoot])]
  const faults = fieldErrors === undefined ? {} : Object.fromEntries(roots.map((root) => [root, fieldErrors]))
  return reply
    .code(status)
    .headers(headers)
    .type('application/problem+json')
    .send({
      type: `/problems/${kind}`,
      title: titles[kind] ?? kind,
      status,
      requestId: request.id,
      ...(missing ? { missing } : {}),
      ...faults,
    })
}

/** The `errors` object: a table of rows, a pending ticket, errors by field, or a message. */
function refusalDetails({ rows, waiting, errors, message }: Refusal['body']): object | undefined {
  if (rows) return { type: 'table', rows }
  if (waiting) return { tieneTicketEspera: 1, ticket: waiting }
  return errors ?? (message === undefined ? undefined : { message })
}

/** A truncated form: its parser reports it only in the message. */
const brokenForm = /unexpected end of multipart data|^Multipart: Boundary not found|^The needle /i

/** Input that the schema accepts and a column does not. It is refused and logged, because the contract has a gap. */
const unstorable = new Refusal(422, 'unstorable', { errors: { body: [{ error: 'invalid' }] } })

/** Nothing was stored. An administrator must free space. */
const full = noSpace('body')

/**
 * SQLSTATE class 22: a value out of range, invalid text encoding, no such date. Temporary failures are reported as
 * such.
 */
function ofDatabase(error: FastifyError): Refusal | undefined {
  if (/^22...$/.test(error.code)) return unstorable
  if (isFull(error)) return full
  return isPassing(error) || isOutOfTime(error) ? busy : undefined
}

/** No database, a lock, or an overload. A retry with the same key learns what was done. */
const busy = new Refusal(503, 'unavailable', {}, { 'retry-after': '2' })

/** A fault of the server or its contract, not of the request. */
const isOurs: ReadonlySet<Refusal> = new Set([unstorable, full, busy])

function hasLeft({ code }: { code?: string }): boolean {
  return code === 'ECONNRESET'
}

/** Fastify's own refusals, by status. Anything else is a bug: 500. */
function refusalOf(error: FastifyError): Refusal | undefined {
  if (brokenForm.test(error.message))
    return new Refusal(400, 'bad-request', { message: 'The form is broken' })
  switch (error.statusCode) {
    case 400:
      return new Refusal(400, 'bad-request', { message: error.message })
    case 413:
      return new Refusal(413, 'validation', { errors: { body: [{ error: 'file_size_out_of_range' }] } })
    case 415:
    case 406:
      return new Refusal(415, 'unsupported-media-type')
    case 429:
      return new Refusal(429, 'too-many-requests')
    case 503:
      return new Refusal(503, 'unavailable', {}, { 'retry-after': '1' })
    default:
      return undefined
  }
}
