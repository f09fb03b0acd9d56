import { type Kysely, sql } from 'kysely'

/** How requests stand in a vacation plan: with a place, waiting for one in order, offered one, or without any in the end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence vacation_waiting`.execute(db)
  await db.schema
    .alterTable('vacation_requests')
    .addColumn('plan_id', 'uuid', (column) => column.references('vacation_plans.id'))
    .addColumn('pending_reason', 'text')
    .addColumn('has_place', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('auto_approved', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('waiting_order', 'bigint')
    .addColumn('offered_until', 'timestamptz')
    .addColumn('answer_by', 'date')
    .addColumn('override_reason', 'text')
    .addColumn('held_as', 'text')
    .addColumn('held_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('held_until', 'timestamptz')
    .addColumn('held_comment', 'text')
    .addColumn('held_override', 'text')
    .execute()
  await db.schema.alterTable('vacation_requests').dropConstraint('vacation_requests_state').execute()
  await db.schema
    .alterTable('vacation_requests')
    .addCheckConstraint(
      'vacation_requests_state',
      sql`state in ('draft', 'pending', 'waiting', 'preapproved', 'approved', 'rejected', 'expired', 'withdrawn',
        'cancellation_requested', 'cancelled', 'cancelled_by_company')`,
    )
    .execute()
  await db.schema
    .alterTable('vacation_requests')
    .addCheckConstraint('vacation_requests_waiting', sql`state <> 'waiting' or waiting_order is not null`)
    .execute()
  await sql`create index vacation_requests_of_plan on vacation_requests (plan_id, starts_on) where plan_id is not null`.execute(
    db,
  )
  await sql`create index vacation_requests_waiting on vacation_requests (plan_id, waiting_order) where state = 'waiting'`.execute(
    db,
  )
  // What waits for a place holds its days, too: nobody asks for the same day twice.
  await sql`
    create or replace function holds_vacation(state text) returns boolean language sql immutable as
    $$ select state in ('pending', 'waiting', 'preapproved', 'approved', 'cancellation_requested') $$`.execute(
    db,
  )
  // A place is taken by what stands or waits for a decision, and by what is offered one.
  await sql`
    create function takes_place(state text, has_place boolean) returns boolean language sql immutable as
    $$ select has_place and state in ('pending', 'waiting', 'preapproved', 'approved', 'cancellation_requested') $$`.execute(
    db,
  )
}
