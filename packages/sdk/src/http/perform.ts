import { ConnectionError, DeadlineError } from '#errors/connection-errors.ts'
import { httpErrorOf } from '#errors/http-errors.ts'
import { leftBy } from '#errors/left.ts'
import { hasErrorBrand, PortalError } from '#errors/portal-error.ts'
import type { Answer, CallOptions, Progress } from './call.ts'
import type { CallContext, RetryPolicy } from './send.ts'
import type { Clock } from './clock.ts'
import type { Method } from './from-contract.ts'
import { isRecord, jsonOf } from '#base/json.ts'
import { type Limit, limitOf } from './limit.ts'
import { filledPath } from './path.ts'
import { queryString } from './query-string.ts'
import { retryAfterMs } from './retry-after.ts'
import type { PipeRequest, RequestBody, Send } from './send.ts'
import { servicePolicies, type ServiceName } from './services.ts'
import { tryLimit } from './timeout.ts'
import { unlessAborted } from './wait.ts'

const unread = 'The answer cannot be read'

/** A request to a service. */
export interface Ask {
  readonly operation: string
  readonly verb: Method
  readonly path: string
  readonly id?: string | undefined
  readonly query?: object | undefined
  readonly body?: unknown
  readonly headers?: Headers | Readonly<Record<string, string>>
  readonly auth?: 'session' | 'none'
  /** Not retried, unless the caller asks for it. */
  readonly isOnce?: boolean
  /** The request uploads a file, or the answer is handed over as a stream. */
  readonly carries?: CallContext['carries']
  /** Creates the data of an answer from its unread body. */
  readonly open?: (response: Response, reading: Reading) => unknown
  /**
   * The request was built elsewhere (raw client): no idempotency key is added, and error answers are handed over
   * instead of thrown.
   */
  readonly opensAll?: boolean
  readonly sendBy?: CallContext['sendBy']
  readonly onUpload?: ((progress: Progress) => void) | undefined
  readonly options?: CallOptions | undefined
}

/** How to read an answer. */
export interface Reading {
  readonly limit: Limit
  readonly idleTimeout: number
  /** Maps an error to the one to reject with. */
  readonly failed: (error: unknown) => unknown
  /** Must be called when everything is read, or when the reader gives up. */
  readonly finished: () => void
}

/** Sends a request to a service; every failure is a PortalError. */
export type Perform = (ask: Ask) => Promise<Answer<unknown>>

/** Dependencies of `performer`. */
export interface Performing extends RetryPolicy {
  readonly send: Send
  readonly clock: Clock
  readonly deadline?: number | undefined
}

/** One run of a call, with a signal that combines the caller's and the deadline. */
export type Go = (
  signal: AbortSignal | undefined,
  deadlineAt: number | undefined,
  release: () => void,
) => Promise<Answer<unknown>>

/** Creates the function that sends requests to a service, within the caller's deadline. */
export function performer(service: ServiceName, parts: Performing): Perform {
  const { send, clock } = parts
  return (ask) =>
    limited(ask, parts, async (signal, deadlineAt, release) => {
      const context = contextOf(service, ask, parts, deadlineAt)
      const finished = () => {
        context.limit?.release()
        release()
      }
      try {
        const response = await send(requestOf(ask, context, signal))
        const limit = (context.limit ??= tryLimit(clock, signal))
        if (ask.open && (response.ok || ask.opensAll)) {
          const failed = (error: unknown) => portalErrorOf(brokenOf(error), ask)
          const { idleTimeout } = context
          return answerOf(response, ask.open(response, { limit, idleTimeout, failed, finished }))
        }
        const text = await unlessAborted(response.text(), limit.signal).catch((error: unknown) => {
          throw brokenOf(error)
        })
        if (!response.ok) throw refusal(response, text, clock)
        finished()
        const json = jsonOf(text)
        if (text !== '' && json === undefined) throw new ConnectionError(unread)
        return answerOf(response, servicePolicies[service].isBare ? json : unwrapped(json))
      } catch (error) {
        finished()
        throw error
      }
    })
}

/** Runs a call within its deadline and maps every failure to a PortalError. */
export async function limited(
  ask: Ask,
  { clock, deadline }: Pick<Performing, 'clock' | 'deadline'>,
  go: Go,
): Promise<Answer<unknown>> {
  const { signal, deadline: ms = deadline ?? 0 } = ask.options ?? {}
  try {
    if (ms === 0) return await go(signal, undefined, () => undefined)
    const limit = limitOf(clock, signal, () => new DeadlineError(`Not done within ${ms} ms`))
    limit.within(ms)
    return await go(limit.signal, clock.now() + ms, limit.release)
  } catch (error) {
    throw portalErrorOf(error, ask)
  }
}

function contextOf(
  service: ServiceName,
  { operation, auth = 'session', isOnce, carries, onUpload, sendBy, options }: Ask,
  policy: RetryPolicy,
  deadlineAt: number | undefined,
): CallContext {
  return {
    operation,
    service,
    auth,
    carries,
    onUpload,
    sendBy,
    deadlineAt,
    timeout: options?.timeout ?? policy.timeout,
    idleTimeout: options?.idleTimeout ?? policy.idleTimeout,
    maxRetries: options?.maxRetries ?? (isOnce ? 0 : policy.maxRetries),
    attempt: 0,
  }
}

function requestOf(ask: Ask, context: CallContext, signal: AbortSignal | undefined): PipeRequest {
  const { verb, path, id, query, body, carries } = ask
  const asked = query ? queryString(query as Record<string, unknown>) : ''
  const isJson = body !== undefined && !carries
  return {
    url: filledPath(path, { id }) + (asked && `?${asked}`),
    method: verb.toUpperCase(),
    headers: headersOf(ask, isJson),
    body: isJson ? JSON.stringify(body) : ((body ?? null) as RequestBody),
    signal,
    context,
  }
}

function headersOf({ verb, headers: own, opensAll, options = {} }: Ask, isJson: boolean): Headers {
  const headers = new Headers(own)
  if (isJson) headers.set('content-type', 'application/json')
  // With a key the server executes the operation once, however often it arrives: safe to retry.
  if ((verb === 'post' || verb === 'patch') && !opensAll) {
    headers.set('idempotency-key', options.idempotencyKey ?? crypto.randomUUID())
  }
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
  return headers
}

function answerOf(response: Response, data: unknown): Answer<unknown> {
  return { data, response, requestId: response.headers.get('x-request-id') ?? undefined }
}

/** Unwraps `{ data }`; a list with its `meta`, and a body without envelope, stay as they are. */
function unwrapped(json: unknown): unknown {
  return isRecord(json) && 'data' in json && !('meta' in json) ? json.data : json
}

function refusal({ status, headers }: Response, text: string, clock: Clock) {
  // A body that is no JSON comes from a proxy: only its status is usable.
  const body = jsonOf(text)
  return httpErrorOf({ status, headers, body, retryAfterMs: retryAfterMs(headers, clock.now()) })
}

/** Maps any failure to the error of the call. */
function portalErrorOf(error: unknown, { operation, id, options }: Ask): unknown {
  const signal = options?.signal
  // An unbranded error is a bug in the caller's code: a middleware that throws, a body that cannot be serialized. Do
  // not hide it.
  const known = signal?.aborted && !hasErrorBrand(error) ? leftBy(signal) : error
  if (known instanceof PortalError && !isShared(known)) {
    known.operation ??= operation
    known.id ??= id
  }
  return known
}

/** The end of a session and a failed renewal reach every waiting call as the same error object. */
export function isShared(error: PortalError): boolean {
  return error.kind === 'session-ended' || (error instanceof ConnectionError && error.during === 'renewal')
}

/** Maps a connection that breaks while the answer is read. */
function brokenOf(error: unknown): unknown {
  return error instanceof TypeError ? new ConnectionError(unread, { cause: error }) : error
}
