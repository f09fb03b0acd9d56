import type { Db } from '#db/database.ts'
import { adherenceOver } from '#time-record/adherence.rules.ts'
import { type TimeRange, within, without } from '#time-record/time-ranges.ts'
import { factsOf, type Moment } from './adherence.queries.ts'

/** A person's adherence on a day until now, with the planned and the actual activities as instants. */
export async function adherenceOfDay(
  db: Db,
  moment: Moment,
  { userId, until }: { userId: string; until: Date },
) {
  const { from, now } = moment
  const facts = await factsOf(db, moment, userId)
  if (facts === undefined) return null
  const day = [{ startedAt: from, endedAt: until }]
  const over = { from, until: until < now ? until : now }
  const past = [{ startedAt: from, endedAt: over.until }]
  const ofDay = (ranges: readonly TimeRange[]) => within(ranges, day)
  return {
    ...adherenceOver(facts, over),
    plannedWork: ofDay(without(facts.shift, facts.breaks)),
    plannedBreaks: ofDay(facts.breaks),
    work: within(facts.work, past),
    rest: within(facts.rest, past),
  }
}
