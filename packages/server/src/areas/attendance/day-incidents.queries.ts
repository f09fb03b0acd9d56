import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { written } from '#db/days.ts'
import type { Db } from '#db/database.ts'
import { isDecisionHeld } from '#db/decision-held.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import { isWithin } from '#db/reach.ts'
import type { DayIncidentActsTable, DayIncidentsTable, DayIncidentState } from '#db/schema/day-incidents.ts'
import type { DayIncident } from '#time-record/workday.ts'
import type { Looking } from './clock-corrections.queries.ts'

type Column = 'date' | 'person'
type Asked = Paging & {
  search?: string
  employeeId?: string
  from?: string
  until?: string
  kind?: DayIncident
  state?: DayIncidentState[]
  waiting?: boolean
  sort?: Column | `-${Column}`
}

const orders: Record<Column, RawBuilder<unknown>> = {
  date: sql`day_incidents.date`,
  person: sql`users.plain_name`,
}

const isHeld = (now: Date) => isDecisionHeld(sql`day_incidents.id`, now)
/** Whether the viewer decides on this person's incidents, in any state. */
const isDecider = ({ reach: { userId }, corrects }: Looking) =>
  sql<boolean>`(${corrects} and day_incidents.employee_id <> ${userId}::uuid)`
/** Whether the month of the day is locked: then nothing of it changes. */
const isLocked = sql<boolean>`exists (select from month_sheets m where m.employee_id = day_incidents.employee_id
  and m.state = 'locked' and m.month = date_trunc('month', day_incidents.date::timestamp)::date)`
/** Whether a justification is pending for the viewer. */
export const isDecidable = (looking: Looking) =>
  sql<boolean>`(day_incidents.state = 'justified' and ${isDecider(looking)} and not ${isHeld(looking.now)} and not ${isLocked})`

const nameOf = (column: string) =>
  sql<string | null>`(select n.display_name from users n where n.id = ${sql.ref(column)})`

const shown = (db: Db, looking: Looking) =>
  db
    .selectFrom('dayIncidents')
    .innerJoin('users', 'users.id', 'dayIncidents.employeeId')
    .where(isWithin(looking.reach, sql`day_incidents.employee_id`))
    .select(['dayIncidents.id', 'dayIncidents.employeeId', 'users.displayName', 'dayIncidents.state'])
    .select(['dayIncidents.reason', 'dayIncidents.minutes', 'dayIncidents.justifiedAt'])
    .select(['dayIncidents.comment', 'dayIncidents.decidedBy', 'dayIncidents.decidedFor'])
    .select(['dayIncidents.decidedAt', 'dayIncidents.version'])
    .select(sql<DayIncident>`day_incidents.kind`.as('kind'))
    .select(written('dayIncidents.date').as('date'))
    .select([nameOf('dayIncidents.decidedBy').as('deciderName')])
    .select([nameOf('dayIncidents.decidedFor').as('delegatorName')])
    .select([isHeld(looking.now).as('isHeld'), isDecider(looking).as('isDecider'), isLocked.as('isLocked')])
    .select(isDecidable(looking).as('canDecide'))

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

/** The visible incidents that match. One open for dismissal has no row yet. */
export function list(db: Db, looking: Looking, asked: Asked) {
  const { column, direction } = ordering(asked.sort ?? '-date')
  let query = shown(db, looking).orderBy(orders[column], direction)
  if (column !== 'date') query = query.orderBy('dayIncidents.date', 'desc')
  query = query.orderBy('dayIncidents.id')
  for (const condition of [...narrowing(asked), ...choosing(looking, asked)]) query = query.where(condition)
  return page(query, asked, 'dayIncidents.id')
}

type Condition = RawBuilder<boolean>

/** Whose days, and which of them. */
const narrowing = ({ employeeId, from, until }: Asked): Condition[] => [
  ...(employeeId === undefined ? [] : [sql<boolean>`day_incidents.employee_id = ${employeeId}::uuid`]),
  ...(from === undefined ? [] : [sql<boolean>`day_incidents.date >= ${from}::date`]),
  ...(until === undefined ? [] : [sql<boolean>`day_incidents.date <= ${until}::date`]),
]

/** The incidents of those days. */
const choosing = (looking: Looking, { kind, state = [], waiting = false, search }: Asked): Condition[] => [
  ...(kind === undefined ? [] : [sql<boolean>`day_incidents.kind = ${kind}`]),
  ...(state.length === 0 ? [] : [sql<boolean>`day_incidents.state in (${sql.join(state)})`]),
  ...(waiting ? [isDecidable(looking)] : []),
  ...(search ? [isFound(search)] : []),
]

const isFound = (search: string) =>
  sql<boolean>`users.plain_name || ' ' || plain(coalesce(day_incidents.reason, '')) like plain(${containing(search)})`

export const find = (db: Db, looking: Looking, id: string) =>
  shown(db, looking).where('dayIncidents.id', '=', id).executeTakeFirst()

/** The visible ones of these. */
export const among = (db: Db, looking: Looking, ids: readonly string[]) =>
  shown(db, looking)
    .where('dayIncidents.id', 'in', [...ids])
    .execute()

/** Which incident of somebody's day. */
export type OfDay = { employeeId: string; date: string; kind: DayIncident }

export const findOf = (db: Db, looking: Looking, { employeeId, date, kind }: OfDay) =>
  shown(db, looking)
    .where('dayIncidents.employeeId', '=', employeeId)
    .where(sql<boolean>`day_incidents.date = ${date}::date`)
    .where('dayIncidents.kind', '=', kind)
    .executeTakeFirst()

/** The pending ones for the viewer, for the inbox. */
export const waitingFor = (looking: Looking) => sql`
  select day_incidents.id, day_incidents.employee_id, day_incidents.justified_at as asked_at, null::timestamptz as due_at
  from day_incidents where ${isWithin(looking.reach, sql`day_incidents.employee_id`)} and ${isDecidable(looking)}`

export const insert = (db: Db, row: Insertable<DayIncidentsTable>) =>
  db.insertInto('dayIncidents').values(row).execute()

/** Updates an incident at a version; returns whether it did. */
export async function change(
  db: Db,
  { id, version }: Pick<Row, 'id' | 'version'>,
  values: Updateable<DayIncidentsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dayIncidents')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const record = (db: Db, act: Insertable<DayIncidentActsTable>) =>
  db.insertInto('dayIncidentActs').values(act).execute()

/** The history of an incident, in order. */
export const actsOf = (db: Db, id: string) =>
  db
    .selectFrom('dayIncidentActs')
    .where('incidentId', '=', id)
    .select(['state', 'at', 'by', 'onBehalfOf', 'text', 'minutes'])
    .select([nameOf('dayIncidentActs.by').as('name')])
    .select([nameOf('dayIncidentActs.onBehalfOf').as('delegatorName')])
    .orderBy('dayIncidentActs.id')
    .execute()
