import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { isWithin } from '#db/reach.ts'
import type { TeleworkActsTable, TeleworkVersionsTable } from '#db/schema/telework.ts'
import type { Looking } from './telework-reach.ts'
import { stateOn } from './telework-state.queries.ts'

/** The visible versions: drafts for managers only. */
const shown = (db: Db, { reach, manages, today }: Looking) =>
  db
    .selectFrom('teleworkVersions as v')
    .innerJoin('users', 'users.id', 'v.employeeId')
    .where(isWithin(reach, sql`v.employee_id`))
    .$if(!manages, (query) => query.where('v.state', '<>', 'draft'))
    .select(['v.id', 'v.employeeId', 'users.displayName', 'v.number', 'v.state as stored', 'v.closedBy'])
    .select(['v.weekA', 'v.weekB', 'v.contents', 'v.version', 'v.createdAt', 'v.updatedAt'])
    .select([written('v.startsOn').as('startsOn'), written<string | null>('v.endsOn').as('endsOn')])
    .select(written<string | null>('v.lastsUntil').as('lastsUntil'))
    .select(stateOn(today).as('state'))

export type Row = NonNullable<Awaited<ReturnType<typeof find>>>

export const find = (db: Db, who: Looking, id: string) =>
  shown(db, who).where('v.id', '=', id).executeTakeFirst()

/** The visible ones of these, with their authors. */
export const among = (db: Db, who: Looking, ids: readonly string[]) =>
  shown(db, who)
    .innerJoin('users as creator', 'creator.id', 'v.createdBy')
    .where('v.id', 'in', [...ids])
    .select(['v.createdBy', 'creator.displayName as creatorName'])
    .execute()

/** The versions of a person, last first. */
export const ofPerson = (db: Db, who: Looking, employeeId: string) =>
  shown(db, who).where('v.employeeId', '=', employeeId).orderBy('v.number', 'desc').execute()

/** The history of versions, in order. */
export const actsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('teleworkActs')
    .innerJoin('users', 'users.id', 'teleworkActs.by')
    .where('versionId', 'in', [...ids])
    .select(['versionId', 'act', 'side', 'at', 'hash', 'reason', 'users.id as personId', 'users.displayName'])
    .orderBy('versionId')
    .orderBy('teleworkActs.number')
    .execute()

/** A person's existing versions: their number, the last start of a signed one, and an unsigned one. */
export async function current(db: Db, employeeId: string) {
  const { rows } = await sql<{ count: number; signedFrom: string | null; open: string | null }>`
    select coalesce(max(number), 0)::int as count, to_char(max(starts_on) filter (where state = 'signed'), 'YYYY-MM-DD') as signed_from,
      (array_agg(id) filter (where state <> 'signed'))[1] as open
    from telework_versions where employee_id = ${employeeId}::uuid`.execute(db)
  return rows[0] ?? { count: 0, signedFrom: null, open: null }
}

export async function insert(db: Db, row: Insertable<TeleworkVersionsTable>): Promise<void> {
  await db.insertInto('teleworkVersions').values(row).execute()
}

export async function change(db: Db, id: string, values: Updateable<TeleworkVersionsTable>): Promise<void> {
  await db
    .updateTable('teleworkVersions')
    .set(values)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Earlier signed versions end the day before a later one begins. */
export async function replaceBefore(db: Db, { employeeId, startsOn }: Row, now: Date): Promise<void> {
  await db
    .updateTable('teleworkVersions')
    .set({ lastsUntil: sql`${startsOn}::date - 1`, closedBy: 'replaced', updatedAt: now })
    .set({ version: sql`version + 1` })
    .where('employeeId', '=', employeeId)
    .where('state', '=', 'signed')
    .where(sql<boolean>`starts_on < ${startsOn}::date and coalesce(lasts_until >= ${startsOn}::date, true)`)
    .execute()
}

/** Other signed versions end with a reversal; future ones never begin. */
export async function reverseOthers(
  db: Db,
  { id, employeeId }: Row,
  { lastDay, now }: { lastDay: string; now: Date },
): Promise<void> {
  await db
    .updateTable('teleworkVersions')
    .set({ lastsUntil: sql`greatest(${lastDay}::date, starts_on - 1)`, closedBy: 'reversed', updatedAt: now })
    .set({ version: sql`version + 1` })
    .where('employeeId', '=', employeeId)
    .where('id', '<>', id)
    .where('state', '=', 'signed')
    .where(sql<boolean>`coalesce(lasts_until > ${lastDay}::date, true)`)
    .execute()
}

/** Deletes a draft; returns whether it was never offered. */
export async function remove(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('teleworkVersions')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where(sql<boolean>`not exists (select from telework_acts a where a.version_id = ${id}::uuid)`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function addAct(db: Db, act: Omit<TeleworkActsTable, 'number'>): Promise<void> {
  const number = sql<number>`(select coalesce(max(a.number), 0) + 1 from telework_acts a where a.version_id = ${act.versionId}::uuid)`
  await db
    .insertInto('teleworkActs')
    .values({ ...act, number })
    .execute()
}

/** The author of the last offer. */
export const offeredBy = (db: Db, id: string) =>
  db
    .selectFrom('teleworkActs')
    .where('versionId', '=', id)
    .where('act', 'in', ['offer', 'change'])
    .select('by')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
