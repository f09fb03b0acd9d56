import type { Kysely } from 'kysely'

/** A management field counts its changes, as the rows of the catalogues do: who writes over another's is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('fields')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
