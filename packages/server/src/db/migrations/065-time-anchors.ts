import { type Kysely, sql } from 'kysely'

/**
 * What proves the time record to somebody outside: a salt for each entry, by which its content can be shown without where it
 * was pressed from, and signed anchors over everybody's chain. Entries of before have no salt, and keep the hash they have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table clock_entries add column salt text`.execute(db)
  await db.schema
    .createTable('record_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('since', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('time_anchors')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('day', 'date', (column) => column.notNull().unique())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('entries', 'integer', (column) => column.notNull())
    .addColumn('root', 'text', (column) => column.notNull())
    .addColumn('previous', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().references('record_keys.id'))
    .addColumn('signature', 'text', (column) => column.notNull())
    .execute()
  // The last entry of each person whose record grew since the anchor before: of the others that of before still holds.
  await db.schema
    .createTable('time_anchor_heads')
    .addColumn('anchor', 'integer', (column) => column.notNull().references('time_anchors.number'))
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('time_anchor_heads_pkey', ['employee_id', 'anchor'])
    .execute()
  await sql`
    create function refuse_anchor_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only: % refused', tg_table_name, tg_op;
    end $$`.execute(db)
  for (const table of ['record_keys', 'time_anchors', 'time_anchor_heads'])
    await sql`
      create trigger append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_anchor_change()`.execute(db)
}
