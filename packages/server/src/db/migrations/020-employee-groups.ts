import { type Kysely, sql } from 'kysely'
import { createCatalogue } from '#db/catalogue-table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'employee_groups', (table) =>
    table
      .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('manual'))
      .addColumn('rule', 'jsonb'),
  )
  await db.schema
    .createTable('employee_group_members')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('group_id', 'uuid', (column) =>
      column.notNull().references('employee_groups.id').onDelete('cascade'),
    )
    .addColumn('employee_id', 'uuid', (column) =>
      column.notNull().references('employees.user_id').onDelete('cascade'),
    )
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date')
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('employee_group_members_days', sql`coalesce(ends_on >= starts_on, true)`)
    .execute()
  // Nobody is in a group twice without end; that times do not overlap is held by the lock on the group's row.
  await sql`
    create unique index employee_group_members_open on employee_group_members (group_id, employee_id)
    where ends_on is null`.execute(db)
  await db.schema
    .createIndex('employee_group_members_employee')
    .on('employee_group_members')
    .columns(['employee_id', 'group_id'])
    .execute()
  await db.schema
    .createIndex('employee_group_members_group')
    .on('employee_group_members')
    .column('group_id')
    .execute()
}
