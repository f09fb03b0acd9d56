import { type Bus, busAfterCommit } from '#seams/bus.ts'
import type { Database, Db } from './database.ts'

/** A transaction whose events are published on commit; nothing after a rollback. */
export async function announced<T>(
  database: Pick<Database, 'db'>,
  bus: Bus,
  work: (db: Db, bus: Bus) => Promise<T>,
): Promise<T> {
  const waiting = busAfterCommit(bus)
  const done = await database.db.transaction().execute((db) => work(db, waiting))
  waiting.commit()
  return done
}
