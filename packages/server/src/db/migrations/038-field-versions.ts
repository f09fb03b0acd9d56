import type { Kysely } from 'kysely'

/** A management field counts its changes, as the rows of the catalogues do: a write over somebody else's change is a conflict. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('fields')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
