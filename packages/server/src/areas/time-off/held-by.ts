import type { Extra } from '#contract/refuse.ts'
import type { Holder } from './day-holder.ts'

/** The details of the request that occupies a day, without its cause. */
export function heldBy(holder: Holder | null | undefined): Pick<Extra, 'heldBy'> {
  if (holder == null) return {}
  const { family, id, person, from, until, state } = holder
  return { heldBy: { family, id, person, from, until, state } }
}
