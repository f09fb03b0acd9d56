import { conflict } from '#contract/refuse.ts'
import { firstOf, monthsAfter } from '#db/day.ts'
import type { MonthSheetState } from '#db/schema/month-sheets.ts'
import type { SheetDay } from '#time-record/month-content.ts'

/** The status of a month: its state, the hash of its content, and what prevents a confirmation. */
export type SheetStatus = {
  month: string
  state: MonthSheetState
  isOver: boolean
  isDifferent: boolean
  /** Whether there is neither planned nor recorded work. */
  isEmpty: boolean
  hash: string
  missing: readonly string[]
  waiting: readonly string[]
}

/** The days with a missing entry or exit, or on which the person is still at work. */
export const missingDays = (days: readonly SheetDay[]): string[] =>
  days
    .filter(
      ({ state, incidents }) =>
        state === 'open' || incidents.includes('missing_in') || incidents.includes('missing_out'),
    )
    .map(({ date }) => date)

/** Whether a person can confirm the month. */
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

/** Refuses a confirmation and says why: with the days, so that they can be corrected. */
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

/** Refuses to lock a month that is not confirmed as it is, or has pending corrections. */
export function checkLock({ state, isDifferent, waiting }: SheetStatus): void {
  if (state !== 'confirmed') conflict('invalid', 'state', { value: state })
  if (waiting.length > 0) conflict('invalid', 'corrections', named(waiting))
  if (isDifferent) conflict('stale', 'hash')
}

/** For a query about what is pending for the caller: only their own, so that nobody else's days are computed. */
export const ofWhoAsks = <Asked extends { waiting?: boolean; employeeId?: string }>(
  asked: Asked,
  userId: string,
): Asked => (asked.waiting === true ? { ...asked, employeeId: asked.employeeId ?? userId } : asked)

/** Refuses to reopen an open month. */
export function checkReopen(state: MonthSheetState): void {
  if (state !== 'confirmed' && state !== 'locked') conflict('invalid', 'state', { value: state })
}

const named = (days: readonly string[]) => ({ count: days.length, value: days.join(', ') })

/**
 * The work-related values of a day. Incidents and names of holidays are excluded, because re-evaluating a day does
 * not change the record.
 */
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
 * Whether both have the same work-related values: equivalent to `daysText` in the database. Days without an entry
 * after somebody has left are ignored.
 */
export const isSame = (
  one: readonly SheetDay[],
  other: readonly SheetDay[],
  { active }: { active: boolean },
): boolean => workOf(one, active) === workOf(other, active)
