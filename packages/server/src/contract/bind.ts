import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authenticate } from '#auth/authenticate.ts'
import type { CurrentUser } from '#auth/current-user.ts'
import { bodyDeadline } from '#http/body-deadline.ts'
import { isDownload, sendDownload } from '#http/download.ts'
import { isEventStream, sendEventStream } from '#http/event-stream.ts'
import { uploads } from '#http/uploads.ts'
import type { MaintenanceGate } from '#http/maintenance.ts'
import { gateOf, isOpen } from './gate.ts'
import type { BoundHandler, Context, HandlerTable, Kernel } from './handlers.ts'
import { perform } from './perform.ts'
import { bodyBytesOf, type OperationRow, servicePrefixes, successOf } from './operations.ts'
import type { RateGate } from './rate.ts'
import { forbidden } from './refuse.ts'
import { serializerOf } from './serialize.ts'
import { checkView, noteView } from './view-gate.ts'
import { replyChecker, type Validators, validatorsOf } from './validate.ts'

export type Binding = {
  rows: OperationRow[]
  tables: HandlerTable[]
  authenticate: Authenticate
  maintenance: MaintenanceGate
  rate: RateGate
  kernel: Kernel
  /** The timeout for the body of a public operation. */
  bodyMs: number
  /** In tests: a reply that violates the contract is a failure. */
  checkReplies: boolean
}

/** Creates one route per operation: permission, input, output. The server does not start with an operation missing. */
export function bindContract(app: FastifyInstance, { rows, tables, ...rest }: Binding): void {
  const handlers = new Map(
    tables.flatMap((table) => [...table.acts].map(([id, run]) => [id, { run, table }] as const)),
  )
  for (const row of rows) {
    const handler = handlers.get(row.id)
    if (!handler) throw new Error(`${row.id}: no handler`)
    handlers.delete(row.id)
    const add = (to: FastifyInstance) => bind(to, row, handler.run, handler.table.transaction, rest)
    if (isUpload(row)) uploads(app, rest.kernel.settings, add)
    else add(app)
  }
}

const isUpload = ({ body }: OperationRow): boolean => body?.mediaType === 'multipart/form-data'

function bind(
  app: FastifyInstance,
  row: OperationRow,
  run: BoundHandler,
  inTransaction: boolean,
  { authenticate, maintenance, rate, kernel, bodyMs, checkReplies }: Omit<Binding, 'rows' | 'tables'>,
): void {
  const validators = validatorsOf(row)
  const { status, schema } = successOf(row)
  const complaint = checkReplies && schema ? replyChecker(schema) : undefined
  const isAct = row.method !== 'get' && !isUpload(row)
  const users = new WeakMap<FastifyRequest, CurrentUser>()
  app.route({
    method: row.method.toUpperCase(),
    url: servicePrefixes[row.service] + row.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyBytesOf(row),
    exposeHeadRoute: false,
    config: { errorsRoot: row.errorsRoot },
    ...(row.permissions === 'public' && row.body ? { preParsing: bodyDeadline(bodyMs) } : {}),
    ...(schema
      ? { schema: { response: { [status]: schema } }, serializerCompiler: () => serializerOf(schema) }
      : {}),
    // Before the body is read: nobody should upload a gigabyte to be refused.
    onRequest: async (request) => {
      if (row.permissions === 'public') return maintenance(row.id)
      const user = await authenticate(request)
      await maintenance(row.id, user)
      if (user.viewedBy) checkView(row)
      if (!isOpen(gateOf(row, user))) forbidden(row.permissions)
      await rate(row, user.viewedBy?.id ?? user.id, request.query)
      if (user.viewedBy) await noteView(kernel, row, user, request)
      users.set(request, user)
    },
    handler: async (request, reply) => {
      validate(validators, request)
      const context = contextOf(kernel, request, reply, users.get(request))
      const options = { idempotent: row.idempotent, transaction: isAct && inTransaction, status }
      const answer = await perform(run, context, options, (result) => envelope(result, schema))
      if (isDownload(answer.body)) return sendDownload(reply, answer.body)
      if (isEventStream(answer.body)) return sendEventStream(reply, answer.body)
      const wrong = complaint?.(JSON.parse(JSON.stringify(answer.body)))
      if (wrong !== undefined) throw new Error(`${row.id} answers what the contract does not say: ${wrong}`)
      return reply.code(answer.status).send(answer.body)
    },
  })
}

function validate(validators: Validators, request: FastifyRequest): void {
  validators.params(request.params)
  validators.query(request.query)
  request.body = validators.body(request.body)
}

function contextOf(
  kernel: Kernel,
  request: FastifyRequest,
  reply: FastifyReply,
  user: CurrentUser | undefined,
): Context {
  return {
    ...kernel,
    db: kernel.database.db,
    params: request.params,
    query: request.query,
    body: request.body,
    request,
    reply,
    log: request.log,
    signedIn: user,
    get user(): CurrentUser {
      if (!user) throw new Error('a public operation asked who is signed in')
      return user
    },
  } as Context
}

/** Wraps single resources in `{ data }` where the contract says so (pages have their own `data` and `meta`). */
function envelope(result: unknown, schema: Record<string, unknown> | undefined): unknown {
  const properties = schema?.properties as Record<string, unknown> | undefined
  return properties && 'data' in properties && !('meta' in properties) ? { data: result } : result
}
