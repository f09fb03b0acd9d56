import { type Kysely, sql } from 'kysely'

/** With which reach a file was made: of those that are there already, with none that anybody could lose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('report_runs')
    .addColumn('reach', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute()
}
