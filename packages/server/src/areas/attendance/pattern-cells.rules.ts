import type { FieldErrors } from '#contract/refuse.ts'
import type { DayTimes } from '#db/schema/shifts.ts'
import { dayIn } from './shift-times.rules.ts'

/** The columns of a file of patterns, in the order of a week. */
const dayColumns = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
type Week = readonly DayTimes[]
/** The times of one day of the week, in each week of the pattern. */
type Column = readonly DayTimes[] | undefined

const off: DayTimes = { segments: [], breaks: [] }

/**
 * The weeks that the cells of a row describe. A cell has one text for each week, separated by `|`, or a single one for
 * all of them; an absent column keeps the times of the existing weeks. Errors are those of the columns.
 */
export function weeksOfCells(
  row: Record<string, unknown>,
  existing: readonly Week[] = [],
): { weeks: DayTimes[][]; errors: FieldErrors } {
  const columns = dayColumns.map((day, at) =>
    day in row ? readColumn(row[day]) : existing.map((week) => week[at] ?? off),
  )
  const count = Math.max(1, ...columns.map((column) => column?.length ?? 0))
  const errors = Object.fromEntries(
    dayColumns.flatMap((day, at) => {
      const fault = faultOf(columns[at], count)
      return fault === undefined ? [] : [[day, [fault]]]
    }),
  )
  const weeks = Array.from({ length: count }, (_, week) =>
    columns.map((column) => column?.[week] ?? column?.[0] ?? off),
  )
  return { weeks, errors }
}

/** The errors of the weeks as errors of the columns: `weeks.0.3.segments` is that of Thursday. */
export function errorsOfColumns(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, faults]) => {
      const [field, , day] = path.split('.')
      return [field === 'weeks' ? (dayColumns[Number(day ?? 0)] ?? path) : path, faults]
    }),
  )
}

function faultOf(column: Column, count: number): FieldErrors[string][number] | undefined {
  if (column === undefined) return { error: 'format' }
  return column.length > 1 && column.length !== count ? { error: 'invalid', count } : undefined
}

/** Undefined for anything but times. */
function readColumn(cell: unknown): Column {
  if (cell === null || cell === undefined) return [off]
  if (typeof cell !== 'string') return undefined
  const days = cell.split('|').map(dayIn)
  return days.every((day) => day !== undefined) ? days : undefined
}
