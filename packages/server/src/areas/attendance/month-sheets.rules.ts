import { conflict } from '#contract/refuse.ts'
import { firstOf, monthsAfter } from '#db/day.ts'
import type { MonthSheetState } from '#db/schema/month-sheets.ts'
import type { SheetDay } from '#time-record/month-content.ts'

/** What stands of a month: its state, the hash of what it shows, and what keeps it from being confirmed. */
export type SheetStatus = {
  month: string
  state: MonthSheetState
  isOver: boolean
  isDifferent: boolean
  /** Whether nothing was asked of the person and nothing recorded, ever. */
  isEmpty: boolean
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
export const isConfirmable = ({
  state,
  isOver,
  isDifferent,
  isEmpty,
  missing,
  waiting,
}: SheetStatus): boolean =>
  isOver &&
  !isEmpty &&
  (state === 'open' || state === 'reopened' || (state === 'confirmed' && isDifferent)) &&
  missing.length === 0 &&
  waiting.length === 0

/** Refuses what cannot be confirmed, and says why: with the days, so that they can be mended. */
export function checkConfirm(status: SheetStatus, seen: string): void {
  const { month, state, isOver, isDifferent, isEmpty, hash, missing, waiting } = status
  if (!isOver) conflict('too_soon', 'month', { value: firstOf(monthsAfter(month, 1)) })
  if (state === 'locked' || (state === 'confirmed' && !isDifferent))
    conflict('invalid', 'state', { value: state })
  if (isEmpty) conflict('blank', 'days')
  if (waiting.length > 0) conflict('invalid', 'corrections', named(waiting))
  if (missing.length > 0) conflict('invalid', 'days', named(missing))
  if (seen !== hash) conflict('stale', 'hash')
}

/** Refuses to lock what the person has not confirmed as it stands, or wants corrected. */
export function checkLock({ state, isDifferent, waiting }: SheetStatus): void {
  if (state !== 'confirmed') conflict('invalid', 'state', { value: state })
  if (waiting.length > 0) conflict('invalid', 'corrections', named(waiting))
  if (isDifferent) conflict('stale', 'hash')
}

/** Of a question about what waits for whoever asks: their own, so that nobody else's days are worked out for it. */
export const ofWhoAsks = <Asked extends { waiting?: boolean; employeeId?: string }>(
  asked: Asked,
  userId: string,
): Asked => (asked.waiting === true ? { ...asked, employeeId: asked.employeeId ?? userId } : asked)

/** Refuses to reopen what is open. */
export function checkReopen(state: MonthSheetState): void {
  if (state !== 'confirmed' && state !== 'locked') conflict('invalid', 'state', { value: state })
}

const named = (days: readonly string[]) => ({ count: days.length, value: days.join(', ') })

/** What a day says of work. Incidents and the names of holidays are left out: to judge a day anew changes no record. */
const measured = [
  'date',
  'startedAt',
  'endedAt',
  'effectiveSeconds',
  'nonEffectiveSeconds',
  'ordinarySeconds',
  'complementarySeconds',
  'extraSeconds',
  'theoreticalMinutes',
] as const satisfies readonly (keyof SheetDay)[]

const workOf = (days: readonly SheetDay[], isActive: boolean): string =>
  JSON.stringify(
    days
      .filter(
        ({ startedAt, theoreticalMinutes }) => startedAt !== null || (isActive && theoreticalMinutes > 0),
      )
      .map((day) => [...measured.map((name) => day[name]), day.balanceSeconds ?? 0]),
  )

/**
 * Whether both say the same of each day: as `daysText` of the database. Of who has left the days without an entry are in
 * no record any more.
 */
export const isSame = (
  one: readonly SheetDay[],
  other: readonly SheetDay[],
  { active }: { active: boolean },
): boolean => workOf(one, active) === workOf(other, active)
