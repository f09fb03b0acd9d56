import { type Kysely, sql } from 'kysely'

/** Incidents can follow a version of a workflow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('incidents')
    .addColumn('workflow_id', 'uuid', (column) => column.references('workflows.id'))
    .addColumn('workflow_number', 'integer')
    .addColumn('workflow_state', 'text')
    .addColumn('workflow_values', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
    .execute()
  await db.schema
    .alterTable('incidents')
    .addForeignKeyConstraint(
      'incidents_workflow_version',
      ['workflow_id', 'workflow_number'],
      'workflow_versions',
      ['workflow_id', 'number'],
    )
    .execute()
  await db.schema
    .alterTable('incidents')
    .addCheckConstraint(
      'incidents_workflow',
      sql`(workflow_id is null) = (workflow_number is null) and (workflow_id is null) = (workflow_state is null)`,
    )
    .execute()
  await db.schema
    .createIndex('incidents_workflow_place')
    .on('incidents')
    .columns(['workflow_id', 'workflow_number', 'workflow_state'])
    .execute()
}
