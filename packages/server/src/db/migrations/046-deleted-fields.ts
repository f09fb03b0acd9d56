import { type Kysely, sql } from 'kysely'

/** Management fields come back from deletion, and know which workflows ask for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('fields').addColumn('deleted_at', 'timestamptz').execute()
  // A deleted field leaves its key to another.
  await db.schema.alterTable('fields').dropConstraint('fields_key_key').execute()
  await sql`create unique index fields_key on fields (key) where deleted_at is null`.execute(db)
  await db.schema
    .createTable('workflow_fields')
    .addColumn('workflow_id', 'uuid', (column) =>
      column.notNull().references('workflows.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('field_id', 'uuid', (column) => column.notNull().references('fields.id'))
    .addPrimaryKeyConstraint('workflow_fields_key', ['workflow_id', 'number', 'field_id'])
    .execute()
  await db.schema.createIndex('workflow_fields_field').on('workflow_fields').column('field_id').execute()
  await sql`
    insert into workflow_fields (workflow_id, number, field_id)
    select distinct known.workflow_id, known.number, fields.id
    from (
      select id as workflow_id, 0 as number, document from workflows
      union all select workflow_id, number, document from workflow_versions
    ) known, jsonb_path_query(known.document, '$.transitions[*].screen[*]') as asked
    join fields on fields.key = asked #>> '{}'`.execute(db)
}
