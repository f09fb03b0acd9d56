import type { Context } from '#contract/handlers.ts'
import { checkPeople, recordChange } from './incidents.ts'
import type { Acting } from './acting.ts'
import { checkInterval, effectOf } from './incidents.rules.ts'
import * as queries from './incidents.queries.ts'

export type Reported = Context<'incidents.create'>['body']

/** Creates an incident on behalf of somebody, and returns its id. */
export async function create(context: Acting, reported: Reported, reporterId: string): Promise<string> {
  const { db, ids, clock } = context
  const { peopleIds = [], affectsTime, startsAt, endsAt = null, ...own } = reported
  const now = clock.now()
  const interval = { startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) }
  checkInterval(interval, now)
  await checkPeople(context, peopleIds)
  const incident = { ...own, ...interval, timeEffect: effectOf('none', affectsTime) }
  const id = ids.next()
  const nothingYet = { assigneeId: null, resolution: null, createdAt: now, updatedAt: now }
  await queries.insert(db, { ...incident, ...nothingYet, id, reporterId })
  await queries.setPeople(db, id, peopleIds)
  await recordChange(context, 'create', undefined, id)
  return id
}
