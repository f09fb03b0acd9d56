import type { Db } from '#db/database.ts'

/** Starts maintenance, or changes its message while it is active, keeping its start. */
export async function begin(db: Db, since: Date, retryAfterSeconds: number): Promise<void> {
  await db
    .insertInto('switches')
    .values({ name: 'maintenance', since, retryAfterSeconds })
    .onConflict((row) => row.column('name').doUpdateSet({ retryAfterSeconds }))
    .execute()
}

export async function end(db: Db): Promise<void> {
  await db.deleteFrom('switches').where('name', '=', 'maintenance').execute()
}
