import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .addColumn('run_at', 'timestamptz', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('leased_until', 'timestamptz')
    .addColumn('leased_by', 'text')
    .addColumn('failure', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  // One job a key at a time: a load is never loaded by two workers.
  await db.schema.createIndex('jobs_kind_key').on('jobs').columns(['kind', 'key']).unique().execute()
  await db.schema.createIndex('jobs_run_at').on('jobs').column('run_at').execute()
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('body', 'jsonb')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['user_id', 'key'])
    .execute()
}
