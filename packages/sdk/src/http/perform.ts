import { ConnectionError, DeadlineError } from '#errors/connection-errors.ts'
import { httpErrorOf } from '#errors/http-errors.ts'
import { leftBy } from '#errors/left.ts'
import { hasErrorBrand, PortalError } from '#errors/portal-error.ts'
import type { Answer, CallOptions, Progress } from './call.ts'
import type { CallContext } from './call-context.ts'
import type { Clock } from './clock.ts'
import type { Method } from './from-contract.ts'
import { retryAfterMs } from './retry-after.ts'
import { servicePolicies, type ServiceName } from './services.ts'

/** One thing to ask of a service. */
export interface Ask {
  readonly operation: string
  readonly verb: Method
  readonly path: string
  readonly id?: string | undefined
  readonly query?: object | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly auth?: 'session' | 'none'
  /** The answer is handed over unread; whoever reads it calls `released`. */
  readonly isStream?: boolean
  readonly onUpload?: (progress: Progress) => void
  readonly options?: CallOptions | undefined
}

/** An answer as the service gave it, out of its envelope when there is one. */
export interface RawAnswer extends Answer<unknown> {
  /** Lets go of the caller's signal; for streams, when they are read. */
  readonly release: () => void
}

/** What openapi-fetch gives for any path. */
interface AnyClient {
  request(
    verb: string,
    path: string,
    init: object,
  ): Promise<{ data?: unknown; error?: unknown; response: Response }>
}

/** What `performer` is made with. */
export interface Performing {
  readonly service: ServiceName
  readonly client: object
  readonly clock: Clock
  readonly deadline: number | undefined
}

/** Asks the service, within the caller's deadline, and turns every failure into a PortalError. */
export function performer({
  service,
  client,
  clock,
  deadline,
}: Performing): (ask: Ask) => Promise<RawAnswer> {
  const anyClient = client as AnyClient
  return async (ask) => {
    const limit = limited(ask.options, clock, deadline)
    const context = contextOf(service, ask, limit)
    const { isStream = false } = ask
    try {
      const { data, error, response } = await anyClient.request(
        ask.verb,
        ask.path,
        initOf(ask, context, limit),
      )
      if (!response.ok) throw refusal(service, response, error, clock)
      const requestId = response.headers.get('x-request-id')
      return {
        data: isStream || !servicePolicies[service].hasEnvelope ? data : unwrapped(data),
        response,
        ...(requestId === null ? {} : { requestId }),
        release: () => {
          context.finished?.()
          limit.release()
        },
      }
    } catch (error) {
      context.finished?.()
      limit.release()
      throw portalErrorOf(error, ask)
    } finally {
      if (!isStream) {
        context.finished?.()
        limit.release()
      }
    }
  }
}

/** How long the call may take, and whose signal ends it. */
interface Limit {
  readonly signal: AbortSignal | undefined
  readonly deadlineAt: number | undefined
  readonly release: () => void
}

function limited(options: CallOptions | undefined, clock: Clock, fallback: number | undefined): Limit {
  const ms = options?.deadline ?? fallback
  const own = options?.signal
  if (ms === undefined) return { signal: own, deadlineAt: undefined, release: () => undefined }
  const controller = new AbortController()
  const follow = () => controller.abort(own?.reason)
  if (own?.aborted) follow()
  own?.addEventListener('abort', follow)
  const cancel = clock.after(ms, () => controller.abort(new DeadlineError(`Not done within ${ms} ms`)))
  return {
    signal: controller.signal,
    deadlineAt: clock.now() + ms,
    release() {
      cancel()
      own?.removeEventListener('abort', follow)
    },
  }
}

function contextOf(service: ServiceName, ask: Ask, { signal, deadlineAt }: Limit): CallContext {
  const { operation, auth = 'session', isStream = false, onUpload, options } = ask
  return {
    operation,
    service,
    auth,
    isStream,
    attempt: 0,
    ...(signal ? { signal } : {}),
    ...(deadlineAt === undefined ? {} : { deadlineAt }),
    ...(options?.timeout === undefined ? {} : { timeout: options.timeout }),
    ...(options?.maxRetries === undefined ? {} : { maxRetries: options.maxRetries }),
    ...(onUpload ? { onUpload } : {}),
  }
}

function initOf(ask: Ask, context: CallContext, { signal }: Limit): object {
  const { id, query, body, isStream = false } = ask
  return {
    params: { ...(id === undefined ? {} : { path: { id } }), ...(query ? { query } : {}) },
    headers: headersOf(ask),
    parseAs: isStream ? 'stream' : 'json',
    context,
    bodySerializer,
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  }
}

function headersOf({ verb, headers, options }: Ask): Record<string, string> {
  // With a key the server does an act once however often it arrives, so that it may be repeated.
  const isAct = verb === 'post' || verb === 'patch'
  const key = isAct ? { 'idempotency-key': options?.idempotencyKey ?? crypto.randomUUID() } : {}
  return { ...key, ...headers, ...options?.headers }
}

/** `{ data }` gives its data; a list with its `meta`, and a body without envelope, stay as they are. */
function unwrapped(json: unknown): unknown {
  const isEnvelope = typeof json === 'object' && json !== null && 'data' in json && !('meta' in json)
  return isEnvelope ? json.data : json
}

function bodySerializer(body: unknown): unknown {
  const isPlain = Array.isArray(body) || Object.getPrototypeOf(body) === Object.prototype
  return isPlain ? JSON.stringify(body) : body
}

function refusal(service: ServiceName, response: Response, body: unknown, clock: Clock) {
  const { status, headers } = response
  const { errorsRoot } = servicePolicies[service]
  return httpErrorOf({ status, headers, body, errorsRoot, retryAfterMs: retryAfterMs(headers, clock.now()) })
}

function portalErrorOf(error: unknown, { operation, options }: Ask): unknown {
  const known = hasErrorBrand(error) ? error : unbrandedOf(error, options?.signal)
  if (known instanceof PortalError && !isShared(known)) known.operation ??= operation
  return known
}

/** The end of a session and a failed renewal are told to all who wait, as one error. */
function isShared(error: PortalError): boolean {
  return error.kind === 'session-ended' || (error instanceof ConnectionError && error.during === 'renewal')
}

function unbrandedOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return leftBy(signal)
  // JSON that is none, or a connection that breaks while the answer is read.
  const isUnread = error instanceof SyntaxError || error instanceof TypeError
  return isUnread ? new ConnectionError('The answer cannot be read', { cause: error }) : error
}
