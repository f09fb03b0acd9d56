import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import { isWithin } from '#db/reach.ts'
import { isDecisionHeld } from '#db/decision-held.ts'
import type { AdaptationState, WorkdayAdaptationsTable } from '#db/schema/workday-adaptations.ts'
import { isAsked } from './vacation-people.queries.ts'
import type { Looking } from './absence-reach.ts'

type Column = 'dueOn' | 'person'
export type Asked = Paging & { search?: string; state?: AdaptationState; sort?: Column | `-${Column}` }

/** One's own; those of others reveal family circumstances, so they need the permission to know causes. */
const isSeen = ({ reach, knowsCauses }: Looking): RawBuilder<boolean> =>
  isWithin(
    knowsCauses ? reach : { ...reach, everybody: false, team: false, projects: false },
    sql`workday_adaptations.employee_id`,
  )

const canAnswer = ({ decides, knowsCauses, now, reach: { userId } }: Looking) =>
  sql<boolean>`(${decides && knowsCauses} and workday_adaptations.state = 'asked'
    and not ${isDecisionHeld(sql`workday_adaptations.id`, now)}
    and workday_adaptations.employee_id <> ${userId}::uuid)`
const canReply = ({ reach: { userId } }: Looking) =>
  sql<boolean>`(workday_adaptations.employee_id = ${userId}::uuid and workday_adaptations.state in ('asked', 'proposed'))`

const shown = (db: Db, looking: Looking) =>
  db
    .selectFrom('workdayAdaptations')
    .innerJoin('users', 'users.id', 'workdayAdaptations.employeeId')
    .leftJoin('users as answerer', 'answerer.id', 'workdayAdaptations.answeredBy')
    .leftJoin('users as other', 'other.id', 'workdayAdaptations.answeredFor')
    .select(['workdayAdaptations.answeredFor', 'other.displayName as delegatorName'])
    .select(['workdayAdaptations.id', 'workdayAdaptations.employeeId', 'users.displayName'])
    .select(['workdayAdaptations.wanted', 'workdayAdaptations.reason', 'workdayAdaptations.state'])
    .select(['workdayAdaptations.alternative', 'workdayAdaptations.comment', 'workdayAdaptations.answeredAt'])
    .select(['workdayAdaptations.answeredBy', 'answerer.displayName as answererName'])
    .select(['workdayAdaptations.version', 'workdayAdaptations.createdAt', 'workdayAdaptations.updatedAt'])
    .select(written('workdayAdaptations.startsOn').as('startsOn'))
    .select(written<string | null>('workdayAdaptations.endsOn').as('endsOn'))
    .select(written('workdayAdaptations.dueOn').as('dueOn'))
    .select([canAnswer(looking).as('canAnswer'), canReply(looking).as('canReply')])
    .where(isSeen(looking))

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

const orders: Record<Column, RawBuilder<unknown>> = {
  dueOn: sql`workday_adaptations.due_on`,
  person: sql`users.plain_name`,
}

export function list(db: Db, looking: Looking, asked: Asked) {
  const { column, direction } = ordering(asked.sort ?? '-dueOn')
  let query = shown(db, looking).orderBy(orders[column], direction).orderBy('workdayAdaptations.id')
  const { search, state } = asked
  if (search) query = query.where(isAsked(looking.reach, { search }, sql`workday_adaptations.employee_id`))
  if (state !== undefined) query = query.where('workdayAdaptations.state', '=', state)
  return page(query, asked, 'workdayAdaptations.id')
}

export const find = (db: Db, looking: Looking, id: string) =>
  shown(db, looking).where('workdayAdaptations.id', '=', id).executeTakeFirst()

/** The visible ones of these. */
export const among = (db: Db, looking: Looking, ids: readonly string[]) =>
  shown(db, looking).where(sql<boolean>`workday_adaptations.id = any(${ids}::uuid[])`).execute()

/** The pending ones for the viewer, for the inbox: until the end of the last day for an answer (ET art. 34.8). */
export const waitingFor = (looking: Looking) => sql`
  select workday_adaptations.id, workday_adaptations.employee_id, workday_adaptations.created_at as asked_at,
    (workday_adaptations.due_on + 1)::timestamp at time zone 'UTC' as due_at
  from workday_adaptations where ${isSeen(looking)} and ${canAnswer(looking)}`

/** Stores a request; returns whether the person had no other pending one. */
export async function insert(db: Db, row: Insertable<WorkdayAdaptationsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('workdayAdaptations')
    .values(row)
    .onConflict((same) => same.column('employeeId').where(sql<boolean>`state = 'asked'`).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Updates a request at a version; returns whether it did. */
export async function change(
  db: Db,
  { id, version }: Pick<Row, 'id' | 'version'>,
  values: Updateable<WorkdayAdaptationsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('workdayAdaptations')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A pending request. */
export const waiting = (db: Db, id: string) =>
  db
    .selectFrom('workdayAdaptations')
    .innerJoin('users', 'users.id', 'workdayAdaptations.employeeId')
    .where('workdayAdaptations.id', '=', id)
    .where('workdayAdaptations.state', '=', 'asked')
    .select(['workdayAdaptations.id', 'workdayAdaptations.employeeId', 'workdayAdaptations.state'])
    .select(['workdayAdaptations.version', 'users.displayName'])
    .select(written('workdayAdaptations.startsOn').as('startsOn'))
    .select(written('workdayAdaptations.dueOn').as('dueOn'))
    .forUpdate('workdayAdaptations')
    .executeTakeFirst()
