import type { AnyPortalError, Named } from '@portal/sdk'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'

/** Something that a form tries; what was refused stays in `error`, for the fields to show. */
export interface Attempt<Args extends readonly unknown[], Result> {
  (...args: Args): Promise<{ readonly value: Result } | undefined>
  readonly isPending: boolean
  readonly error: AnyPortalError | undefined
  /** Forgets the error. */
  readonly reset: () => void
}

/** Tries something: resolves with its value, or with undefined when it failed, so that nobody has to catch. */
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
