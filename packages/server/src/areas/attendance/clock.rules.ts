import { conflict, refuse } from '#contract/refuse.ts'
import type { ClockSource, PressedKind } from '#db/schema/clock-entries.ts'
import type { Span } from '#time-record/workday.ts'
import { longestSpanMs } from '#time-record/spans.rules.ts'

/** Where somebody stands. */
export type ClockState = 'out' | 'work' | 'break'

/** What may follow: who is out comes in, who works goes or takes a break, who is in a break ends it or goes. */
const next: Record<ClockState, readonly PressedKind[]> = {
  out: ['in'],
  work: ['break_start', 'out'],
  break: ['break_end', 'out'],
}

/** How long a press without a network may wait for one. */
const offlineMs = 48 * 60 * 60_000
/** Clocks of devices go a little before that of the server. */
const aheadMs = 60_000

/** Where the last of somebody's spans leaves them. */
export function stateOf(last: Span | undefined): ClockState {
  if (last === undefined || last.endedAt !== null) return 'out'
  return last.segments.at(-1)?.kind === 'break' ? 'break' : 'work'
}

/** Whether one may do this from where somebody stands. */
export const follows = (kind: PressedKind, state: ClockState): boolean => next[state].includes(kind)

/** Refuses what does not follow from where somebody stands, and says where that is. */
export function checkFollows(kind: PressedKind, state: ClockState): void {
  if (!follows(kind, state)) conflict('invalid', 'kind', { value: state })
}

type Press = { kind: PressedKind; at?: string | undefined; isOffline?: boolean | undefined }
/** When a press counts, and how that is known. */
export type Stamp = { at: Date; source: Extract<ClockSource, 'portal' | 'offline' | 'declared'> }

/** The instant of a press: that of the server unless an earlier one is said, which is marked. */
export function stampOf({ at: pressedAt, isOffline = false }: Press, now: Date): Stamp {
  if (pressedAt === undefined) return { at: now, source: 'portal' }
  const at = new Date(pressedAt)
  if (at.getTime() > now.getTime() + aheadMs) refuse('less_than', 'at', { value: now.toISOString() })
  const earliest = new Date(now.getTime() - offlineMs)
  if (isOffline && at < earliest) refuse('greater_than', 'at', { value: earliest.toISOString() })
  return { at: at > now ? now : at, source: isOffline ? 'offline' : 'declared' }
}

/** Refuses a press that lies before what was recorded last: a record is not written from behind. */
export function checkAfter(at: Date, lastAt: Date | undefined): void {
  if (lastAt !== undefined && at < lastAt) refuse('greater_than', 'at', { value: lastAt.toISOString() })
}

/** Whether a span has no exit: it runs, or it is one of an earlier day whose exit was forgotten. */
export const hasNoExit = ({ endedAt, incidents }: Span): boolean =>
  endedAt === null || incidents.includes('missing_out')

/**
 * The span whose exit is said afterwards (FIC-3): the exit lies behind all that is known of it, before the next span,
 * and within the longest that a day may last.
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
