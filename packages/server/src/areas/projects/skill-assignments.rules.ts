import { refuse } from '#contract/refuse.ts'
import { type Period, stateOf } from '#db/day.ts'
import { checkDays } from './assigned-people.rules.ts'

/** Somebody's assignment of a skill. */
export type Given = Period & { level: number; isMain: boolean }
export type Asked = Partial<Given>

const usualLevel = 3

/**
 * The resulting assignment: omitted values stay. The main skill is the one a person is counted in while working, so
 * it must be in force today; an expired one is no longer the main skill.
 */
export function completeSkill(asked: Asked, before: Given | undefined, { today }: { today: string }): Given {
  const fresh = { level: usualLevel, isMain: false, startsOn: today, endsOn: null }
  const { level, isMain, startsOn, endsOn } = { ...fresh, ...before, ...asked }
  checkDays({ startsOn, endsOn })
  const isInForce = stateOf({ startsOn, endsOn }, today) === 'current'
  if (asked.isMain === true && !isInForce) refuse('invalid', 'isMain')
  return { level, isMain: isMain && isInForce, startsOn, endsOn }
}
