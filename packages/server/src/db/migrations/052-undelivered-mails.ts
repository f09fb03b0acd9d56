import { type Kysely, sql } from 'kysely'

/** Work that is not tried any more waits for a person, who finds it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('dead_at', 'timestamptz').execute()
  // So far, what was not tried any more had its next try in this year.
  await sql`update jobs set dead_at = now() where run_at >= '9998-01-01'`.execute(db)
  await sql`create index jobs_dead on jobs (dead_at) where dead_at is not null`.execute(db)
}
