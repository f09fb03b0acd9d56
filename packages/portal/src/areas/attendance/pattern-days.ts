import type { ShiftPattern } from '@portal/sdk'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import { dayText } from '#patterns/shift-words.ts'

const weekDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type WeekDay = (typeof weekDays)[number]

/** The times of each day of the week, week by week: what an exported file needs to be imported again. */
export const dayColumns: readonly ColumnSpec<ShiftPattern, WeekDay>[] = weekDays.map((day, at) =>
  column.custom(day, { text: ({ weeks }: ShiftPattern) => textOf(weeks, at) }, { hidden: true }),
)

/** Weeks that are alike on this day are written once. */
function textOf(weeks: ShiftPattern['weeks'], at: number): string {
  const texts = weeks.map((week) => dayText(week[at] ?? { segments: [] }))
  return new Set(texts).size === 1 ? (texts[0] ?? '') : texts.join(' | ')
}
