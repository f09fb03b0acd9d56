import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('roles').addColumn('deleted_at', 'timestamptz').execute()
  // A deleted role leaves its name to another.
  await db.schema.alterTable('roles').dropConstraint('roles_name_key').execute()
  await db.schema.dropIndex('roles_name_plain').execute()
  await sql`create unique index roles_name_plain on roles (plain(name)) where deleted_at is null`.execute(db)
}
