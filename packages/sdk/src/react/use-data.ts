import { useCallback } from 'react'
import useSWR from 'swr'
import type { AnyPortalError } from '#errors/is-portal-error.ts'
import type { Named } from '#http/operation.ts'
import { answersOf } from './answers.ts'
import { cacheKey } from './cache-key.ts'
import { keepAnswers } from './keep-answers.ts'
import { usePortal } from './portal-provider.tsx'

// The SDK repeats what may be repeated itself. Components that begin together share one request; what polls every second
// still asks every second, which the library's own two seconds would prevent.
const settings = { shouldRetryOnError: false, dedupingInterval: 200 }

/** How data are kept fresh. */
export interface DataOptions<Data> {
  /** Milliseconds after which they are asked for again; 0 for never. A function decides by what was answered. */
  readonly refreshMs?: number | ((data: Data | undefined) => number)
  /** Shows the answer to the arguments before while the new ones are asked: for lists that page and filter. */
  readonly keepPrevious?: boolean
}

/** What is known of the data. */
export interface DataAnswer<Data> {
  /** Undefined once a permission is missing, even if there was an answer before. */
  readonly data: Data | undefined
  readonly error: AnyPortalError | undefined
  /** There is nothing to show yet. */
  readonly isLoading: boolean
  /** What is shown is old: other arguments are being asked, or the last refreshing failed. */
  readonly isStale: boolean
  /** Asks again. */
  readonly refresh: () => void
}

/** A function whose answers can be kept and asked for again: a GET of a family, known by its operation. */
export type DataSource<Arguments extends readonly unknown[], Data> = Named<'get'> &
  ((...args: Arguments) => Promise<Data>)

/**
 * What a GET of a family answers, kept in the cache and shared by all components that ask the same. It asks nothing
 * while the arguments are null.
 *
 * @example
 * const { data, error, isLoading } = useData(index, [{ page: 2 }], { keepPrevious: true })
 */
export function useData<Arguments extends readonly unknown[], Data>(
  fn: DataSource<Arguments, Data>,
  args: Arguments | null,
  { refreshMs = 0, keepPrevious = false }: DataOptions<Data> = {},
): DataAnswer<Data> {
  refuseActs(fn)
  const { owner } = answersOf(usePortal(), keepAnswers)
  const {
    data: known,
    error,
    isLoading,
    mutate,
  } = useSWR<Data, AnyPortalError>(
    args === null ? null : cacheKey(owner, fn, args),
    // Never run without arguments: a null key asks nothing.
    () => fn(...(args as Arguments)),
    { ...settings, refreshInterval: refreshMs, keepPreviousData: keepPrevious },
  )
  const refresh = useCallback(() => {
    // The failure is in `error` already.
    mutate().catch(() => undefined)
  }, [mutate])
  // What failed for another reason may be shown still; what is refused is not for this person any more, and what cannot be
  // asked like this has no answer: the one before it was to something else.
  const data = isRefused(error) ? undefined : known
  return {
    data,
    error,
    isLoading: isLoading && data === undefined,
    isStale: data !== undefined && (isLoading || error !== undefined),
    refresh,
  }
}

const isRefused = (error: AnyPortalError | undefined): boolean =>
  error?.kind === 'permission' || error?.kind === 'validation'

// Data are asked for whenever it helps, and an act makes all data of its family be asked for again: it would go round for ever.
function refuseActs({ operation, verb }: Named): void {
  if (verb === 'get') return
  throw new TypeError(
    `useData(${operation}): this is a ${verb.toUpperCase()}, which changes things. Take useAction, and call it when something is done.`,
  )
}
