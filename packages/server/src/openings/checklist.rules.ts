import type { OpeningLight, OpeningPoint, OpeningState } from '@portal/sdk/contract'
import type { OpeningAnswer } from '#db/schema/openings.ts'

/** The known facts about a service now. */
export type OpeningFacts = {
  planned: number
  present: number
  /** Open incidents of systems that prevent work. */
  systems: number
  /** Other open incidents that involve its people. */
  incidents: number
  /** The newest load of the expected template. */
  load: { state: string; records: number } | null
  /** A holiday of its work center, or of all its people. */
  holiday: string | null
}

type Asked = {
  plannedAt: Date
  minimumPercent: number
  templateId: string | null
  checks: readonly string[]
  answers: readonly OpeningAnswer[]
}

const minuteMs = 60_000
/** Before this nobody is expected: missing people are not missing yet. */
const expectedMinutes = 30

/** The checklist of an opening: items that the portal checks itself, then those that a person must confirm. */
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

/** The holiday that closes a service: nobody is planned, and nobody has begun to check or open it. */
export const closedBy = (
  { state }: { state: OpeningState },
  { planned, holiday }: Pick<OpeningFacts, 'planned' | 'holiday'>,
): string | null => (state === 'scheduled' && planned === 0 ? holiday : null)

const known = (kind: OpeningPoint['kind'], light: OpeningLight): OpeningPoint => ({
  ...{ kind, light, label: null, value: null, expected: null },
  ...{ note: null, answeredBy: null, answeredAt: null },
})

/** A service does not work with less than half of the planned people; if nobody is planned, somebody must check. */
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

/** The overall light: that of the worst item. */
export const lightOf = (points: readonly OpeningPoint[]): OpeningLight =>
  worst.find((light) => points.some((point) => point.light === light)) ?? 'green'

/** By how many whole minutes it opens late; negative when early. */
export const deviationOf = ({ plannedAt }: { plannedAt: Date }, now: Date): number =>
  Math.trunc((now.getTime() - plannedAt.getTime()) / minuteMs)
