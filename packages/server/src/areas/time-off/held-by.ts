import type { Extra } from '#contract/refuse.ts'
import type { Holder } from './day-holder.ts'

/** What a refusal says of the request that holds a day, besides the day: nothing of its cause. */
export function heldBy(holder: Holder | null | undefined): Pick<Extra, 'heldBy'> {
  if (holder == null) return {}
  const { family, id, person, from, until, state } = holder
  return { heldBy: { family, id, person, from, until, state } }
}
