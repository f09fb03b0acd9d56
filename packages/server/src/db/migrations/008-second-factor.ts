import { type Kysely, sql } from 'kysely'

/** When the person behind a session last proved who they are; the second factor; who asks to be registered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('authenticated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('second_factor_at', 'timestamptz')
    .execute()
  await sql`update sessions set authenticated_at = created_at`.execute(db)
  await db.schema
    .alterTable('roles')
    .addColumn('requires_second_factor', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await db.schema
    .createTable('sealing_keys')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('last_step', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_pk', ['user_id', 'hash'])
    .execute()
  await db.schema
    .createTable('registrations')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('hash', 'text')
    .addColumn('locale', 'text')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('registrations_hash').on('registrations').column('hash').unique().execute()
}
