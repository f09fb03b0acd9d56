import { type Kysely, sql } from 'kysely'
import { createCatalogue } from '#db/catalogue-table.ts'

/** Final states, workflows as drafts, and their versions, which never change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createFinalStates(db)
  await createCatalogue(db, 'workflows', (table) =>
    table
      .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('document', 'jsonb', (column) =>
        column.notNull().defaultTo(sql`'{"states":[],"transitions":[]}'`),
      ),
  )
  await createVersions(db)
  await db.schema
    .createTable('workflow_ends')
    .addColumn('workflow_id', 'uuid', (column) =>
      column.notNull().references('workflows.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('final_state_id', 'uuid', (column) => column.notNull().references('final_states.id'))
    .addPrimaryKeyConstraint('workflow_ends_key', ['workflow_id', 'number', 'final_state_id'])
    .execute()
  await db.schema.createIndex('workflow_ends_final').on('workflow_ends').column('final_state_id').execute()
}

async function createFinalStates(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'final_states', (table) =>
    table
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('human_contact', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('sale', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('adds_to_blacklist', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('needs_date', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('needs_comment', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('recycle_after_minutes', 'integer')
      .addColumn('max_attempts', 'integer')
      .addColumn('skills', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`)),
  )
  await sql`create unique index final_states_code on final_states (plain(code)) where deleted_at is null`.execute(
    db,
  )
}

async function createVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workflow_versions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('workflow_id', 'uuid', (column) => column.notNull().references('workflows.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('document', 'jsonb', (column) => column.notNull())
    .addColumn('live', 'text', (column) => column.notNull())
    .addColumn('map', 'jsonb', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('published_by', 'uuid', (column) => column.notNull())
    .addColumn('published_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('workflow_versions_number', ['workflow_id', 'number'])
    .execute()
  await sql`
    create function refuse_version_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a published version never changes: % refused', tg_op;
    end $$`.execute(db)
  await sql`
    create trigger workflow_versions_stay before update or delete on workflow_versions
    for each row execute function refuse_version_change()`.execute(db)
}
