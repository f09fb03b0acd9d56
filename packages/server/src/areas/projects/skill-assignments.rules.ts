import { refuse } from '#contract/refuse.ts'
import { type Period, stateOf } from '#db/day.ts'
import { checkDays } from './assigned-people.rules.ts'

/** How somebody has a skill. */
export type Given = Period & { level: number; isMain: boolean }
export type Asked = Partial<Given>

const usualLevel = 3

/**
 * How somebody has a skill then: what is not said stays as it was. The main one is what a person is counted in while
 * they work, so it must be in force today; one whose time is over is it no more.
 */
export function completeSkill(asked: Asked, before: Given | undefined, { today }: { today: string }): Given {
  const fresh = { level: usualLevel, isMain: false, startsOn: today, endsOn: null }
  const { level, isMain, startsOn, endsOn } = { ...fresh, ...before, ...asked }
  checkDays({ startsOn, endsOn })
  const isInForce = stateOf({ startsOn, endsOn }, today) === 'current'
  if (asked.isMain === true && !isInForce) refuse('invalid', 'isMain')
  return { level, isMain: isMain && isInForce, startsOn, endsOn }
}
