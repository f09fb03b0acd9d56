import { refuse } from '#contract/refuse.ts'
import type { ClockCorrectionsTable } from '#db/schema/clock-corrections.ts'
import { dateOf, spansOf } from '#time-record/spans.rules.ts'
import type { Entry, Span } from '#time-record/workday.ts'
import { follows, stateOf } from './clock.rules.ts'

/** The corrected record: a new entry, a replaced one, or a removed one. */
export type Proposal = Pick<ClockCorrectionsTable, 'change' | 'entryId'> & { entry: Entry }

/** The resulting record. */
export function corrected(entries: readonly Entry[], { change, entryId, entry }: Proposal): Entry[] {
  const rest = entries.filter(({ id }) => id !== entryId)
  return change === 'remove' ? rest : [...rest, entry]
}

/** The working day of a correction first, and the next one if a removal moves the rest of a night there. */
export type Touched = readonly [date: string, ...others: string[]]

/**
 * Tests a correction on a person's record, and returns the days it changes. It must not be in the future, must fit
 * its neighbours, and may change one day only. A day has several entries, with one correction each: adding an entry
 * or exit may leave its counterpart missing until that is added, too; removing one states so.
 */
export function tried(entries: readonly Entry[], proposal: Proposal, now: Date): Touched {
  const { change, entry } = proposal
  const before = spansOf(entries, now)
  const after = spansOf(corrected(entries, proposal), now)
  if (change !== 'remove') {
    if (entry.at > now) refuse('less_than', 'at', { value: now.toISOString() })
    checkPlace(entries, proposal)
    if (missing(after) > missing(before) + allowed(proposal)) refuse('invalid', 'at')
  }
  const [date, ...others] = changedDays(before, after).sort()
  const field = change === 'remove' ? 'entryId' : 'at'
  if (date === undefined || others.length > (change === 'remove' ? 1 : 0)) return refuse('invalid', field)
  return [date, ...others]
}

/** How many entries and exits may be missing afterwards that were not before. */
const allowed = ({ change, entry: { kind } }: Proposal): number =>
  change === 'add' && (kind === 'in' || kind === 'out') ? 1 : 0

/** Refuses an entry that does not fit the previous state, reporting that state. */
function checkPlace(entries: readonly Entry[], proposal: Proposal): void {
  const { kind, at } = proposal.entry
  const before = corrected(entries, { ...proposal, change: 'remove' }).filter((entry) => entry.at <= at)
  const state = stateOf(spansOf(before, at).at(-1))
  if (!follows(kind, state)) refuse('invalid', 'kind', { value: state })
}

const missing = (spans: readonly Span[]): number =>
  spans.filter(({ incidents }) => incidents.includes('missing_in') || incidents.includes('missing_out'))
    .length

/** The days that differ. */
function changedDays(before: readonly Span[], after: readonly Span[]): string[] {
  const [was, is] = [byDay(before), byDay(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((date) => was.get(date) !== is.get(date))
}

function byDay(spans: readonly Span[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  for (const span of spans) {
    const { segments, endedAt } = span
    const date = dateOf(span)
    days.set(date, `${days.get(date) ?? ''}${JSON.stringify([segments, endedAt])}`)
  }
  return days
}
