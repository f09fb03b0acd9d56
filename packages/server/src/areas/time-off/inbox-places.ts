import type { Eyes, StandIn } from '#delegations/stand-ins.ts'
import { decidesOn, type InboxSource } from '#inbox/inbox-source.ts'

/** Where something is pending: family, reach, and delegator. */
export type Place = {
  source: InboxSource
  eyes: Eyes
  onBehalfOf: { id: string; displayName: string } | null
}

/** Where anything can be pending for somebody: for themselves first, then as a delegate. */
export function placesOf(sources: readonly InboxSource[], own: Eyes, standIns: readonly StandIn[]): Place[] {
  const mine = sources.map((source): Place => ({ source, eyes: own, onBehalfOf: null }))
  const others = standIns.flatMap(({ onBehalfOf, families, ...eyes }) =>
    sources
      .filter(({ family, isDelegable }) => isDelegable && families.includes(family))
      .map((source): Place => ({ source, eyes, onBehalfOf })),
  )
  return [...mine, ...others].filter(({ source, eyes }) => decidesOn(source, eyes.user.permissions))
}
