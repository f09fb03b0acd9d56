import { useCallback, useMemo, useState } from 'react'
import { type AnyPortalError, isPortalError } from '#errors/is-portal-error.ts'
import { refreshAnswers } from './answers.ts'
import { usePortal } from './portal-provider.tsx'

/** What an action takes besides its function. */
export interface ActionOptions {
  /** Families that it changes besides its own, as `dashboard`. */
  readonly families?: readonly string[]
}

/** A function to call, and what is known of its last calls. */
export interface Action<Arguments extends readonly unknown[], Result> {
  (...args: Arguments): Promise<Result>
  /** A call is under way. */
  readonly isPending: boolean
  /** Why the last call failed. */
  readonly error: AnyPortalError | undefined
  /** Forgets the error. */
  readonly reset: () => void
}

const none: readonly string[] = []

/**
 * Does something; all data of the families whose operations it performs are refreshed, also when it is a function of one's
 * own around them. A failure is thrown to the caller, and kept in `error`.
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
        // Not awaited: the act is done, and what is shown follows. Its own family is refreshed by the provider.
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
