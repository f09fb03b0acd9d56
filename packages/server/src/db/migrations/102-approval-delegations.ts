import { type Kysely, sql } from 'kysely'

/** Who decides in the place of whom, and on whose behalf somebody has decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('approval_delegations')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('delegator_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('delegate_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('families', sql`text[]`, (column) => column.notNull())
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date', (column) => column.notNull())
    .addColumn('withdrawn_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('approval_delegations_other', sql`delegator_id <> delegate_id`)
    .addCheckConstraint('approval_delegations_days', sql`ends_on >= starts_on`)
    .addCheckConstraint('approval_delegations_families', sql`cardinality(families) > 0`)
    .execute()
  await sql`create index approval_delegations_to on approval_delegations (delegate_id, ends_on) where withdrawn_at is null`.execute(
    db,
  )
  await sql`create index approval_delegations_of on approval_delegations (delegator_id, ends_on)`.execute(db)
  for (const [table, column] of decided)
    await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} uuid references users (id)`.execute(
      db,
    )
}

const decided = [
  ['vacation_acts', 'on_behalf_of'],
  ['vacation_requests', 'held_for'],
  ['absence_acts', 'on_behalf_of'],
  ['clock_corrections', 'decided_for'],
  ['clock_corrections', 'held_for'],
  ['workday_adaptations', 'answered_for'],
] as const
