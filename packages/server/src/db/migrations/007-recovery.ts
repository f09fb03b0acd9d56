import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('security_questions')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('questions', 'jsonb', (column) => column.notNull())
    // One hash of all answers together: who steals it cannot guess them one by one.
    .addColumn('answers_hash', 'text', (column) => column.notNull())
    .addColumn('set_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('one_use_tokens')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('answered_at', 'timestamptz')
    .execute()
  await sql`create index users_email on users (lower(email))`.execute(db)
  await db.schema.createIndex('one_use_tokens_user').on('one_use_tokens').column('user_id').execute()
}
