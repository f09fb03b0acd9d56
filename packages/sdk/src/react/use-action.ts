import { useCallback, useMemo, useState } from 'react'
import { useSWRConfig } from 'swr'
import { type AnyPortalError, isPortalError } from '#errors/is-portal-error.ts'
import type { Named } from '#http/operation.ts'

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
 * Does something and then refreshes all data of its family. A failure is thrown to the caller, and kept in `error`.
 *
 * @example
 * const stop = useAction(portal.loads.stop, { families: ['dashboard'] })
 * <Button isDisabled={stop.isPending} onPress={() => stop(load.id)}>…</Button>
 */
export function useAction<Arguments extends readonly unknown[], Result>(
  fn: Named & ((...args: Arguments) => Promise<Result>),
  { families = none }: ActionOptions = {},
): Action<Arguments, Result> {
  const { mutate } = useSWRConfig()
  const [pending, setPending] = useState(0)
  const [error, setError] = useState<AnyPortalError>()
  const touched = [familyOf(fn.operation), ...families].join(' ')
  const run = useCallback(
    async (...args: Arguments): Promise<Result> => {
      setPending((count) => count + 1)
      setError(undefined)
      try {
        const result = await fn(...args)
        const changed = touched.split(' ')
        // Not awaited: the act is done, and what is shown follows.
        void mutate((key) => Array.isArray(key) && changed.includes(familyOf(String(key[0]))))
        return result
      } catch (failure) {
        if (isPortalError(failure)) setError(failure)
        throw failure
      } finally {
        setPending((count) => count - 1)
      }
    },
    [fn, mutate, touched],
  )
  const reset = useCallback(() => setError(undefined), [])
  return useMemo(
    () => Object.assign((...args: Arguments) => run(...args), { isPending: pending > 0, error, reset }),
    [run, pending, error, reset],
  )
}

function familyOf(operation: string): string {
  return operation.split('.', 1)[0] ?? operation
}
