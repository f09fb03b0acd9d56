import { type Bus, busAfterCommit } from '#seams/bus.ts'
import type { Database, Db } from './database.ts'

/** One transaction whose events are said when it stands; of one that is rolled back nothing is heard. */
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
