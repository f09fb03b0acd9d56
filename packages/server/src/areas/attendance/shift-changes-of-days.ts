import type { Db } from '#db/database.ts'
import type { TimeRules } from '#db/schema/time-rules.ts'
import { type ChangesShift, changesIn, reducedRests } from '#time-record/rest.rules.ts'
import type { WorkedDay } from '#time-record/workday.ts'
import { plannedDays } from './planned-days.queries.ts'

type Judging = {
  days: readonly Pick<WorkedDay, 'date' | 'startedAt' | 'endedAt'>[]
  before: readonly WorkedDay[]
  rulesOn: (date: string) => TimeRules
}

/**
 * Where a person's plan changes the shift between working days. The plan is read only if a rest is short enough to matter: few
 * are, and most agreements allow none.
 */
export async function shiftChanges(
  db: Db,
  employeeId: string,
  { days, before, rulesOn }: Judging,
): Promise<ChangesShift> {
  const reduced = reducedRests([...before, ...days], rulesOn)
  const [first] = reduced
  const last = reduced.at(-1)
  if (first === undefined || last === undefined) return () => false
  const planned = await plannedDays(db, [employeeId], { from: first.before, until: last.date })
  return changesIn(new Map(planned.flatMap(({ date, times }) => (times === null ? [] : [[date, times]]))))
}
