import { type Insertable, sql, type Updateable } from 'kysely'
import type { AnonymisationRun } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import type { AnonymisationRunsTable } from '#db/schema/anonymisation.ts'

const runs = (db: Db) =>
  db
    .selectFrom('anonymisationRuns as r')
    .innerJoin('users as u', 'u.id', 'r.createdBy')
    .selectAll('r')
    .select('u.displayName')

export type Row = NonNullable<Awaited<ReturnType<typeof find>>>

export const list = (db: Db, paging: Paging) =>
  page(runs(db).orderBy('r.createdAt', 'desc').orderBy('r.id'), paging)

export const find = (db: Db, id: string) => runs(db).where('r.id', '=', id).executeTakeFirst()

export const ruleOf = (db: Db, id: string) =>
  db
    .selectFrom('anonymisationRules')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

export async function insert(db: Db, run: Insertable<AnonymisationRunsTable>): Promise<void> {
  await db.insertInto('anonymisationRuns').values(run).execute()
}

/** Updates a run in one of these states; returns whether it was. */
export async function change(
  db: Db,
  id: string,
  states: readonly AnonymisationRun['state'][],
  values: Updateable<AnonymisationRunsTable>,
): Promise<boolean> {
  const changed = await db
    .updateTable('anonymisationRuns')
    .set(values)
    .where('id', '=', id)
    .where('state', 'in', states)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Adds the counts of a slice in its transaction; returns whether the run continues. */
export async function add(
  db: Db,
  id: string,
  done: number,
  counts: Record<string, number>,
): Promise<boolean> {
  const { rows } = await sql`
    update anonymisation_runs set done = done + ${done}, counts = (
      select coalesce(jsonb_object_agg(key, sum), '{}') from (
        select key, sum(value::int) from (
          select key, value from jsonb_each_text(counts) union all
          select key, value from jsonb_each_text(${JSON.stringify(counts)}::jsonb)) counted group by key) summed)
    where id = ${id} and state = 'running' returning id`.execute(db)
  return rows.length > 0
}
