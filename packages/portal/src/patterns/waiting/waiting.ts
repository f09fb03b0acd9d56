import type { Area, PermissionName, RoutePathIn } from '@portal/permissions'
import { type DataSource, useData, useFamily } from '@portal/sdk/react'
import { useCan } from '../use-can.ts'

const refreshMs = 60_000

/** What is asked to know how much waits, and of whom. */
interface Question<Family, Arguments extends readonly unknown[], Answer> {
  readonly family: Parameters<typeof useFamily<Family>>[0]
  readonly ask: (family: Family) => DataSource<Arguments, Answer>
  readonly with: Arguments
  readonly count: (answer: Answer) => number
  /** Who can do something about it; for others nothing waits. */
  readonly anyOf: readonly PermissionName[]
}

/** How much waits for the person; undefined while nothing is known, and for whom nothing can wait. */
export type UseWaiting = () => number | undefined

/** What is counted on the screens of one area, by their paths. */
export type AreaWaiting<Of extends Area> = Readonly<Partial<Record<RoutePathIn<Of>, UseWaiting>>>

/**
 * A count of what waits, for the menu and whoever shows the same: all that ask it share one answer. It is asked again each
 * minute while the page is in sight, and when something of its family changes.
 */
export function waiting<Family, Arguments extends readonly unknown[], Answer>({
  family,
  ask,
  with: asked,
  count,
  anyOf,
}: Question<Family, Arguments, Answer>): UseWaiting {
  return function useCount() {
    const can = useCan()
    const { data } = useData(ask(useFamily(family)), can(...anyOf) ? asked : null, { refreshMs })
    return data === undefined ? undefined : count(data)
  }
}
