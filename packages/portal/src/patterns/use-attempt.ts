import type { AnyPortalError, Named } from '@portal/sdk'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'

/**
 * Runs an operation outside of a form and keeps its error. The result is deliberately no `Promise`, so that no form
 * takes it for the operation itself: a refusal would count as a success there.
 */
export interface Attempt<Args extends readonly unknown[], Result> {
  (...args: Args): PromiseLike<{ readonly value: Result } | undefined>
  readonly isPending: boolean
  readonly error: AnyPortalError | undefined
  /** Clears the error. */
  readonly reset: () => void
}

/**
 * Runs an operation: resolves to its value, or to undefined on failure, so that callers need not catch. A form must
 * send the operation itself, to show its errors.
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
