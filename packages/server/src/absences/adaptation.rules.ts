import { conflict } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import type { AdaptationState } from '#db/schema/workday-adaptations.ts'

/** The company answers within so many days of the day it is asked (ET art. 34.8). */
const answerDays = 15

/** The last day for an answer. */
export const dueOn = (askedOn: string): string => daysAfter(askedOn, answerDays)

type Waiting = { state: AdaptationState; dueOn: string }

/** What the company answers to what waits; what silence has granted is not taken back by an answer that comes too late. */
export function answered(
  { state, dueOn: due }: Waiting,
  answer: 'granted' | 'proposed' | 'refused',
  today: string,
): AdaptationState {
  return state === 'asked' && !isSilent(state, due, today) ? answer : conflict('invalid', 'state')
}

/** What the person says to an alternative; what waits or is proposed they may take back. */
export function replied(
  state: AdaptationState,
  reply: 'accepted' | 'declined' | 'withdrawn',
): AdaptationState {
  const isOpen = state === 'proposed' || (state === 'asked' && reply === 'withdrawn')
  return isOpen ? reply : conflict('invalid', 'state')
}

/** Silence grants it, once the last day is over. */
export const isSilent = (state: AdaptationState, due: string, today: string): boolean =>
  state === 'asked' && due < today
