import { checkMayList } from '#contract/ask-list.ts'
import type { Context } from '#contract/handlers.ts'
import { checkTimeZone } from '#contract/time-zone.ts'
import { refuse } from '#contract/refuse.ts'
import type { ReportDefinitionsTable } from '#db/schema/reports.ts'
import { checkAsked, queryOfDay, tryAsked } from './report-asked.ts'
import * as queries from './report-definitions.queries.ts'
import { spanOf } from './report-lists.ts'
import { permissionsFor } from './report-reach.ts'
import { holdersOf } from './report-reach.queries.ts'

type Acting = Context<'reportDefinitions.create' | 'reportDefinitions.update'>
type Input = Acting['body']
type Kept = Omit<ReportDefinitionsTable, 'id' | 'ownerId' | 'createdAt' | 'deletedAt' | 'nextAt'>

/** The validated values of a definition. */
export async function definitionOf(
  context: Pick<Acting, 'db' | 'clock' | 'user'>,
  body: Input,
  /** With whom it is shared already. */
  people: readonly string[] = [],
): Promise<Kept> {
  const { clock, user } = context
  const { name, report, format, schedule = null } = body
  const asked = askedOf(body)
  checkMayList(report, user)
  checkAsked(asked)
  checkSchedule(schedule, asked)
  const timeZone = schedule?.timeZone ?? user.timeZone ?? 'UTC'
  await tryAsked(context, report, queryOfDay(asked, clock.now(), timeZone))
  return { name, format, ...asked, ...partsOf(schedule), ...(await sharedWith(context, body, people)) }
}

const askedOf = ({ report, query = '', columns = [], period = null }: Input) => ({
  ...{ report, query, columns, period },
})

/** A schedule with fixed days would send the same ones again and again. */
function checkSchedule(
  schedule: NonNullable<Input['schedule']> | null,
  { report, period }: Pick<Kept, 'report' | 'period'>,
): void {
  if (schedule === null) return
  checkTimeZone(schedule.timeZone)
  if (period === null && spanOf(report) !== null) refuse('blank', 'period')
}

function partsOf(schedule: NonNullable<Input['schedule']> | null) {
  if (schedule === null) return { every: null, weekday: null, day: null, hour: null, timeZone: null }
  const { every, weekday = null, day = null, hour, timeZone } = schedule
  const isWeekly = every === 'week'
  return {
    every,
    weekday: isWeekly ? (weekday ?? 1) : null,
    day: every === 'month' ? (day ?? 1) : null,
    hour,
    timeZone,
  }
}

/**
 * With whom it is shared: people who may read the report, existing groups and roles. Somebody who was added while
 * they had the permission does not block other changes.
 */
async function sharedWith(
  { db, clock }: Pick<Acting, 'db' | 'clock'>,
  body: Input,
  already: readonly string[],
) {
  const { report, people = [], groups = [], roles = [] } = body
  const ids = { people: [...new Set(people)], groups: [...new Set(groups)], roles: [...new Set(roles)] }
  const known = await queries.names(db, ids)
  for (const kind of ['groups', 'roles'] as const)
    if (ids[kind].some((id) => !known[kind].has(id))) refuse('inclusion', kind)
  const added = ids.people.filter((id) => !already.includes(id))
  if (added.length > 0) {
    const asked = { permissionIds: permissionsFor(report), ids: added, now: clock.now() }
    const readers = await holdersOf(db, asked, added.length)
    if (readers.length < added.length) refuse('out_of_reach', 'people')
  }
  return ids
}
