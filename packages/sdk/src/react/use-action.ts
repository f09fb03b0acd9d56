import { useCallback, useMemo, useState } from 'react'
import { type AnyPortalError, isPortalError } from '#errors/is-portal-error.ts'
import { refreshAnswers } from './answers.ts'
import { usePortal } from './portal-provider.tsx'

/** Options of an action. */
export interface ActionOptions {
  /** Further families that it changes, such as `dashboard`. */
  readonly families?: readonly string[]
}

/** A function to call, and the state of its last call. */
export interface Action<Arguments extends readonly unknown[], Result> {
  (...args: Arguments): Promise<Result>
  /** A call is pending. */
  readonly isPending: boolean
  /** The error of the last call. */
  readonly error: AnyPortalError | undefined
  /** Clears the error. */
  readonly reset: () => void
}

const none: readonly string[] = []

/**
 * Wraps a mutation. Afterwards all data of the families whose operations it calls is revalidated, also when it is a
 * function of your own around them. An error is thrown to the caller and kept in `error`.
 *
 * @example
 * const stop = useAction(family.stop, { families: ['dashboard'] })
 */
export function useAction<Arguments extends readonly unknown[], Result>(
  fn: (...args: Arguments) => Promise<Result>,
  { families = none }: ActionOptions = {},
): Action<Arguments, Result> {
  const portal = usePortal()
  const [pending, setPending] = useState(0)
  const [error, setError] = useState<AnyPortalError>()
  const touched = families.join(' ')
  const run = useCallback(
    async (...args: Arguments): Promise<Result> => {
      setPending((count) => count + 1)
      setError(undefined)
      try {
        const result = await fn(...args)
        // Not awaited: the mutation is done, and the data follows. The provider revalidates its own family.
        if (touched !== '') void refreshAnswers(portal, touched.split(' '))
        return result
      } catch (failure) {
        if (isPortalError(failure)) setError(failure)
        throw failure
      } finally {
        setPending((count) => count - 1)
      }
    },
    [fn, portal, touched],
  )
  const reset = useCallback(() => setError(undefined), [])
  return useMemo(
    () => Object.assign((...args: Arguments) => run(...args), { isPending: pending > 0, error, reset }),
    [run, pending, error, reset],
  )
}
