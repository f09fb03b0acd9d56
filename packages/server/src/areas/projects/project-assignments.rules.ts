import { refuse } from '#contract/refuse.ts'
import type { Period } from '#db/day.ts'
import { checkDays } from './assigned-people.rules.ts'

export type StaffedProject = Period & { id: string; code: string }

/** The period of somebody's work in a project: omitted dates keep their value, within the project's own. */
export function completeProject(
  asked: Partial<Period>,
  before: Period | undefined,
  { today, thing }: { today: string; thing: StaffedProject },
): Period {
  const first = today < thing.startsOn ? thing.startsOn : today
  const { startsOn, endsOn } = { startsOn: first, endsOn: null, ...before, ...asked }
  checkDays({ startsOn, endsOn })
  if (startsOn < thing.startsOn || (thing.endsOn !== null && startsOn > thing.endsOn))
    refuse('invalid', 'startsOn')
  if (thing.endsOn !== null && endsOn !== null && endsOn > thing.endsOn) refuse('invalid', 'endsOn')
  return { startsOn, endsOn }
}
