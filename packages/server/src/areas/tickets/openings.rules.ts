import type { OpeningLight, OpeningPoint, OpeningState } from '@portal/sdk/contract'
import { conflict, refuse } from '#contract/refuse.ts'
import { dayIn } from '#db/zoned-day.ts'
import type { OpeningAnswer } from '#db/schema/openings.ts'

/** What the portal knows of a service now. */
export type OpeningFacts = {
  planned: number
  present: number
  /** Open incidents of systems that keep people from working. */
  systems: number
  /** Other open incidents that name its people. */
  incidents: number
  /** The newest load of the format that is waited for. */
  load: { state: string; records: number } | null
}

type Asked = {
  plannedAt: Date
  minimumPercent: number
  templateId: string | null
  checks: readonly string[]
  answers: readonly OpeningAnswer[]
}

const minuteMs = 60_000
/** Sooner nobody is expected: what is missing then is not missing yet. */
const expectedMinutes = 30
/** Who is told that a service is late when a server was down so long is told nothing new. */
const newsMinutes = 60

/** The checklist of an opening as it stands: what the portal knows, then what somebody has to look at. */
export function pointsOf(asked: Asked, facts: OpeningFacts, now: Date): OpeningPoint[] {
  const isEarly = now.getTime() < asked.plannedAt.getTime() - expectedMinutes * minuteMs
  return [
    {
      ...known('staff', isEarly ? 'unknown' : staffLight(asked.minimumPercent, facts)),
      ...{ value: facts.present, expected: facts.planned },
    },
    { ...known('systems', facts.systems === 0 ? 'green' : 'red'), value: facts.systems, expected: 0 },
    ...(asked.templateId === null ? [] : [listPoint(facts.load, isEarly)]),
    { ...known('incidents', facts.incidents === 0 ? 'green' : 'amber'), value: facts.incidents, expected: 0 },
    ...asked.checks.map((label) =>
      checkPoint(
        label,
        asked.answers.find((answer) => answer.label === label),
      ),
    ),
  ]
}

const known = (kind: OpeningPoint['kind'], light: OpeningLight): OpeningPoint => ({
  ...{ kind, light, label: null, value: null, expected: null },
  ...{ note: null, answeredBy: null, answeredAt: null },
})

/** Below half of the planned people a service does not work; where nobody is planned, somebody has to look. */
function staffLight(minimumPercent: number, { planned, present }: OpeningFacts): OpeningLight {
  if (planned === 0) return present > 0 ? 'green' : 'amber'
  if (present * 100 >= planned * minimumPercent) return 'green'
  return present * 2 >= planned ? 'amber' : 'red'
}

function listPoint(load: OpeningFacts['load'], isEarly: boolean): OpeningPoint {
  const lights: Record<string, OpeningLight> = { completed: 'green', completed_with_errors: 'amber' }
  const light = lights[load?.state ?? ''] ?? (isEarly ? 'unknown' : 'red')
  return { ...known('lists', light), value: load?.records ?? 0 }
}

const checkPoint = (label: string, answer: OpeningAnswer | undefined): OpeningPoint => ({
  ...known('check', answer?.light ?? 'unknown'),
  label,
  note: answer?.note ?? null,
  answeredBy: answer?.by ?? null,
  answeredAt: answer?.at ?? null,
})

const worst: readonly OpeningLight[] = ['red', 'amber', 'unknown', 'green']

/** The light of the whole: that of its worst point. */
export const lightOf = (points: readonly OpeningPoint[]): OpeningLight =>
  worst.find((light) => points.some((point) => point.light === light)) ?? 'green'

type Begun = { state: OpeningState; plannedAt: Date; toleranceMinutes: number }
const isWaiting = ({ state }: { state: OpeningState }) => state === 'scheduled' || state === 'checking'

/** Refuses what was opened or given up. */
export function checkWaiting(opening: { state: OpeningState }): void {
  if (!isWaiting(opening)) conflict('invalid', 'state')
}

/** Refuses to open on another day than the one it is of, in the zone of its plan. */
export function checkDay({ date, timeZone }: { date: string; timeZone: string }, now: Date): void {
  if (dayIn(now, timeZone) !== date) conflict('invalid', 'date')
}

/** Refuses to close what is not open. */
export function checkClosing({ state }: { state: OpeningState }): void {
  if (state !== 'open' && state !== 'open_with_incidents') conflict('invalid', 'state')
}

/** Refuses the answer to something that is not on the checklist. */
export function checkLabels(checks: readonly string[], answers: readonly { label: string }[]): void {
  const strange = answers.find(({ label }) => !checks.includes(label))
  if (strange !== undefined) refuse('inclusion', 'checks', { value: strange.label })
}

/** By how many whole minutes it opens late; below zero when it opens sooner. */
export const deviationOf = ({ plannedAt }: Begun, now: Date): number =>
  Math.trunc((now.getTime() - plannedAt.getTime()) / minuteMs)

/** How it opens: with incidents when it is late, a point is not green, or somebody says so; then a cause is asked for. */
export function openedAs(
  opening: Begun,
  light: OpeningLight,
  { cause, now }: { cause: string | null; now: Date },
) {
  const deviates = deviationOf(opening, now) > opening.toleranceMinutes || light !== 'green'
  if (deviates && cause === null) refuse('blank', 'cause')
  return deviates || cause !== null ? 'open_with_incidents' : 'open'
}

/** Whether its tolerance is over and nobody has opened it, not so long ago that it is no news. */
export function isOverdue(opening: Begun, now: Date): boolean {
  const late = (now.getTime() - opening.plannedAt.getTime()) / minuteMs
  return (
    isWaiting(opening) && late > opening.toleranceMinutes && late < opening.toleranceMinutes + newsMinutes
  )
}
