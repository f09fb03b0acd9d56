import type { JudgedIncident, TimeRules, TimeRulesExample } from '#db/schema/time-rules.ts'
import { daysAfter } from '#db/day.ts'
import type { Times } from '#db/schema/shifts.ts'
import type { Entry, WorkedDay } from './workday.ts'
import { workdaysOf } from './workday.rules.ts'

export type TriedExample = TimeRulesExample & { actualIncidents: JudgedIncident[]; passes: boolean }

const judged: readonly JudgedIncident[] = [
  'excess',
  'short_rest',
  'missing_rest',
  'weekly_rest',
  'night_limit',
]
const minuteMs = 60_000
/** The date is irrelevant: in UTC every day has 24 hours. */
const date = '2026-02-07'
const midnight = Date.parse(`${date}T00:00:00Z`)
const dayMinutes = 24 * 60
const instantOf = (minute: number) => new Date(midnight + minute * minuteMs)

/** An example for time rules, and the findings on its day. */
export function triedExample(example: TimeRulesExample, rules: TimeRules): TriedExample {
  const { restMinutes, daysBefore = 0, work, breaks, incidents } = example
  const before = restMinutes === null ? [] : [endedAt((work[0]?.start ?? 0) - restMinutes)]
  // After the day, so that nothing is running.
  const now = instantOf(4 * dayMinutes)
  const days = workdaysOf(entriesOf(work, breaks, daysBefore), { now, before, rulesOn: () => rules })
  const found = new Set(days.filter((day) => day.date >= date).flatMap((day) => day.incidents))
  const actualIncidents = judged.filter((one) => found.has(one))
  const passes = judged.every((one) => found.has(one) === incidents.includes(one))
  return { ...example, actualIncidents, passes }
}

/** A working day of which only the end is known. */
const endedAt = (minute: number): WorkedDay => {
  const at = instantOf(minute)
  return {
    ...{ date: daysAfter(date, -1), startedAt: at, endedAt: at, lastAt: at, timeZone: 'UTC', effective: [] },
  }
}

/**
 * Whether the times of an example are consecutive, with breaks inside; and if earlier days had the same work, whether
 * it fits into a day, with nothing else said about earlier days.
 */
export const isDay = ({ restMinutes, daysBefore = 0, work, breaks }: TimeRulesExample): boolean =>
  (daysBefore === 0 || (restMinutes === null && lengthOf(work) < dayMinutes)) &&
  inOrder(work) &&
  inOrder(breaks) &&
  breaks.every(({ start, end }) => work.some((one) => one.start <= start && end <= one.end))

const inOrder = (times: readonly Times[]): boolean =>
  times.every(({ start, end }, at) => start < end && (times[at - 1]?.end ?? 0) <= start)

const lengthOf = (work: readonly Times[]): number => (work.at(-1)?.end ?? 0) - (work[0]?.start ?? 0)

function entriesOf(work: readonly Times[], breaks: readonly Times[], daysBefore: number): Entry[] {
  const pressed = Array.from({ length: daysBefore + 1 }, (_, ago) => -ago * dayMinutes).flatMap((at) => [
    ...work.flatMap(({ start, end }) => [entry('in', at + start), entry('out', at + end)]),
    ...breaks.flatMap(({ start, end }) => [entry('break_start', at + start), entry('break_end', at + end)]),
  ])
  return pressed.map((one, number) => ({ ...one, id: String(number), number }))
}

const entry = (kind: Entry['kind'], minute: number) => ({
  ...{ kind, at: instantOf(minute), timeZone: 'UTC', breakTypeId: kind === 'break_start' ? 'break' : null },
  ...({ mode: 'on_site', source: 'portal', minutesPerUse: null } as const),
  counts: kind === 'break_start' ? ('non_effective' as const) : null,
})
