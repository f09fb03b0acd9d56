import { useCallback } from 'react'
import type { Area, PermissionName, RoutePathIn } from '@portal/permissions'
import { type DataSource, useData, useFamily, useSession } from '@portal/sdk/react'
import { useCan } from '../use-can.ts'

const refreshMs = 60_000

/** The query of a count, and whose items it counts. */
interface Question<Family, Arguments extends readonly unknown[], Answer> {
  readonly family: Parameters<typeof useFamily<Family>>[0]
  readonly ask: (family: Family) => DataSource<Arguments, Answer>
  /** For one's own items, by one's id. */
  readonly with: Arguments | ((uid: string) => Arguments)
  readonly count: (answer: Answer) => number
  /** Who can act on it; for others the count is not queried. */
  readonly anyOf: readonly PermissionName[]
}

/** A count as far as it is known. */
export interface Waiting {
  /** Undefined while unknown, and for people it does not apply to. */
  readonly count: number | undefined
  readonly isLoading: boolean
  readonly error: unknown
  readonly refresh: () => void
}

/** The count for the person, and whether it applies. */
export interface UseWaiting {
  (): Waiting
  readonly anyOf: readonly PermissionName[]
}

/** The counts of an area's screens, by path. */
export type AreaWaiting<Of extends Area> = Readonly<Partial<Record<RoutePathIn<Of>, UseWaiting>>>

/**
 * A count of pending items for the menu, the dashboard and others: all share one request. It is refreshed each minute
 * while the page is visible, and when something of its family changes.
 */
export function waiting<Family, Arguments extends readonly unknown[], Answer>({
  family,
  ask,
  with: asked,
  count,
  anyOf,
}: Question<Family, Arguments, Answer>): UseWaiting {
  function useCount(): Waiting {
    const can = useCan()
    const uid = useSession()?.userData.uid ?? ''
    const all = typeof asked === 'function' ? asked(uid) : asked
    const answer = useData(ask(useFamily(family)), can(...anyOf) ? all : null, { refreshMs })
    const { data, isLoading, error, refresh } = answer
    return { count: data === undefined ? undefined : count(data), isLoading, error, refresh }
  }
  return Object.assign(useCount, { anyOf })
}

/** The sum of two counts, where they are not shown separately. */
export function together(useOne: UseWaiting, useOther: UseWaiting): UseWaiting {
  function useBoth(): Waiting {
    const [one, other] = [useOne(), useOther()]
    const isKnown = one.count !== undefined || other.count !== undefined
    const [first, second] = [one.refresh, other.refresh]
    const refresh = useCallback(() => {
      first()
      second()
    }, [first, second])
    return {
      count: isKnown ? (one.count ?? 0) + (other.count ?? 0) : undefined,
      isLoading: one.isLoading || other.isLoading,
      error: one.error ?? other.error,
      refresh,
    }
  }
  return Object.assign(useBoth, { anyOf: [...useOne.anyOf, ...useOther.anyOf] })
}
