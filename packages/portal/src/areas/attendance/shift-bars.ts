import type { PlannedPerson } from '@portal/sdk'
import type { DayKind, PlannerBar } from '@portal/ui-kit'
import { timesText, type ShiftTimes } from '#patterns/shift-words.ts'
import { placeKey, type Edits } from './shift-plan.ts'

/** A shift's name by its start time; `plain` has no times. */
export const shiftLooks = ['morning', 'afternoon', 'night', 'split', 'plain', 'off'] as const
export type ShiftLook = (typeof shiftLooks)[number]

const look: Record<ShiftLook, Pick<DayKind, 'tone' | 'pattern'>> = {
  morning: { tone: 'info', pattern: 'plain' },
  afternoon: { tone: 'warning', pattern: 'stripes' },
  night: { tone: 'danger', pattern: 'grid' },
  split: { tone: 'success', pattern: 'dots' },
  plain: { tone: 'neutral', pattern: 'outline' },
  off: { tone: 'neutral', pattern: 'stripes' },
}

/** The kinds of shifts with their labels. */
export const shiftKinds = (words: (id: ShiftLook) => { label: string; sign: string }): DayKind[] =>
  shiftLooks.map((id) => ({ id, ...look[id], ...words(id) }))

/** By its start: before noon, before 20:00, or at night. */
export function lookOf(segments: readonly ShiftTimes[]): ShiftLook {
  const [first, second] = segments
  if (first === undefined) return 'off'
  if (second !== undefined) return 'split'
  const hour = first.start / 60
  if (hour < 5 || hour >= 20) return 'night'
  return hour < 12 ? 'morning' : 'afternoon'
}

/** The bars of the planner: saved and edited shifts. Days off by the plan have none. */
export function shiftBars(
  people: readonly PlannedPerson[],
  edits: Edits,
  hours: (minutes: number) => string,
): PlannerBar[] {
  return people.flatMap(({ id: rowId, days }) =>
    days.flatMap((day): PlannerBar[] => {
      const { date } = day
      const edit = edits.get(placeKey({ employeeId: rowId, date }))
      const bar = { id: `${rowId}:${date}`, rowId, start: date, end: date }
      if (edit?.do === 'put') {
        const { segments = [] } = edit
        return [{ ...bar, ...shown(segments), status: 'unsaved' }]
      }
      if (edit !== undefined) return [{ ...bar, kind: 'off', text: '…', status: 'unsaved' }]
      const { segments, source, minutes, note } = day
      const label = note === '' ? undefined : note
      if (source === 'shift') return [{ ...bar, ...shown(segments, label), status: 'dated' }]
      if (segments.length > 0) return [{ ...bar, ...shown(segments) }]
      return minutes === 0 ? [] : [{ ...bar, kind: 'plain', text: hours(minutes), label: hours(minutes) }]
    }),
  )
}

function shown(segments: readonly ShiftTimes[], note?: string): Pick<PlannerBar, 'kind' | 'label' | 'text'> {
  const times = timesText(segments)
  const label = [times, note].filter((part) => part !== '' && part !== undefined).join(', ')
  return {
    kind: lookOf(segments),
    label: label === '' ? undefined : label,
    // The spans of a split shift below one another.
    ...(times === '' ? {} : { text: times.replaceAll(' ', '\n') }),
  }
}
