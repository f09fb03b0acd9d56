import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type {
  IncidentCategory,
  IncidentMessagesTable,
  IncidentSeverity,
  IncidentsTable,
  IncidentState,
  TimeEffect,
} from '#db/schema/incidents.ts'

type Column = 'createdAt' | 'startsAt' | 'severity' | 'updatedAt'
type Asked = Paging & {
  /** Only those this person reported, works on or is affected by. */
  seenBy?: string | undefined
  /** Only those this person reported or is affected by. */
  mineOf?: string | undefined
  search?: string
  state?: IncidentState[]
  severity?: IncidentSeverity[]
  category?: IncidentCategory
  timeEffect?: TimeEffect
  /** Only those assigned to this person, or to nobody. */
  assigneeId?: string | null | undefined
  sort?: Column | `-${Column}`
}

const bySeverity = sql`array_position(array['low', 'medium', 'high', 'critical'], incidents.severity)`

/** Whether this person reported the current row's incident, or is affected. */
const concerns = (userId: string) => sql<boolean>`(${userId}::uuid = incidents.reporter_id
  or exists (select from incident_people p where p.incident_id = incidents.id and p.user_id = ${userId}))`

/** Whether this person is involved: affected, reporter, or working on it. */
const isOf = (userId: string) =>
  sql<boolean>`(${userId}::uuid = incidents.assignee_id or ${concerns(userId)})`

const incidents = (db: Db, seenBy: string | undefined) => {
  const all = db
    .selectFrom('incidents')
    .innerJoin('users', 'users.id', 'incidents.reporterId')
    .select(['incidents.id', 'title', 'description', 'category', 'severity', 'state', 'timeEffect'])
    .select(['startsAt', 'endsAt', 'resolution', 'incidents.version', 'incidents.createdAt', 'updatedAt'])
    .select(['reporterId', 'assigneeId', 'users.displayName as reporterName'])
    .select(
      sql<string | null>`(select a.display_name from users a where a.id = incidents.assignee_id)`.as(
        'assigneeName',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from incident_people p where p.incident_id = incidents.id)`.as(
        'affected',
      ),
    )
  return seenBy === undefined ? all : all.where(isOf(seenBy))
}

export type IncidentRow = Awaited<ReturnType<typeof list>>['data'][number]

export function list(db: Db, { seenBy, mineOf, sort = '-createdAt', ...asked }: Asked) {
  const { column, direction } = ordering(sort)
  const seen = incidents(db, seenBy)
  const query = (mineOf === undefined ? seen : seen.where(concerns(mineOf)))
    .orderBy(column === 'severity' ? bySeverity : sql.ref(`incidents.${column}`), direction)
    .orderBy('incidents.id')
  return page(named(searched(query, asked.search), asked), asked)
}

type Incidents = ReturnType<typeof incidents>

function searched(query: Incidents, search: string | undefined): Incidents {
  if (search === undefined || search === '') return query
  const text = sql`incidents.title || ' ' || incidents.description || ' ' || users.display_name`
  return query.where(sql<boolean>`plain(${text}) like plain(${containing(search)})`)
}

function named(query: Incidents, asked: Asked): Incidents {
  const { state = [], severity = [], category, timeEffect, assigneeId } = asked
  let found = query
  if (state.length > 0) found = found.where('state', 'in', state)
  if (severity.length > 0) found = found.where('severity', 'in', severity)
  if (category !== undefined) found = found.where('category', '=', category)
  if (timeEffect !== undefined) found = found.where('timeEffect', '=', timeEffect)
  if (assigneeId === undefined) return found
  return found.where('assigneeId', assigneeId === null ? 'is' : '=', assigneeId)
}

/** A visible incident. */
export const find = (db: Db, id: string, seenBy: string | undefined) =>
  incidents(db, seenBy).where('incidents.id', '=', id).executeTakeFirst()

/** The row of a visible incident, locked until the transaction ends, and the affected people. */
export async function lock(db: Db, id: string, seenBy: string | undefined) {
  let query = db.selectFrom('incidents').selectAll().where('id', '=', id).forUpdate()
  if (seenBy !== undefined) query = query.where(isOf(seenBy))
  const row = await query.executeTakeFirst()
  return row && { ...row, peopleIds: (await people(db, id)).map((one) => one.id) }
}

export const people = (db: Db, id: string) =>
  db
    .selectFrom('incidentPeople')
    .innerJoin('users', 'users.id', 'incidentPeople.userId')
    .where('incidentId', '=', id)
    .select(['users.id', 'users.displayName'])
    .orderBy(sql`plain(users.display_name)`)
    .orderBy('users.id')
    .execute()

/** The entries of an incident; internal ones only with permission. */
export function messages(db: Db, id: string, readsInternal: boolean) {
  const query = db
    .selectFrom('incidentMessages')
    .innerJoin('users', 'users.id', 'incidentMessages.authorId')
    .where('incidentId', '=', id)
    .select(['incidentMessages.id', 'text', 'internal', 'incidentMessages.createdAt', 'authorId'])
    .select('users.displayName as authorName')
    .orderBy('incidentMessages.createdAt')
    .orderBy('incidentMessages.id')
  return (readsInternal ? query : query.where('internal', '=', false)).execute()
}

export async function insert(db: Db, incident: Insertable<IncidentsTable>): Promise<void> {
  await db.insertInto('incidents').values(incident).execute()
}

/** Writes the values and increments the version. */
export async function change(db: Db, id: string, values: Updateable<IncidentsTable>): Promise<void> {
  await db
    .updateTable('incidents')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Replaces the affected people. */
export async function setPeople(db: Db, incidentId: string, userIds: readonly string[]): Promise<void> {
  await db.deleteFrom('incidentPeople').where('incidentId', '=', incidentId).execute()
  if (userIds.length === 0) return
  const rows = userIds.map((userId) => ({ incidentId, userId }))
  await db.insertInto('incidentPeople').values(rows).execute()
}

export async function addMessage(db: Db, message: Insertable<IncidentMessagesTable>): Promise<void> {
  await db.insertInto('incidentMessages').values(message).execute()
}
