import type { AnyPortalError } from '#errors/is-portal-error.ts'

/** Progress of an upload or a download. */
export interface Progress {
  /** Bytes so far. */
  readonly loaded: number
  /** Total bytes, if known. */
  readonly total?: number | undefined
  /** From 0 to 100, if `total` is known. */
  readonly percent?: number | undefined
}

/** Options of a single call, accepted by every function. */
export interface CallOptions {
  /** Aborts the call at once, in any phase. */
  readonly signal?: AbortSignal | undefined
  /** Maximum milliseconds for one attempt, including reading the answer; 0 for no limit. */
  readonly timeout?: number | undefined
  /** Maximum milliseconds without progress of an upload or a download; 0 for no limit. */
  readonly idleTimeout?: number | undefined
  /** Maximum milliseconds for the whole call, including pauses and retries; 0 for no limit. */
  readonly deadline?: number | undefined
  /** Maximum number of retries. The repetition after a session renewal does not count. */
  readonly maxRetries?: number | undefined
  /** An Idempotency-Key of your own; by default POST and PATCH get a random one. */
  readonly idempotencyKey?: string | undefined
  /** Whether identical concurrent GETs share one request. The default is the option of `createPortal`. */
  readonly dedupe?: boolean | undefined
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** A result with its raw response. */
export interface Answer<T> {
  readonly data: T
  readonly response: Response
  /** Identifies the request in the server's log. */
  readonly requestId?: string | undefined
}

/** A result or an error as a value: check `ok`. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: AnyPortalError }

/** A pending call: a promise of its result, which rejects with a PortalError. */
export interface Call<T> extends Promise<T> {
  /** The result with its raw response. */
  withResponse(): Promise<Answer<T>>
  /** The result or the error as a value; never rejects. */
  safe(): Promise<Outcome<T>>
}

/** Adds the methods of a call to a promised answer. */
export function callOf<T>(answer: Promise<Answer<T>>): Call<T> {
  const result = answer.then(({ data }) => data)
  return Object.assign(result, {
    withResponse() {
      // The caller of this branch handles the error; without a handler on the other promise it would count as
      // unhandled.
      result.catch(() => undefined)
      return answer
    },
    safe: () =>
      result.then(
        (data): Outcome<T> => ({ ok: true, data }),
        // Every call rejects with a PortalError; anything else is a bug in the caller's own code.
        (error: unknown): Outcome<T> => ({ ok: false, error: error as AnyPortalError }),
      ),
  })
}
