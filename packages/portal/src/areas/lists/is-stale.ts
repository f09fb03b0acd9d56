import type { Blacklist } from '@portal/sdk'

/** Whether the last run of a list is too old on a day to be relied on, or an external list never had one. */
export function isStale(
  { layer, ranOn, staleOn }: Pick<Blacklist, 'layer' | 'ranOn' | 'staleOn'>,
  today: string,
): boolean {
  if (layer === 'external' && ranOn === null) return true
  return staleOn !== null && staleOn <= today
}
