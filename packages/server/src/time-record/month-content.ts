import { createHash } from 'node:crypto'
import type { MonthFigures } from '#db/schema/month-sheets.ts'
import type { DayIncident } from './workday.ts'

/** A day in a month sheet; instants are ISO 8601 in UTC. */
export type SheetDay = {
  date: string
  state: 'open' | 'closed' | 'expected' | 'missing' | 'free'
  startedAt: string | null
  endedAt: string | null
  timeZone: string
  effectiveSeconds: number
  nonEffectiveSeconds: number
  ordinarySeconds: number
  complementarySeconds: number
  extraSeconds: number
  theoreticalMinutes: number
  /** Null while the day is not over. */
  balanceSeconds: number | null
  incidents: DayIncident[]
  holiday: string | null
  /** What replaces planned work; missing in older sheets. */
  absence?: 'vacation' | 'absence' | null
}

/** What a person confirms. */
export type SheetContent = {
  employeeId: string
  /** `YYYY-MM`. */
  month: string
  partTime: boolean
  days: readonly SheetDay[]
}

/** The sums over the days of a month. */
export function figuresOf(days: readonly SheetDay[]): MonthFigures {
  const sum = (of: (day: SheetDay) => number) => days.reduce((all, day) => all + of(day), 0)
  return {
    workedDays: days.filter(({ startedAt }) => startedAt !== null).length,
    effectiveSeconds: sum((day) => day.effectiveSeconds),
    nonEffectiveSeconds: sum((day) => day.nonEffectiveSeconds),
    ordinarySeconds: sum((day) => day.ordinarySeconds),
    complementarySeconds: sum((day) => day.complementarySeconds),
    extraSeconds: sum((day) => day.extraSeconds),
    theoreticalMinutes: sum((day) => day.theoreticalMinutes),
    balanceSeconds: sum((day) => day.balanceSeconds ?? 0),
  }
}

/** The stored text of a sheet, with its properties in this order, and its SHA-256 in hexadecimal. */
export function sealed({ employeeId, month, partTime, days }: SheetContent): {
  content: string
  hash: string
} {
  const content = JSON.stringify({ employeeId, month, partTime, days: days.map(inOrder) })
  return { content, hash: createHash('sha256').update(content).digest('hex') }
}

const inOrder = (day: SheetDay): SheetDay => ({
  ...{ date: day.date, state: day.state, startedAt: day.startedAt, endedAt: day.endedAt },
  ...{ timeZone: day.timeZone, effectiveSeconds: day.effectiveSeconds },
  ...{ nonEffectiveSeconds: day.nonEffectiveSeconds, ordinarySeconds: day.ordinarySeconds },
  ...{ complementarySeconds: day.complementarySeconds, extraSeconds: day.extraSeconds },
  ...{ theoreticalMinutes: day.theoreticalMinutes, balanceSeconds: day.balanceSeconds },
  ...{ incidents: [...day.incidents].sort(), holiday: day.holiday },
  // Omitted when there is none, so that months without vacation keep their old hash.
  ...(day.absence == null ? {} : { absence: day.absence }),
})

/** Parses a stored sheet. */
export const contentOf = (text: string): SheetContent =>
  // Only `sealed` writes this column.
  JSON.parse(text) as SheetContent
