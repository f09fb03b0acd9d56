import { conflict, refuse } from '#contract/refuse.ts'
import type { ClockSource, PressedKind } from '#db/schema/clock-entries.ts'
import type { Span } from '#time-record/workday.ts'
import { longestSpanMs } from '#time-record/spans.rules.ts'

/** The clock state of a person. */
export type ClockState = 'out' | 'work' | 'break'

/** The allowed transitions: from out to in, from work to out or a break, from a break to work or out. */
const next: Record<ClockState, readonly PressedKind[]> = {
  out: ['in'],
  work: ['break_start', 'out'],
  break: ['break_end', 'out'],
}

/** How long an offline entry may wait for a network. */
const offlineMs = 48 * 60 * 60_000
/** Tolerance for device clocks that are slightly ahead of the server's. */
const aheadMs = 60_000

/** The state after somebody's last span. */
export function stateOf(last: Span | undefined): ClockState {
  if (last === undefined || last.endedAt !== null) return 'out'
  return last.segments.at(-1)?.kind === 'break' ? 'break' : 'work'
}

/** Whether a transition is allowed. */
export const follows = (kind: PressedKind, state: ClockState): boolean => next[state].includes(kind)

/** Refuses an invalid transition, reporting the current state. */
export function checkFollows(kind: PressedKind, state: ClockState): void {
  if (!follows(kind, state)) conflict('invalid', 'kind', { value: state })
}

type Press = { kind: PressedKind; at?: string | undefined; isOffline?: boolean | undefined }
/** The time of an entry, and its source. */
export type Stamp = { at: Date; source: Extract<ClockSource, 'portal' | 'offline' | 'declared'> }

/** The time of an entry: the server's, unless an earlier one is given, which is marked. */
export function stampOf({ at: pressedAt, isOffline = false }: Press, now: Date): Stamp {
  if (pressedAt === undefined) return { at: now, source: 'portal' }
  const at = new Date(pressedAt)
  if (at.getTime() > now.getTime() + aheadMs) refuse('less_than', 'at', { value: now.toISOString() })
  const earliest = new Date(now.getTime() - offlineMs)
  if (isOffline && at < earliest) refuse('greater_than', 'at', { value: earliest.toISOString() })
  return { at: at > now ? now : at, source: isOffline ? 'offline' : 'declared' }
}

/** Refuses an entry before the last recorded one: records are append-only. */
export function checkAfter(at: Date, lastAt: Date | undefined): void {
  if (lastAt !== undefined && at < lastAt) refuse('greater_than', 'at', { value: lastAt.toISOString() })
}

/** Whether a span has no exit: it is running, or its exit was forgotten on an earlier day. */
export const hasNoExit = ({ endedAt, incidents }: Span): boolean =>
  endedAt === null || incidents.includes('missing_out')

/**
 * The span whose exit is added afterwards (FIC-3): the exit must be after everything known of it, before the next
 * span, and within the maximum duration of a day.
 */
export function spanOfExit(kind: PressedKind, at: Date, spans: readonly Span[]): Span {
  const open = spans.filter(hasNoExit)
  const span = open.findLast(({ startedAt }) => startedAt < at) ?? open[0]
  if (kind !== 'out' || span === undefined) refuse('invalid', 'at')
  if (at < span.lastAt) refuse('greater_than', 'at', { value: span.lastAt.toISOString() })
  const following = spans[spans.indexOf(span) + 1]?.startedAt.getTime() ?? Infinity
  const latest = Math.min(span.startedAt.getTime() + longestSpanMs, following)
  if (at.getTime() > latest) refuse('less_than', 'at', { value: new Date(latest).toISOString() })
  return span
}
