import { joined, lengthMs, type TimeRange, within, without } from './time-ranges.ts'

/** What is planned of an instant, and what is done at it. */
export type Planned = 'work' | 'break' | 'off'
export type Doing = 'work' | 'break' | 'away'
export type AdherenceState = 'in' | 'out' | 'unscheduled' | 'no_plan'
export type Impact = 'positive' | 'negative' | 'neutral'

/** What a plan asks for and what was done, as instants. */
export type AdherenceFacts = {
  /** The days of which the times are planned, free ones too: of a plain week only the minutes are known. */
  days: readonly TimeRange[]
  shift: readonly TimeRange[]
  breaks: readonly TimeRange[]
  /** When a break is as planned as work: shifts whose breaks nobody planned, and breaks that count as work. */
  loose: readonly TimeRange[]
  work: readonly TimeRange[]
  rest: readonly TimeRange[]
}

/** A time out of adherence. */
export type Deviation = TimeRange & { planned: Planned; doing: Doing }

/** The times at which what is done is not what is planned; who is not at work without a shift breaks no plan. */
export function outOf({ days, shift, breaks, loose, work, rest }: AdherenceFacts): TimeRange[] {
  const missed = without(without(without(shift, breaks), work), within(loose, rest))
  const beyond = without(within([...work, ...rest], days), shift)
  return joined([...missed, ...without(breaks, rest), ...beyond])
}

/** Whether somebody keeps to their plan at an instant, and since when. */
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
 * What it means for the work that somebody does not keep to the plan, as real-time adherence of contact centres has it:
 * who is missing where work was planned harms it, who works beyond the plan helps while without them fewer
 * would work at their skill than are planned to, and anything else does neither.
 */
export function impactOf(
  { state, planned, doing }: { state: AdherenceState; planned: Planned; doing: Doing },
  isNeeded: boolean,
): Impact | null {
  if (state !== 'out') return null
  if (planned === 'work') return 'negative'
  return doing === 'work' && isNeeded ? 'positive' : 'neutral'
}

/** Whether without somebody who works at a skill fewer would than are planned to. */
export const isNeeded = ({ working, planned }: { working: number; planned: number }): boolean =>
  working - 1 < planned

/**
 * How a part of a day kept to its plan. Adherence is the share of the planned time in which the planned thing was done;
 * conformance is time at work by time of work planned, whenever it was. Nothing planned, no share.
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

/** Times out of adherence, cut where what is planned or what is done changes. */
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

/** A part of a whole from 0 on; null of nothing. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const holding = (ranges: readonly TimeRange[], at: Date): TimeRange | undefined =>
  ranges.find(({ startedAt, endedAt }) => startedAt <= at && at < endedAt)

function lastEnd(ranges: readonly TimeRange[], before: Date): Date | null {
  const ends = ranges.map(({ endedAt }) => endedAt.getTime()).filter((end) => end <= before.getTime())
  return ends.length === 0 ? null : new Date(Math.max(...ends))
}
