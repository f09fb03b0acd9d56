import { type Kysely, sql } from 'kysely'

/** For which people places are counted on which dates, and the places that requests ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vacation_plans')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('skill_ids', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('group_ids', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('valid_from', 'date', (column) => column.notNull())
    .addColumn('valid_until', 'date')
    .addColumn('rules', 'jsonb', (column) => column.notNull())
    .addColumn('needs', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('vacation_plans_days', sql`valid_until >= valid_from`)
    .execute()
  await db.schema
    .createTable('vacation_quotas')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('plan_id', 'uuid', (column) =>
      column.notNull().references('vacation_plans.id').onDelete('cascade'),
    )
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date', (column) => column.notNull())
    .addColumn('weekdays', sql`integer[]`)
    .addColumn('start_minute', 'integer')
    .addColumn('end_minute', 'integer')
    .addColumn('measure', 'text', (column) => column.notNull().defaultTo('people'))
    .addColumn('most', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('vacation_quotas_days', sql`ends_on >= starts_on`)
    .addCheckConstraint('vacation_quotas_interval', sql`(start_minute is null) = (end_minute is null)`)
    .addCheckConstraint('vacation_quotas_measure', sql`measure in ('people', 'minutes')`)
    .execute()
  await sql`create index vacation_quotas_of on vacation_quotas (plan_id, starts_on)`.execute(db)
  await db.schema
    .createTable('vacation_places')
    .addColumn('request_id', 'uuid', (column) =>
      column.notNull().references('vacation_requests.id').onDelete('cascade'),
    )
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('plan_id', 'uuid', (column) => column.notNull().references('vacation_plans.id'))
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('first_minute', 'integer')
    .addColumn('last_minute', 'integer')
    .addPrimaryKeyConstraint('vacation_places_key', ['request_id', 'date'])
    .execute()
  await sql`create index vacation_places_of on vacation_places (plan_id, date)`.execute(db)
}
