import { createHash } from 'node:crypto'
import type { MonthFigures } from '#db/schema/month-sheets.ts'
import type { DayIncident } from './workday.ts'

/** A day as a month sheet holds it; instants are ISO 8601 in UTC. */
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
  /** What stands in the place of work; what was kept before there was any says nothing of it. */
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

/** What the days of a month add up to. */
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

/** The text that is kept of a sheet, with its properties in this order, and the SHA-256 of it in hexadecimal. */
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
  // Left out where there is none: a month without vacation has the hash that it always had.
  ...(day.absence == null ? {} : { absence: day.absence }),
})

/** What was kept of a sheet. */
export const contentOf = (text: string): SheetContent =>
  // Nothing else is written there than what `sealed` makes.
  JSON.parse(text) as SheetContent
