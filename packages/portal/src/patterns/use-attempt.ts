import type { AnyPortalError, Named } from '@portal/sdk'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'

/**
 * Something that is tried outside of a form; what was refused stays in `error`. It is no `Promise`, so that no form takes
 * it for the operation: a refusal would count as a success there.
 */
export interface Attempt<Args extends readonly unknown[], Result> {
  (...args: Args): PromiseLike<{ readonly value: Result } | undefined>
  readonly isPending: boolean
  readonly error: AnyPortalError | undefined
  /** Forgets the error. */
  readonly reset: () => void
}

/**
 * Tries something: resolves with its value, or with undefined when it failed, so that nobody has to catch. A form sends the
 * operation itself, and shows what it is refused with.
 */
export function useAttempt<Args extends readonly unknown[], Result>(
  fn: Named & ((...args: Args) => Promise<Result>),
): Attempt<Args, Result> {
  const action = useConfirmedAction(fn)
  const attempt = (...args: Args) =>
    action(...args).then(
      (value) => ({ value }),
      () => undefined,
    )
  return Object.assign(attempt, { isPending: action.isPending, error: action.error, reset: action.reset })
}
