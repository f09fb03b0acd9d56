import { type Kysely, sql } from 'kysely'

/** The waits of a person over the years, for the fairness view. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index break_turns_ended on break_turns (user_id, joined_at) where ended_at is not null`.execute(
    db,
  )
}
