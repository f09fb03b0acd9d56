import type { DayKind } from '#private/dates/day-kind.ts'
import { daysOf, type DateRange } from '#private/dates/iso-date.ts'

/** A short text on a day, such as the start and end of work, and its meaning in words. */
export interface DayDetail {
  readonly short: readonly string[]
  readonly label: string
}

/** Days of one kind in a person's year. */
export interface PlannerMark extends DateRange {
  /** The id of its kind. */
  kind: string
  /** Details, read after the kind: `approved`, `Day of the Constitution`. */
  label?: string | undefined
}

/** A kind on one day. */
export interface DayMark {
  kind: DayKind
  label?: string | undefined
}

/** The marks of each day. Of several on one day the first one is drawn, and all are read out. */
export function marksByDay(marks: readonly PlannerMark[], kinds: readonly DayKind[]): Map<string, DayMark[]> {
  const known = new Map(kinds.map((kind) => [kind.id, kind]))
  const days = new Map<string, DayMark[]>()
  for (const mark of marks) {
    const kind = known.get(mark.kind)
    if (kind === undefined) continue
    for (const day of daysOf(mark)) days.set(day, [...(days.get(day) ?? []), { kind, label: mark.label }])
  }
  return days
}

/** How many days of a range count, and how many are skipped. */
export function countDays(range: DateRange, isCounted: (day: string) => boolean) {
  const days = daysOf(range)
  const counted = days.filter(isCounted).length
  return { counted, passed: days.length - counted }
}

/** The number of counted days per kind; where several overlap, the day belongs to the first one. */
export function daysOfKind(
  days: ReadonlyMap<string, readonly DayMark[]>,
  kindId: string,
  year: number,
  isCounted: (day: string) => boolean,
): number {
  return [...days].filter(
    ([day, [first]]) => day.startsWith(`${year}-`) && first?.kind.id === kindId && isCounted(day),
  ).length
}
