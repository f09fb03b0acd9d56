import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { Refusal } from './refuse.ts'

/** What came of one of many: it is done, or it was refused. */
export type Came<Done> = { done: Done } | { refused: Refusal }

/** Handles one of many items: a refusal concerns that item alone, any other failure all of them. */
export async function attempt<Done>(work: () => Done | Promise<Done>): Promise<Came<Done>> {
  try {
    return { done: await work() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: error }
  }
}

/** The same where it writes: of what is refused nothing stays. */
export async function attemptWhole<Done>(db: Db, work: () => Promise<Done>): Promise<Came<Done>> {
  await sql`savepoint attempted`.execute(db)
  const came = await attempt(work)
  await ('done' in came ? sql`release savepoint attempted` : sql`rollback to savepoint attempted`).execute(db)
  return came
}

/** What came of the only one. */
export function only<Done>([came]: readonly Came<Done>[]): Done {
  if (came === undefined) throw new Error('nothing was done')
  if ('refused' in came) throw came.refused
  return came.done
}
