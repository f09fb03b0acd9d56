import { conflict } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import type { AdaptationState } from '#db/schema/workday-adaptations.ts'

/** The company must answer within this many days (ET art. 34.8). */
const answerDays = 15

/** The last day for an answer. */
export const dueOn = (askedOn: string): string => daysAfter(askedOn, answerDays)

type Waiting = { state: AdaptationState; dueOn: string }

/** The company's answer to a pending request; a late answer cannot revoke what silence has granted. */
export function answered(
  { state, dueOn: due }: Waiting,
  answer: 'granted' | 'proposed' | 'refused',
  today: string,
): AdaptationState {
  return state === 'asked' && !isSilent(state, due, today) ? answer : conflict('invalid', 'state')
}

/** The person's answer to an alternative; pending or proposed requests can be withdrawn. */
export function replied(
  state: AdaptationState,
  reply: 'accepted' | 'declined' | 'withdrawn',
): AdaptationState {
  const isOpen = state === 'proposed' || (state === 'asked' && reply === 'withdrawn')
  return isOpen ? reply : conflict('invalid', 'state')
}

/** Silence grants it after the last day. */
export const isSilent = (state: AdaptationState, due: string, today: string): boolean =>
  state === 'asked' && due < today
