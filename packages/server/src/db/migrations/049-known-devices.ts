import type { Kysely } from 'kysely'

/** Failures count by what was guessed at; devices that a person has signed in on are known again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sign_in_failures')
    .addColumn('bucket', 'text', (column) => column.notNull().defaultTo('signIn'))
    .execute()
  await db.schema.dropIndex('sign_in_failures_network_at').execute()
  await db.schema
    .createIndex('sign_in_failures_network_at')
    .on('sign_in_failures')
    .columns(['bucket', 'network', 'at'])
    .execute()
  await db.schema
    .createIndex('sign_in_failures_name_at')
    .on('sign_in_failures')
    .columns(['bucket', 'name', 'at'])
    .execute()
  await db.schema
    .createTable('known_devices')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device_id', 'uuid', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_pk', ['user_id', 'device_id'])
    .execute()
}
