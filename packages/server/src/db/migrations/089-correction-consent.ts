import type { Kysely } from 'kysely'

/** Whose agreement a correction needs, as the time rules of its day said when it was asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('clock_corrections')
    .addColumn('consent', 'text', (column) => column.notNull().defaultTo('both'))
    .execute()
}
