import { sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import type { ClockRecountsTable } from '#db/schema/clock-recounts.ts'

/** Begins a recount, or has the one that is under way begin anew; answers its id. */
export async function begin(
  db: Db,
  { id, createdBy, createdAt }: { id: string; createdBy: string; createdAt: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into clock_recounts as r (id, created_by, created_at)
    values (${id}::uuid, ${createdBy}::uuid, ${createdAt}::timestamptz)
    on conflict ((true)) where finished_at is null do update set state = 'queued', total = 0, done = 0, started_at = null,
      after_id = '00000000-0000-0000-0000-000000000000', created_by = excluded.created_by, created_at = excluded.created_at
    returning r.id`.execute(db)
  return rows[0]?.id ?? id
}

/** The one that is under way, held. */
export const lockOpen = (db: Db) =>
  db.selectFrom('clockRecounts').selectAll().where('finishedAt', 'is', null).forUpdate().executeTakeFirst()

export async function change(db: Db, id: string, values: Updateable<ClockRecountsTable>): Promise<void> {
  await db.updateTable('clockRecounts').set(values).where('id', '=', id).execute()
}

/** Cancels a queued or running recount; false if it has already ended. */
export async function cancel(db: Db, id: string, finishedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clockRecounts')
    .set({ state: 'cancelled', finishedAt })
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** How many tickets are open. */
export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('tickets')
    .where('stateType', '!=', 'final')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const recounts = (db: Db) =>
  db
    .selectFrom('clockRecounts as r')
    .innerJoin('users as u', 'u.id', 'r.createdBy')
    .select(['r.id', 'r.state', 'r.total', 'r.done', 'r.createdAt', 'r.startedAt', 'r.finishedAt'])
    .select(
      sql<{
        id: string
        displayName: string
      }>`json_build_object('id', u.id, 'displayName', u.display_name)`.as('createdBy'),
    )
export type RecountRow = Awaited<ReturnType<ReturnType<typeof recounts>['execute']>>[number]

export const list = (db: Db, asked: Paging) =>
  page(recounts(db).orderBy('r.createdAt', 'desc').orderBy('r.id'), asked, 'r.id')

export const find = (db: Db, id: string) => recounts(db).where('r.id', '=', id).executeTakeFirst()
