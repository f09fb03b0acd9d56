import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noSpace, Refusal } from '#contract/refuse.ts'
import { isFull, isOutOfTime, isPassing } from '#db/failures.ts'
import { headersWithoutRoute } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The other name that the errors of the route come under. */
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

/** Every failure leaves as RFC 9457 problem details with the `errors` object of the specification §8. */
export function errorReply(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) return send(request, reply, error)
    const known = ofDatabase(error) ?? refusalOf(error)
    // Who breaks off an upload gets no reply any more, and nothing is wrong here.
    if (hasLeft(error)) request.log.info({ err: error }, 'the caller left')
    else if (!known || isOurs.has(known)) request.log.error({ err: error }, 'unexpected')
    return send(request, reply, known ?? new Refusal(500, 'internal', { message: 'Ocurrio un error' }))
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, new Refusal(404, 'not-found')))
}

/** What the router cannot read, before there is a route: an address that is no URL, a part of it that is too long. */
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

/** The `errors` object: a table of rows, a ticket that waits, faults by field, or a message. */
function refusalDetails({ rows, waiting, errors, message }: Refusal['body']): object | undefined {
  if (rows) return { type: 'table', rows }
  if (waiting) return { tieneTicketEspera: 1, ticket: waiting }
  return errors ?? (message === undefined ? undefined : { message })
}

/** A form whose end, or beginning, is missing: its parser says so in words alone. */
const brokenForm = /unexpected end of multipart data|^Multipart: Boundary not found|^The needle /i

/** Input that its schema takes and a column does not. It is refused, and logged: the contract has a gap there. */
const unstorable = new Refusal(422, 'unstorable', { errors: { body: [{ error: 'invalid' }] } })

/** Nothing was kept. It is for an administrator to make space. */
const full = noSpace('body')

/** SQLSTATE class 22 is a value out of range, no text of the encoding, no such date; what passes by itself is told as such. */
function ofDatabase(error: FastifyError): Refusal | undefined {
  if (/^22...$/.test(error.code)) return unstorable
  if (isFull(error)) return full
  return isPassing(error) || isOutOfTime(error) ? busy : undefined
}

/** No database, somebody who holds what this one needs, or too much to do in the time there is. Who repeats it with its key is told what was done, if it was. */
const busy = new Refusal(503, 'unavailable', {}, { 'retry-after': '2' })

/** What is wrong with the server or its contract, and not with what was asked. */
const isOurs: ReadonlySet<Refusal> = new Set([unstorable, full, busy])

function hasLeft({ code }: { code?: string }): boolean {
  return code === 'ECONNRESET'
}

/** Fastify's own refusals, by status. What is left is a bug: 500. */
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
