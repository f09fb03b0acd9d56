import { useCallback } from 'react'
import useSWR from 'swr'
import type { AnyPortalError } from '#errors/is-portal-error.ts'
import type { Named } from '#http/operation.ts'
import { answersOf } from './answers.ts'
import { cacheKey } from './cache-key.ts'
import { keepAnswers } from './keep-answers.ts'
import { usePortal } from './portal-provider.tsx'

// The SDK does its own retries. Components that mount together share one request; polling every second must not be
// deduplicated, as the library's default of two seconds would do.
const settings = { shouldRetryOnError: false, dedupingInterval: 200 }

/** How to keep data fresh. */
export interface DataOptions<Data> {
  /** Milliseconds between polls; 0 for never. A function decides by the last answer. */
  readonly refreshMs?: number | ((data: Data | undefined) => number)
  /** Keeps the answer to the previous arguments while the new one loads: for lists with pages and filters. */
  readonly keepPrevious?: boolean
}

/** The state of the data. */
export interface DataAnswer<Data> {
  /** Undefined when the permission is missing, even after an earlier answer. */
  readonly data: Data | undefined
  readonly error: AnyPortalError | undefined
  /** There is no data to show yet. */
  readonly isLoading: boolean
  /** The data is stale: other arguments are loading, or the last revalidation failed. */
  readonly isStale: boolean
  /** Revalidates. */
  readonly refresh: () => void
}

/** A function whose answers can be cached: a GET of a family, identified by its operation. */
export type DataSource<Arguments extends readonly unknown[], Data> = Named<'get'> &
  ((...args: Arguments) => Promise<Data>)

/**
 * The answer of a GET, cached and shared by all components with the same arguments. No request is sent while the
 * arguments are null.
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
    // Never run without arguments: a null key disables the request.
    () => fn(...(args as Arguments)),
    { ...settings, refreshInterval: refreshMs, keepPreviousData: keepPrevious },
  )
  const refresh = useCallback(() => {
    // `error` already has the failure.
    mutate().catch(() => undefined)
  }, [mutate])
  // Keep stale data after a temporary failure only. After a refusal the person may not see it any more; after an
  // invalid request it would belong to other arguments.
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

// Refuse operations that change something: SWR requests whenever it likes, and each change revalidates its family,
// which would loop forever.
function refuseActs({ operation, verb }: Named): void {
  if (verb === 'get') return
  throw new TypeError(
    `useData(${operation}): this is a ${verb.toUpperCase()}, which changes things. Take useAction, and call it when something is done.`,
  )
}
