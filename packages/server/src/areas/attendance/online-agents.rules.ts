import type { AdherenceState } from '#time-record/adherence.rules.ts'
import type { AgentState, Cell, Counters, CounterFilters, Interval, Named } from './online-agents.ts'

/** The seconds after which a state needs attention; a break has the limit of its type. */
export const limits = {
  in_call: 15 * 60,
  wrap_up: 3 * 60,
  meeting: 60 * 60,
  technical_issue: 15 * 60,
  no_signal: 5 * 60,
} as const satisfies Partial<Record<AgentState, number>>

const agentStates = [
  'available',
  'in_call',
  'wrap_up',
  'break',
  'training',
  'meeting',
  'technical_issue',
  'no_signal',
  'offline',
] as const satisfies readonly AgentState[]

/** Reports on everybody are for people who may see everybody; others see the people assigned to them. */
export const seesEverybody = (permissions: ReadonlySet<string>): boolean => permissions.has('REPORTES_TODOS')

const adherenceStates = ['in', 'out', 'unscheduled', 'no_plan'] as const satisfies readonly AdherenceState[]

type Asked = {
  state?: readonly AgentState[] | undefined
  adherence?: readonly AdherenceState[] | undefined
}
/** The values of a list filter; an empty one does not restrict. */
const namedOf = <Value>(asked: readonly Value[] | undefined): readonly Value[] | undefined =>
  asked === undefined || asked.length === 0 ? undefined : asked

/**
 * The requested states and adherence. Offline people are excluded unless requested; a filter by adherence includes
 * missing people.
 */
export function narrowedTo({ state, adherence }: Asked) {
  const kept = namedOf(adherence)
  const online = agentStates.filter((one) => one !== 'offline')
  const planStates = namedOf(state) ?? agentStates
  return { states: namedOf(state) ?? (kept === undefined ? online : planStates), adherence: kept, planStates }
}

/** The device of a session, from its user agent. It decides nothing. */
export function deviceOf(userAgent: string | null): 'computer' | 'phone' | 'tablet' | 'unknown' {
  const header = userAgent ?? ''
  if (/\biPad\b/.test(header) || (/\bAndroid\b/.test(header) && !/\bMobile\b/.test(header))) return 'tablet'
  if (/\biPhone\b|\bAndroid\b/.test(header)) return 'phone'
  return /\b(?:Windows|Macintosh|Linux|X11|CrOS)\b/.test(header) ? 'computer' : 'unknown'
}

/** The counts for each filter; a filter does not affect its own counts. */
export function countersOf(cells: readonly Cell[], filters: CounterFilters): Counters {
  const without = (left: (typeof tests)[number] | 'none', asked = filters) =>
    cells.filter((cell) => tests.every((name) => name === left || fits[name](cell, asked)))
  const byState = without('states')
  const byAdherence = without('adherence', { ...filters, states: filters.planStates ?? filters.states })
  return {
    totalCount: sumOf(without('none')),
    changesAt: firstOf(cells),
    states: agentStates.map((state) => {
      const own = byState.filter((cell) => cell.state === state)
      return { state, count: sumOf(own), over: own.reduce((sum, { over }) => sum + over, 0) }
    }),
    adherences: adherenceStates.map((adherence) => {
      const own = byAdherence.filter((cell) => cell.adherence === adherence)
      return {
        adherence,
        count: sumOf(own),
        negative: sumOf(own.filter(({ impact }) => impact === 'negative')),
      }
    }),
    skills: named(without('skillId'), ({ skill }) => skill),
    campaigns: named(without('campaignId'), ({ campaign }) => campaign),
    coordinators: named(without('coordinatorId'), ({ coordinator }) => coordinator),
  }
}

const tests = ['states', 'adherence', 'skillId', 'campaignId', 'coordinatorId'] as const
const fits = {
  states: ({ state }: Cell, { states }: CounterFilters) => states.includes(state),
  adherence: (cell: Cell, { adherence }: CounterFilters) =>
    adherence === undefined || adherence.includes(cell.adherence),
  skillId: ({ skill }: Cell, { skillId }: CounterFilters) => skillId === undefined || skill?.id === skillId,
  campaignId: ({ campaign }: Cell, { campaignId }: CounterFilters) =>
    campaignId === undefined || campaign?.id === campaignId,
  coordinatorId: ({ coordinator }: Cell, { coordinatorId }: CounterFilters) =>
    coordinatorId === undefined || coordinator?.id === coordinatorId,
}

/** The earliest automatic change of any of them. */
const firstOf = (cells: readonly Cell[]): Date | null =>
  cells.reduce<Date | null>(
    (first, { changesAt }) =>
      changesAt !== null && (first === null || changesAt < first) ? changesAt : first,
    null,
  )

const sumOf = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0)

function named(cells: readonly Cell[], of: (cell: Cell) => Named | null): (Named & { count: number })[] {
  const found = new Map<string, Named & { count: number }>()
  for (const cell of cells) {
    const thing = of(cell)
    if (thing === null) continue
    found.set(thing.id, { ...thing, count: (found.get(thing.id)?.count ?? 0) + cell.count })
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'es'))
}

/** The intervals of a day, clipped to it; an open one of an agent without a signal ends when the signal was lost. */
export function dayOf(
  intervals: readonly Omit<Interval, 'seconds'>[],
  { from, to, now, lostAt }: { from: Date; to: Date; now: Date; lostAt: Date | null },
): Interval[] {
  const end = to < now ? to : now
  return intervals
    .flatMap((interval) =>
      interval.endedAt === null && lostAt !== null ? split(interval, lostAt) : interval,
    )
    .map((interval) => {
      const startedAt = interval.startedAt < from ? from : interval.startedAt
      const until = interval.endedAt === null || interval.endedAt > end ? end : interval.endedAt
      const endedAt = interval.endedAt === null && end === now ? null : until
      return { ...interval, startedAt, endedAt, seconds: secondsBetween(startedAt, until) }
    })
    .filter(({ seconds, endedAt }) => seconds > 0 || endedAt === null)
}

function split(interval: Omit<Interval, 'seconds'>, lostAt: Date): Omit<Interval, 'seconds'>[] {
  return [
    { ...interval, endedAt: lostAt },
    {
      ...interval,
      // It has not been stored yet, so it uses the id of the state it will end.
      state: 'no_signal',
      breakType: null,
      startedAt: lostAt,
      origin: 'system',
      changedBy: null,
      reason: null,
    },
  ]
}

const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000))

/** Seconds in each state, longest first. */
export function totalsOf(intervals: readonly Interval[]): { state: AgentState; seconds: number }[] {
  const totals = new Map<AgentState, number>()
  for (const { state, seconds } of intervals) totals.set(state, (totals.get(state) ?? 0) + seconds)
  return [...totals]
    .map(([state, seconds]) => ({ state, seconds }))
    .sort((one, other) => other.seconds - one.seconds)
}
