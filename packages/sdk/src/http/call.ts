import type { AnyPortalError } from '#errors/is-portal-error.ts'

/** How far an upload or a download is. */
export interface Progress {
  /** Bytes so far. */
  readonly loaded: number
  /** Bytes in all, when known. */
  readonly total?: number | undefined
  /** From 0 to 100, when `total` is known. */
  readonly percent?: number | undefined
}

/** What the caller of any function may say about this one call. */
export interface CallOptions {
  /** Ends the call at once, wherever it stands. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds one try may take until its answer is read; 0 for no limit. */
  readonly timeout?: number | undefined
  /** Milliseconds a file may stand still on its way up or down; 0 for no limit. */
  readonly idleTimeout?: number | undefined
  /** Milliseconds the whole call may take, waits and repetitions included; 0 for no limit. */
  readonly deadline?: number | undefined
  /** How often a failed try is repeated. The repetition after a renewed session does not count. */
  readonly maxRetries?: number | undefined
  /** The caller's own Idempotency-Key; POST and PATCH get a random one otherwise. */
  readonly idempotencyKey?: string | undefined
  /** Whether a GET shares the answer of one that asks the same at the same time; as `createPortal` says unless given. */
  readonly dedupe?: boolean | undefined
  /** Headers to add. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** A result with the answer it came in. */
export interface Answer<T> {
  readonly data: T
  readonly response: Response
  /** Names the request in the server's log. */
  readonly requestId?: string | undefined
}

/** A result or a failure, as a value: look at `ok`. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: AnyPortalError }

/** A call under way: a promise of its result, which rejects with a PortalError. */
export interface Call<T> extends Promise<T> {
  /** The result with its raw answer. */
  withResponse(): Promise<Answer<T>>
  /** The result or the failure as a value; it never rejects. */
  safe(): Promise<Outcome<T>>
}

/** Gives a promised answer the methods of a call. */
export function callOf<T>(answer: Promise<Answer<T>>): Call<T> {
  const result = answer.then(({ data }) => data)
  return Object.assign(result, {
    withResponse() {
      // Whoever takes this branch handles the failure there; the other must not count as unhandled.
      result.catch(() => undefined)
      return answer
    },
    safe: () =>
      result.then(
        (data): Outcome<T> => ({ ok: true, data }),
        // Every call rejects with one of these; anything else is a mistake in the caller's own code.
        (error: unknown): Outcome<T> => ({ ok: false, error: error as AnyPortalError }),
      ),
  })
}
