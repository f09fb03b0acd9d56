import { type Insertable, sql, type Updateable, type UpdateResult } from 'kysely'
import type { Db } from '#db/database.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import type { ReportRunsTable, ReportRunState } from '#db/schema/reports.ts'

type Asked = Paging & { state?: ReportRunState; definitionId?: string; sort?: 'createdAt' | '-createdAt' }

const runs = (db: Db, userId: string) =>
  db.selectFrom('reportRuns').selectAll('reportRuns').where('userId', '=', userId)

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

/** A person's runs. */
export function list(db: Db, userId: string, asked: Asked) {
  const { direction } = ordering(asked.sort ?? '-createdAt')
  let query = runs(db, userId).orderBy('reportRuns.createdAt', direction).orderBy('reportRuns.id')
  if (asked.state !== undefined) query = query.where('state', '=', asked.state)
  if (asked.definitionId !== undefined) query = query.where('definitionId', '=', asked.definitionId)
  return page(query, asked)
}

export const find = (db: Db, userId: string, id: string): Promise<Row | undefined> =>
  runs(db, userId).where('id', '=', id).executeTakeFirst()

/** For the job: a run of anybody. */
export const ofJob = (db: Db, id: string): Promise<Row | undefined> =>
  db.selectFrom('reportRuns').selectAll().where('id', '=', id).executeTakeFirst()

export async function insert(db: Db, row: Insertable<ReportRunsTable>): Promise<void> {
  await db.insertInto('reportRuns').values(row).execute()
}

/** Updates a run in one of these states; returns whether it was. */
export const change = async (
  db: Db,
  id: string,
  states: readonly ReportRunState[],
  values: Updateable<ReportRunsTable>,
): Promise<boolean> => hasChanged(await changing(db, id, states).set(values).executeTakeFirst())

/** Updates a run whose file is written under this key; returns whether it still is. */
export const changeWritten = async (
  db: Db,
  { id, blobKey }: { id: string; blobKey: string },
  values: Updateable<ReportRunsTable>,
): Promise<boolean> => {
  const running = changing(db, id, ['running']).where('blobKey', '=', blobKey)
  return hasChanged(await running.set(values).executeTakeFirst())
}

const changing = (db: Db, id: string, states: readonly ReportRunState[]) =>
  db.updateTable('reportRuns').where('id', '=', id).where('state', 'in', states)

const hasChanged = ({ numUpdatedRows }: UpdateResult): boolean => numUpdatedRows > 0n

/** The other people in somebody's reach; none where a permission includes everybody. */
export async function peopleIn(db: Db, reach: Reach): Promise<string[]> {
  if (reach.everybody) return []
  const rows = await db
    .selectFrom('users')
    .where('users.id', '<>', reach.userId)
    .where(isWithin(reach, sql`users.id`))
    .select('users.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether any of these people is no longer in somebody's reach. */
export async function hasLost(db: Db, reach: Reach, people: readonly string[]): Promise<boolean> {
  if (people.length === 0) return false
  const { rows } = await sql`select from unnest(${[...people]}::uuid[]) as kept (id)
    where not ${isWithin(reach, sql`kept.id`)} limit 1`.execute(db)
  return rows.length > 0
}

export async function countFetch(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('reportRuns')
    .set({ fetches: sql`fetches + 1`, fetchedAt: now })
    .where('id', '=', id)
    .execute()
}
