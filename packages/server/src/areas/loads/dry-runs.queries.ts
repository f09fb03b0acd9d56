import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { DryRunsTable } from '#db/schema/dry-runs.ts'

export const find = (db: Db, fileId: string) =>
  db.selectFrom('dryRuns').selectAll().where('fileId', '=', fileId).executeTakeFirst()
export type DryRunRow = NonNullable<Awaited<ReturnType<typeof find>>>

/** Replaces an earlier one. */
export async function insert(db: Db, run: Insertable<DryRunsTable>): Promise<DryRunRow> {
  await remove(db, run.fileId)
  return db.insertInto('dryRuns').values(run).returningAll().executeTakeFirstOrThrow()
}

export const remove = (db: Db, fileId: string) =>
  db.deleteFrom('dryRuns').where('fileId', '=', fileId).execute()

const none = { processed: 0, created: 0, updated: 0, unchanged: 0, duplicated: 0, excluded: 0, errors: 0 }

/** Starts a run from the beginning; undefined when it is over, or was replaced. */
export async function begin(db: Db, run: string) {
  const begun = await db
    .updateTable('dryRuns')
    .set({ ...none, workedMs: 0, state: 'processing' })
    .where('run', '=', run)
    .where('state', 'in', ['queued', 'processing'])
    .returning('run')
    .executeTakeFirst()
  if (!begun) return undefined
  return db
    .selectFrom('dryRuns')
    .innerJoin('recordsFiles', 'recordsFiles.id', 'dryRuns.fileId')
    .where('run', '=', run)
    .select(['run', 'mapping', 'templateId', 'recordsFiles.blobKey', 'recordsFiles.analysis'])
    .executeTakeFirst()
}
export type DryRunWork = NonNullable<Awaited<ReturnType<typeof begin>>>

/** The current template, with internal columns. */
export const templateOf = (db: Db, id: string) =>
  db.selectFrom('templates').selectAll().where('id', '=', id).executeTakeFirst()
export type DryRunTemplate = NonNullable<Awaited<ReturnType<typeof templateOf>>>

/** Stores the progress; returns whether the run is still wanted. */
export async function change(db: Db, run: string, change: Updateable<DryRunsTable>): Promise<boolean> {
  const changed = await db
    .updateTable('dryRuns')
    .set(change)
    .where('run', '=', run)
    .where('state', '=', 'processing')
    .returning('run')
    .executeTakeFirst()
  return changed !== undefined
}

/** Which of these records exist, by key: and whether with equal cells. */
export async function sameCells(
  db: Db,
  templateSerial: number,
  records: readonly (readonly [key: string, cells: readonly (string | null)[]])[],
): Promise<Map<string, boolean>> {
  if (records.length === 0) return new Map()
  const { rows } = await sql<{ key: string; same: boolean }>`
    select r.key, r.cells = incoming.cells as same
    from (select value ->> 0 as key, array(select jsonb_array_elements_text(value -> 1)) as cells
          from jsonb_array_elements(${JSON.stringify(records)}::text::jsonb)) as incoming
    join records r on r.template_serial = ${templateSerial} and r.key = incoming.key`.execute(db)
  return new Map(rows.map(({ key, same }) => [key, same]))
}
