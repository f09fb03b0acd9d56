import { dayIn } from '#db/zoned-day.ts'
import type { DayIncident, JudgedEntry, Segment, Span } from './workday.ts'

const minuteMs = 60_000
/** After this duration the exit of a span counts as missing: it is requested, never invented (FIC-3). */
export const longestSpanMs = 16 * 60 * minuteMs
/** An open span that began before this is not running any more. */
export const runningAfter = (now: Date): Date => new Date(now.getTime() - longestSpanMs)
/** The same entry again within a minute is one press (handbook of the time record, rule 4). */
const echoMs = minuteMs

/** A plausible order of simultaneous entries after the previous state. */
const order = {
  out: ['in', 'break_start', 'break_end', 'out'],
  work: ['break_start', 'break_end', 'out', 'in'],
  break: ['break_end', 'out', 'break_start', 'in'],
} as const satisfies Record<string, readonly JudgedEntry['kind'][]>

type Open = {
  startedAt: Date
  timeZone: string
  segments: Segment[]
  incidents: Set<DayIncident>
  lastAt: Date
}

/** Finished spans, and the running one. */
type Pairing = { spans: Span[]; open: Open | undefined }

/**
 * Pairs entries into spans by time alone, independent of source and order of arrival. A span without an exit ends at
 * its last known moment and is marked `missing_out`; it is never extended to the next entry. The span running at
 * `now` has no end.
 */
export function spansOf(entries: readonly JudgedEntry[], now: Date): Span[] {
  const pairing: Pairing = { spans: [], open: undefined }
  for (const entry of inOrder(entries, pairing)) take(pairing, entry)
  const { open } = pairing
  if (open === undefined) return pairing.spans
  if (isOver(open, now)) return [...pairing.spans, closed(open, open.lastAt, 'missing_out')]
  return [...pairing.spans, { ...bare(open), endedAt: null }]
}

/** The working day of a span: that of its start, in its zone. */
export const dateOf = ({ startedAt, timeZone }: Span): string => dayIn(startedAt, timeZone)

/**
 * Periods in which the person's whereabouts are unknown: from the last known moment of a span without exit, at most
 * until the next one.
 */
export const unknownTimes = (spans: readonly Span[]): { from: Date; to: Date }[] =>
  spans.flatMap(({ incidents, lastAt, startedAt }, index) => {
    if (!incidents.includes('missing_out')) return []
    const longest = startedAt.getTime() + longestSpanMs
    const next = spans[index + 1]?.startedAt.getTime() ?? Infinity
    return [{ from: lastAt, to: new Date(Math.min(longest, next)) }]
  })

/** The spans of a working day. */
export const spansOfDay = (spans: readonly Span[], date: string): readonly Span[] =>
  spans.filter((span) => dateOf(span) === date)

/** Applies an entry to the previous state. */
function take(pairing: Pairing, entry: JudgedEntry): void {
  if (pairing.open !== undefined && isOver(pairing.open, entry.at))
    end(pairing, pairing.open.lastAt, 'missing_out')
  if (pairing.open === undefined) begin(pairing, entry, entry.kind === 'in' ? undefined : 'missing_in')
  else if (entry.kind === 'in') comeAgain(pairing, pairing.open, entry)
  else if (entry.kind !== 'out') go(pairing.open, entry)
  const { open } = pairing
  if (open === undefined) return
  open.lastAt = entry.at
  if (!isVerified(entry)) open.incidents.add('unverified')
  if (entry.kind === 'out') end(pairing, entry.at)
}

function begin(pairing: Pairing, entry: JudgedEntry, incident?: DayIncident): void {
  pairing.open = {
    ...{ startedAt: entry.at, timeZone: entry.timeZone, lastAt: entry.at },
    segments: [segmentOf(entry)],
    incidents: new Set(incident === undefined ? [] : [incident]),
  }
}

function end(pairing: Pairing, at: Date, incident?: DayIncident): void {
  if (pairing.open !== undefined) pairing.spans.push(closed(pairing.open, at, incident))
  pairing.open = undefined
}

/** Coming in without having left means a missing exit, unless it is the same press again. */
function comeAgain(pairing: Pairing, open: Open, entry: JudgedEntry): void {
  if (entry.at.getTime() - open.lastAt.getTime() <= echoMs) return
  end(pairing, open.lastAt, 'missing_out')
  begin(pairing, entry)
}

const isOver = ({ startedAt }: Open, at: Date): boolean => at.getTime() - startedAt.getTime() > longestSpanMs

/** The server's clock gave the time; times given by a person or a device need review. */
const isVerified = ({ source }: JudgedEntry): boolean => source !== 'offline' && source !== 'declared'

/** From work into a break or back; repeating the state changes nothing. */
function go(open: Open, entry: JudgedEntry): void {
  const last = open.segments.at(-1)
  const next = segmentOf(entry)
  if (last === undefined || (last.kind === next.kind && last.breakTypeId === next.breakTypeId)) return
  last.endedAt = entry.at
  open.segments.push(next)
}

function segmentOf({ kind, at, breakTypeId, mode, counts, minutesPerUse }: JudgedEntry): Segment {
  const time = { startedAt: at, endedAt: null, mode }
  return kind === 'break_start'
    ? { ...time, kind: 'break', breakTypeId, counts: counts ?? 'unallocated', minutesPerUse }
    : { ...time, kind: 'work', breakTypeId: null, counts: 'effective', minutesPerUse: null }
}

const bare = ({ startedAt, timeZone, segments, incidents, lastAt }: Open) => ({
  ...{ startedAt, timeZone, segments: segments.filter(lasts), incidents: [...incidents], lastAt },
})

/** A segment without duration is dropped. */
const lasts = ({ startedAt, endedAt }: Segment): boolean =>
  endedAt === null || endedAt.getTime() > startedAt.getTime()

function closed(open: Open, at: Date, incident?: DayIncident): Span {
  if (incident !== undefined) open.incidents.add(incident)
  const last = open.segments.at(-1)
  if (last !== undefined) last.endedAt = at
  return { ...bare(open), endedAt: at }
}

/** Sorted by time; simultaneous ones by plausibility, and then by order of recording. */
function* inOrder(entries: readonly JudgedEntry[], pairing: Pairing): Generator<JudgedEntry> {
  const rest = entries.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || one.number - other.number,
  )
  for (let from = 0; from < rest.length; ) {
    const at = rest[from]?.at.getTime()
    let to = from + 1
    while (rest[to]?.at.getTime() === at) to += 1
    // A fast path: most instants are unique.
    yield* to === from + 1 ? rest.slice(from, to) : inSense(rest.slice(from, to), pairing)
    from = to
  }
}

/** Simultaneous entries: pick each time the most plausible next one. */
function* inSense(tied: JudgedEntry[], pairing: Pairing): Generator<JudgedEntry> {
  for (let [first] = tied; first !== undefined; [first] = tied) {
    const places: readonly JudgedEntry['kind'][] = order[stateOf(pairing, first.at)]
    const [next = first] = tied.toSorted(
      (one, other) => places.indexOf(one.kind) - places.indexOf(other.kind),
    )
    tied.splice(tied.indexOf(next), 1)
    yield next
  }
}

/** The state of a person after these spans, at an instant. */
function stateOf({ open }: Pairing, at: Date): keyof typeof order {
  if (open === undefined || isOver(open, at)) return 'out'
  return open.segments.at(-1)?.kind === 'break' ? 'break' : 'work'
}
