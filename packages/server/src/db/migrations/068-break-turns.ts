import { type Kysely, sql } from 'kysely'

/** Who waits for a break of which as many are taken at once as may be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('break_turns')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('break_type_id', 'uuid', (column) => column.notNull().references('break_types.id'))
    .addColumn('skill_id', 'uuid', (column) => column.notNull().references('skills.id'))
    .addColumn('place', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
    .addColumn('joined_at', 'timestamptz', (column) => column.notNull())
    .addColumn('offered_until', 'timestamptz')
    .addColumn('ended_at', 'timestamptz')
    .addColumn('outcome', 'text')
    .execute()
  await sql`create unique index break_turns_own on break_turns (user_id) where ended_at is null`.execute(db)
  await sql`create index break_turns_waiting on break_turns (skill_id, break_type_id, place) where ended_at is null`.execute(
    db,
  )
}
