import {
  addDays,
  addMonths,
  addYears,
  endOfMonth,
  rangeBetween,
  startOfMonth,
} from '#private/dates/iso-date.ts'
import { startOfWeek, type DateRange } from '#private/dates/iso-date.ts'

/** The state of choosing a range: the focused day, and the first day once chosen. */
export interface RangeChoice {
  focus: string
  anchor: string | null
}

/** The visible range: between anchor and focus while choosing, else the chosen one. */
export const shownRange = ({ anchor, focus }: RangeChoice, chosen: DateRange | null): DateRange | null =>
  anchor === null ? chosen : rangeBetween(anchor, focus)

/** The effect of pressing a day: the end of the range, or its anchor when there is none. */
export function pressDay(choice: RangeChoice, day: string): { choice: RangeChoice; taken: DateRange | null } {
  if (choice.anchor === null) return { choice: { focus: day, anchor: day }, taken: null }
  return { choice: { focus: day, anchor: null }, taken: rangeBetween(choice.anchor, day) }
}

const steps: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: startOfWeek,
  End: (day) => addDays(startOfWeek(day), 6),
  'Control+Home': startOfMonth,
  'Control+End': endOfMonth,
  'Shift+PageUp': (day) => addYears(day, -1),
  'Shift+PageDown': (day) => addYears(day, 1),
}

/** The day that a key leads to; null for other keys. In right-to-left scripts pass the mirrored arrow. */
export function stepDay(
  day: string,
  key: string,
  modifiers: { isShift: boolean; isControl: boolean },
): string | null {
  const name = `${modifiers.isControl ? 'Control+' : ''}${modifiers.isShift ? 'Shift+' : ''}${key}`
  return (steps[name] ?? steps[key])?.(day) ?? null
}

/** The nearest day inside a year. */
export function dayInYear(day: string, year: number): string {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  if (day < first) return first
  return day > last ? last : day
}
