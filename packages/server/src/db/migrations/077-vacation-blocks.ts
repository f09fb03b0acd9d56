import { type Kysely, sql } from 'kysely'

/** Days on which a group takes no vacation, but the exceptions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vacation_blocks')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date', (column) => column.notNull())
    .addColumn('group_id', 'uuid', (column) => column.references('employee_groups.id'))
    .addColumn('except_ids', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('vacation_blocks_days', sql`ends_on >= starts_on`)
    .execute()
}
