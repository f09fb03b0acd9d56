import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refuse.ts'

const titles: Record<string, string> = {
  validation: 'Some fields are wrong',
  conflict: 'The thing is in a state that does not allow this',
  'not-found': 'No such thing',
  unauthorized: 'No session, or one that has ended',
  'sign-in': 'Wrong Username or Password',
  forbidden: 'The session lacks the permission',
  reauthentication: 'The password must be said again',
  'read-only': 'The session only looks',
  'too-many-requests': 'Too many tries',
  'bad-request': 'The request cannot be read',
  'unsupported-media-type': 'Not a kind of content that is read here',
  unavailable: 'Not now',
  maintenance: 'The portal is under maintenance',
  internal: 'Ocurrio un error',
}

/** Every failure leaves as RFC 9457 problem details with the `errors` object of the specification §8. */
export function errorReply(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) return send(request, reply, error)
    const known = refusalOf(error)
    // Who breaks off an upload gets no reply any more, and nothing is wrong here.
    if (hasLeft(error)) request.log.info({ err: error }, 'the caller left')
    else if (!known) request.log.error({ err: error }, 'unexpected')
    return send(request, reply, known ?? new Refusal(500, 'internal', { message: 'Ocurrio un error' }))
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, new Refusal(404, 'not-found')))
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, kind, body, headers }: Refusal,
): FastifyReply {
  const { errors, message, missing } = body
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
      ...(errors ? { errors } : message === undefined ? {} : { errors: { message } }),
    })
}

function hasLeft({ code }: { code?: string }): boolean {
  return code === 'ECONNRESET'
}

/** Fastify's own refusals, by status. What is left is a bug: 500. */
function refusalOf(error: FastifyError): Refusal | undefined {
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
