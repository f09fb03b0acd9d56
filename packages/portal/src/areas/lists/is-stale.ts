import type { Blacklist } from '@portal/sdk'

/** Whether the last run of a list is stale on a day, or an external list never had one. */
export function isStale(
  { layer, ranOn, staleOn }: Pick<Blacklist, 'layer' | 'ranOn' | 'staleOn'>,
  today: string,
): boolean {
  if (layer === 'external' && ranOn === null) return true
  return staleOn !== null && staleOn <= today
}
