import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The idle end does not tell the last sign of life: it never passes the absolute end. With a default, because the
  // server before this one does not write it.
  await db.schema
    .alterTable('sessions')
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema.alterTable('users').addColumn('lock_after_minutes', 'integer').execute()
}
