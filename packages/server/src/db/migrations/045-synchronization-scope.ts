import type { Kysely } from 'kysely'

/** What a synchronization compares: campaigns with their skills, or people with theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('synchronizations')
    .addColumn('scope', 'text', (column) => column.notNull().defaultTo('skills'))
    .execute()
}
