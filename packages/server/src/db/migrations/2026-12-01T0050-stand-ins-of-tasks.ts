import { type Kysely, sql } from 'kysely'

/** Whose task somebody else does while they are away, so that the next one of a series is theirs again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tasks add column owner_id uuid references users`.execute(db)
}
