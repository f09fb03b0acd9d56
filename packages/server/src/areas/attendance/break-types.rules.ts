import type { Selectable } from 'kysely'
import { refuse } from '#contract/refuse.ts'
import type { BreakTypesTable } from '#db/schema/break-types.ts'

type Ruled = Pick<Selectable<BreakTypesTable>, 'minutesPerUse' | 'everyMinutes' | 'toleranceMinutes'>

/**
 * A break that becomes due by work needs a duration, shorter than that work, and its window must not overlap the next
 * one.
 */
export function checkBreakType({ minutesPerUse, everyMinutes, toleranceMinutes }: Ruled): void {
  if (everyMinutes === null) return
  if (minutesPerUse === null) refuse('blank', 'minutesPerUse')
  if (minutesPerUse >= everyMinutes) refuse('less_than', 'minutesPerUse', { count: everyMinutes })
  if ((toleranceMinutes ?? 0) * 2 >= everyMinutes)
    refuse('less_than', 'toleranceMinutes', { count: everyMinutes / 2 })
}
