import type { DayToChoose, VacationState } from '@portal/sdk'
import type { DayDetail, DayKind, PlannerMark } from '@portal/ui-kit'
import { timesText } from '#patterns/shift-words.ts'

/** The kinds of days in the calendar; if several apply, the first is drawn. */
const looks = {
  approved: { tone: 'success', pattern: 'stripes' },
  waiting: { tone: 'warning', pattern: 'outline' },
  draft: { tone: 'neutral', pattern: 'dots' },
  holiday: { tone: 'info', pattern: 'dots' },
  blocked: { tone: 'danger', pattern: 'grid' },
  free: { tone: 'neutral', pattern: 'plain' },
} as const satisfies Record<string, Pick<DayKind, 'tone' | 'pattern'>>

export type DayLook = keyof typeof looks
const dayLooks = Object.keys(looks) as readonly DayLook[]

/** The kinds of days with their labels. */
export const dayKinds = (words: (id: DayLook) => { label: string; sign: string }): DayKind[] =>
  dayLooks.map((id) => ({ id, ...looks[id], ...words(id) }))

const lookOfState: Readonly<Partial<Record<VacationState, DayLook>>> = {
  approved: 'approved',
  enjoyed: 'approved',
  cancellation_requested: 'approved',
  pending: 'waiting',
  waiting: 'waiting',
  preapproved: 'waiting',
  draft: 'draft',
}

/** The marks of each day: vacation by state, holidays, blocked dates, and weekdays without a shift. */
export function marksOf(
  days: readonly DayToChoose[],
  stateName: (state: VacationState) => string,
): PlannerMark[] {
  return days.flatMap(({ date, vacation, holiday, blocked, plannedMinutes, weekend }) => {
    const mark = (kind: DayLook, label?: string): PlannerMark => ({
      ...{ kind, start: date, end: date },
      ...(label === undefined ? {} : { label }),
    })
    const own = vacation.flatMap(({ state }) => {
      const look = state === null ? undefined : lookOfState[state]
      return look === undefined || state === null ? [] : [mark(look, stateName(state))]
    })
    return [
      ...own,
      ...(holiday === null ? [] : [mark('holiday', holiday)]),
      ...(blocked === null ? [] : [mark('blocked', blocked)]),
      ...(plannedMinutes === 0 && !weekend && holiday === null ? [mark('free')] : []),
    ]
  })
}

const minutesOfDay = 24 * 60

/** An hour in its shortest form: `9`, `17:30`. */
function shortHour(minute: number): string {
  const rest = minute % minutesOfDay
  const past = rest % 60
  return `${Math.floor(rest / 60)}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`}`
}

interface ShiftWords {
  readonly shift: (times: string) => string
  readonly minutes: (minutes: number) => { short: string; label: string }
  readonly rest: { readonly short: string; readonly label: string }
}

/** The person's working hours of each day by their shifts, or a day of rest (VAC-2). */
export function shiftDetails(
  days: readonly DayToChoose[],
  words: ShiftWords,
): ReadonlyMap<string, DayDetail> {
  return new Map(
    days.flatMap(({ date, shift, plannedMinutes }): [string, DayDetail][] => {
      if (plannedMinutes === null) return []
      if (plannedMinutes === 0) return [[date, { short: [words.rest.short], label: words.rest.label }]]
      if (shift === null) {
        const { short, label } = words.minutes(plannedMinutes)
        return [[date, { short: [short], label }]]
      }
      const short = [shortHour(shift.start), shortHour(shift.end)]
      return [[date, { short, label: words.shift(timesText([shift])) }]]
    }),
  )
}
