import type { JudgedIncident, TimeRules, TimeRulesExample } from '#db/schema/time-rules.ts'
import type { Times } from '#db/schema/shifts.ts'
import type { Entry } from './workday.ts'
import { workdaysOf } from './workday.rules.ts'

export type TriedExample = TimeRulesExample & { actualIncidents: JudgedIncident[]; passes: boolean }

const judged: readonly JudgedIncident[] = ['excess', 'short_rest', 'missing_rest']
const minuteMs = 60_000
/** Which day it is changes nothing: in UTC each has 24 hours. */
const midnight = Date.parse('2026-01-07T00:00:00Z')
const instantOf = (minute: number) => new Date(midnight + minute * minuteMs)

/** An example of time rules and what they find of its day. */
export function triedExample(example: TimeRulesExample, rules: TimeRules): TriedExample {
  const { restMinutes, work, breaks, incidents } = example
  const endedBefore = restMinutes === null ? null : instantOf((work[0]?.start ?? 0) - restMinutes)
  // After all of it, so that nothing runs any more.
  const now = instantOf(4 * 24 * 60)
  const days = workdaysOf(entriesOf(work, breaks), { now, endedBefore, rulesOn: () => rules })
  const found = new Set(days.flatMap((day) => day.incidents))
  const actualIncidents = judged.filter((one) => found.has(one))
  const passes = judged.every((one) => found.has(one) === incidents.includes(one))
  return { ...example, actualIncidents, passes }
}

/** Whether the times of an example follow each other, and its breaks lie within them. */
export const isDay = ({ work, breaks }: TimeRulesExample): boolean =>
  inOrder(work) &&
  inOrder(breaks) &&
  breaks.every(({ start, end }) => work.some((one) => one.start <= start && end <= one.end))

const inOrder = (times: readonly Times[]): boolean =>
  times.every(({ start, end }, at) => start < end && (times[at - 1]?.end ?? 0) <= start)

function entriesOf(work: readonly Times[], breaks: readonly Times[]): Entry[] {
  const pressed = [
    ...work.flatMap(({ start, end }) => [entry('in', start), entry('out', end)]),
    ...breaks.flatMap(({ start, end }) => [entry('break_start', start), entry('break_end', end)]),
  ]
  return pressed.map((one, number) => ({ ...one, id: String(number), number }))
}

const entry = (kind: Entry['kind'], minute: number) => ({
  ...{ kind, at: instantOf(minute), timeZone: 'UTC', breakTypeId: kind === 'break_start' ? 'break' : null },
  ...({ mode: 'on_site', source: 'portal', minutesPerUse: null } as const),
  counts: kind === 'break_start' ? ('non_effective' as const) : null,
})
