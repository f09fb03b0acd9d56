import { conflict } from '#contract/refuse.ts'
import { firstOf, monthsAfter } from '#db/day.ts'
import type { MonthFigures, MonthSheetState } from '#db/schema/month-sheets.ts'
import type { SheetDay } from '#time-record/month-content.ts'

/** What stands of a month: its state, the hash of what it shows, and what keeps it from being confirmed. */
export type Standing = {
  month: string
  state: MonthSheetState
  isOver: boolean
  isDifferent: boolean
  hash: string
  missing: readonly string[]
  waiting: readonly string[]
}

/** The days on which an entry or an exit is missing, or the person is at work still. */
export const missingDays = (days: readonly SheetDay[]): string[] =>
  days
    .filter(
      ({ state, incidents }) =>
        state === 'open' || incidents.includes('missing_in') || incidents.includes('missing_out'),
    )
    .map(({ date }) => date)

/** Whether a person can say that this is what they worked. */
export const isConfirmable = ({ state, isOver, isDifferent, missing, waiting }: Standing): boolean =>
  isOver &&
  (state === 'open' || state === 'reopened' || (state === 'confirmed' && isDifferent)) &&
  missing.length === 0 &&
  waiting.length === 0

/** Refuses what cannot be confirmed, and says why: with the days, so that they can be mended. */
export function checkConfirm(standing: Standing, seen: string): void {
  const { month, state, isOver, isDifferent, hash, missing, waiting } = standing
  if (!isOver) conflict('too_soon', 'month', { value: firstOf(monthsAfter(month, 1)) })
  if (state === 'locked' || (state === 'confirmed' && !isDifferent))
    conflict('invalid', 'state', { value: state })
  if (waiting.length > 0) conflict('invalid', 'corrections', named(waiting))
  if (missing.length > 0) conflict('invalid', 'days', named(missing))
  if (seen !== hash) conflict('stale', 'hash')
}

/** Refuses to lock what the person has not confirmed as it stands, or wants corrected. */
export function checkLock({ state, isDifferent, waiting }: Standing): void {
  if (state !== 'confirmed') conflict('invalid', 'state', { value: state })
  if (waiting.length > 0) conflict('invalid', 'corrections', named(waiting))
  if (isDifferent) conflict('stale', 'hash')
}

/** Refuses to reopen what is open. */
export function checkReopen(state: MonthSheetState): void {
  if (state !== 'confirmed' && state !== 'locked') conflict('invalid', 'state', { value: state })
}

const named = (days: readonly string[]) => ({ count: days.length, value: days.join(', ') })

/** Whether both add up to the same. */
export const isSame = (one: MonthFigures, other: MonthFigures): boolean =>
  Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value)
