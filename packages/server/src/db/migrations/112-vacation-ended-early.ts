import { type Kysely, sql } from 'kysely'

/** Vacation that ends early: the last day that was asked for, and a consumption that returns in parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('vacation_requests').addColumn('last_day', 'date').execute()
  await db.schema.alterTable('vacation_acts').addColumn('last_day', 'date').execute()
  await sql`alter table vacation_movements drop constraint vacation_movements_reverses_key`.execute(db)
  await sql`create index vacation_movements_reversed on vacation_movements (reverses) where reverses is not null`.execute(
    db,
  )
}
