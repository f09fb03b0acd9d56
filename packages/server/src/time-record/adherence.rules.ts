import { joined, lengthMs, type TimeRange, within, without } from './time-ranges.ts'

/** The planned and the actual activity at an instant. */
export type Planned = 'work' | 'break' | 'off'
export type Doing = 'work' | 'break' | 'away'
export type AdherenceState = 'in' | 'out' | 'unscheduled' | 'no_plan'
export type Impact = 'positive' | 'negative' | 'neutral'

/** The planned and the actual activities, as instants. */
export type AdherenceFacts = {
  /** The days with known times, including free ones: of a plain week only the minutes are known. */
  days: readonly TimeRange[]
  shift: readonly TimeRange[]
  breaks: readonly TimeRange[]
  /** When a break counts as planned as work does: shifts without planned breaks, and breaks that count as work. */
  loose: readonly TimeRange[]
  work: readonly TimeRange[]
  rest: readonly TimeRange[]
}

/** A period out of adherence. */
export type Deviation = TimeRange & { planned: Planned; doing: Doing }

/**
 * The periods in which the actual differs from the planned activity; somebody absent without a shift violates no
 * plan.
 */
export function outOf({ days, shift, breaks, loose, work, rest }: AdherenceFacts): TimeRange[] {
  const missed = without(without(without(shift, breaks), work), within(loose, rest))
  const beyond = without(within([...work, ...rest], days), shift)
  return joined([...missed, ...without(breaks, rest), ...beyond])
}

/** Whether somebody adheres to their plan at an instant, and since when. */
export function adherenceAt(facts: AdherenceFacts, now: Date) {
  const { days, shift, breaks, work, rest } = facts
  const has = (ranges: readonly TimeRange[]) => holding(joined(ranges), now) !== undefined
  const planned: Planned = !has(shift) ? 'off' : has(breaks) ? 'break' : 'work'
  const doing: Doing = has(work) ? 'work' : has(rest) ? 'break' : 'away'
  if (!has(days)) return { state: 'no_plan', since: null, planned, doing } as const
  const out = outOf(facts)
  const broken = holding(out, now)
  if (broken !== undefined) return { state: 'out', since: broken.startedAt, planned, doing } as const
  const kept = holding(without(shift, out), now)
  if (kept !== undefined) return { state: 'in', since: kept.startedAt, planned, doing } as const
  return { state: 'unscheduled', since: lastEnd([...shift, ...out], now), planned, doing } as const
}

/**
 * The effect of a deviation on staffing, as in real-time adherence of contact centres: absence during planned work is
 * harmful, work beyond the plan helps if fewer than planned would work in that skill otherwise, and anything else is
 * neutral.
 */
export function impactOf(
  { state, planned, doing }: { state: AdherenceState; planned: Planned; doing: Doing },
  isNeeded: boolean,
): Impact | null {
  if (state !== 'out') return null
  if (planned === 'work') return 'negative'
  return doing === 'work' && isNeeded ? 'positive' : 'neutral'
}

/** Whether fewer than planned would work in a skill without somebody. */
export const isNeeded = ({ working, planned }: { working: number; planned: number }): boolean =>
  working - 1 < planned

/**
 * Adherence and conformance of a part of a day. Adherence is the share of the planned time spent as planned;
 * conformance is time worked divided by time planned, whenever it was. Undefined without a plan.
 */
export function adherenceOver(facts: AdherenceFacts, { from, until }: { from: Date; until: Date }) {
  const window = [{ startedAt: from, endedAt: until }]
  const seconds = (ranges: readonly TimeRange[]) => Math.round(lengthMs(within(ranges, window)) / 1000)
  const out = outOf(facts)
  const plannedSeconds = seconds(facts.shift)
  const adherentSeconds = seconds(without(facts.shift, out))
  const plannedWorkSeconds = seconds(without(facts.shift, facts.breaks))
  const workedSeconds = seconds([...facts.work, ...within(facts.loose, facts.rest)])
  return {
    plannedSeconds,
    adherentSeconds,
    plannedWorkSeconds,
    workedSeconds,
    adherence: shareOf(adherentSeconds, plannedSeconds),
    conformance: shareOf(workedSeconds, plannedWorkSeconds),
    deviations: deviationsOf(facts, within(out, window)),
  }
}

/** Periods out of adherence, split where the planned or the actual activity changes. */
function deviationsOf(facts: AdherenceFacts, out: readonly TimeRange[]): Deviation[] {
  const { shift, breaks, work, rest } = facts
  const planned = { work: without(shift, breaks), break: breaks, off: without(out, shift) }
  const done = { work, break: rest, away: without(out, [...work, ...rest]) }
  return (['work', 'break', 'off'] as const)
    .flatMap((asked) =>
      (['work', 'break', 'away'] as const).flatMap((doing) =>
        within(within(out, planned[asked]), done[doing]).map((range) => ({
          ...range,
          planned: asked,
          doing,
        })),
      ),
    )
    .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
}

/** A ratio of at least 0; null when the divisor is zero. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const holding = (ranges: readonly TimeRange[], at: Date): TimeRange | undefined =>
  ranges.find(({ startedAt, endedAt }) => startedAt <= at && at < endedAt)

function lastEnd(ranges: readonly TimeRange[], before: Date): Date | null {
  const ends = ranges.map(({ endedAt }) => endedAt.getTime()).filter((end) => end <= before.getTime())
  return ends.length === 0 ? null : new Date(Math.max(...ends))
}
