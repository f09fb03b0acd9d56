import type { RecordedState } from '#db/schema/agent-states.ts'
import type { Segment } from './workday.ts'

const leastMs = 60_000

/**
 * The contradictions between clock and agent: working as an agent before coming in or after going home, on a break
 * only for the clock, or only for the agent.
 */
export type ContradictionKind = 'before_in' | 'after_out' | 'clock_break' | 'agent_break'

type DoneAsAgent = RecordedState | 'offline'

/** A period of an agent state; running while `endedAt` is null. */
export type AgentSpan = { state: DoneAsAgent; startedAt: Date; endedAt: Date | null }

export type Contradiction = {
  kind: ContradictionKind
  /** The predominant activity. */
  state: DoneAsAgent
  startedAt: Date
  /** Null while it is running. */
  endedAt: Date | null
}

type Clocked = Pick<Segment, 'kind' | 'startedAt' | 'endedAt'>
/** A period without clock data. */
type Unknown = { from: Date; to: Date }
type Record = {
  /** Sorted and without overlaps; including those of the neighbouring days, which tell where the person was. */
  segments: readonly Clocked[]
  /** Sorted and without overlaps. */
  states: readonly AgentSpan[]
  /** After the last known moment of a span without exit, the person's whereabouts are unknown. */
  unknown?: readonly Unknown[]
  /** When the day began: somebody who went home before that has not come in yet. */
  since: Date
  now: Date
}
type Piece = { kind: ContradictionKind; state: DoneAsAgent; from: number; to: number }

/**
 * The contradictions of a day (REP-7), sorted, each of at least a minute. Silence and offline count as no
 * information.
 */
export function contradictionsOf(record: Record): Contradiction[] {
  const { states, now } = record
  const pieces = states.flatMap((span) => piecesOf(span, record))
  return joined(pieces)
    .filter((parts) => lengthOf(parts) >= leastMs)
    .flatMap((parts) => {
      const [first] = parts
      const to = parts.at(-1)?.to
      if (first === undefined || to === undefined) return []
      const isRunning = to === now.getTime() && states.at(-1)?.endedAt === null
      const endedAt = isRunning ? null : new Date(to)
      return [{ kind: first.kind, state: mostOf(parts), startedAt: new Date(first.from), endedAt }]
    })
}

/** The parts of an agent state that contradict the clock. */
function piecesOf(span: AgentSpan, record: Record): Piece[] {
  const { segments, unknown = [], now } = record
  const { state } = span
  if (state === 'no_signal' || state === 'offline') return []
  const [begin, end] = [span.startedAt.getTime(), endOf(span, now)]
  const edges = [
    ...segments.flatMap((one) => [one.startedAt.getTime(), endOf(one, now)]),
    ...unknown.flatMap(({ from, to }) => [from.getTime(), to.getTime()]),
  ]
  const cuts = [begin, ...edges.filter((at) => at > begin && at < end), end].toSorted((a, b) => a - b)
  return cuts.flatMap((from, at) => {
    const to = cuts[at + 1] ?? from
    const kind = to > from ? kindAt(from, state === 'break', record) : undefined
    return kind === undefined ? [] : [{ kind, state, from, to }]
  })
}

/** The contradiction from an instant until the next change of clock or agent. */
function kindAt(
  at: number,
  isBreak: boolean,
  { segments, unknown = [], since, now }: Record,
): ContradictionKind | undefined {
  const clock = segments.find((one) => one.startedAt.getTime() <= at && at < endOf(one, now))
  if (clock?.kind === 'work') return isBreak ? 'agent_break' : undefined
  if (isBreak) return undefined
  if (clock !== undefined) return 'clock_break'
  if (unknown.some(({ from, to }) => from.getTime() <= at && at < to.getTime())) return undefined
  const hasLeft = segments.some((one) => one.startedAt >= since && endOf(one, now) <= at)
  return hasLeft ? 'after_out' : 'before_in'
}

const endOf = ({ endedAt }: { endedAt: Date | null }, now: Date): number => (endedAt ?? now).getTime()

/** Adjacent pieces of one kind are merged, even when the agent's state changed. */
function joined(pieces: readonly Piece[]): Piece[][] {
  const all: Piece[][] = []
  for (const piece of pieces) {
    const open = all.at(-1)
    const last = open?.at(-1)
    if (open !== undefined && last?.kind === piece.kind && last.to === piece.from) open.push(piece)
    else all.push([piece])
  }
  return all
}

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { from, to }) => sum + to - from, 0)

function mostOf(pieces: readonly Piece[]): DoneAsAgent {
  const ofState = (state: DoneAsAgent) => lengthOf(pieces.filter((one) => one.state === state))
  const states = pieces.map(({ state }) => state)
  return states.toSorted((one, other) => ofState(other) - ofState(one))[0] ?? 'available'
}
