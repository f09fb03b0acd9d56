import { useCallback } from 'react'
import type { Area, PermissionName, RoutePathIn } from '@portal/permissions'
import { type DataSource, useData, useFamily, useSession } from '@portal/sdk/react'
import { useCan } from '../use-can.ts'

const refreshMs = 60_000

/** What is asked to know how much waits, and of whom. */
interface Question<Family, Arguments extends readonly unknown[], Answer> {
  readonly family: Parameters<typeof useFamily<Family>>[0]
  readonly ask: (family: Family) => DataSource<Arguments, Answer>
  /** Where it is about oneself, of one's id. */
  readonly with: Arguments | ((uid: string) => Arguments)
  readonly count: (answer: Answer) => number
  /** Who can do something about it; for others nothing waits. */
  readonly anyOf: readonly PermissionName[]
}

/** What is known of how much waits. */
export interface Waiting {
  /** Undefined while nothing is known, and for whom nothing can wait. */
  readonly count: number | undefined
  readonly isLoading: boolean
  readonly error: unknown
  readonly refresh: () => void
}

/** How much waits for the person, and for whom it can. */
export interface UseWaiting {
  (): Waiting
  readonly anyOf: readonly PermissionName[]
}

/** What is counted on the screens of one area, by their paths. */
export type AreaWaiting<Of extends Area> = Readonly<Partial<Record<RoutePathIn<Of>, UseWaiting>>>

/**
 * A count of what waits, for the menu, the dashboard and other places: all of them share one request. It is
 * asked again each minute while the page is in sight, and when something of its family changes.
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

/** Two counts as one, for who shows no difference. */
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
