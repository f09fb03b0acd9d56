import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { Refusal } from './refuse.ts'

/** The result for one of many items: done or refused. */
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

/** The same for writes: a refusal rolls the item back. */
export async function attemptWhole<Done>(db: Db, work: () => Promise<Done>): Promise<Came<Done>> {
  await sql`savepoint attempted`.execute(db)
  const came = await attempt(work)
  await ('done' in came ? sql`release savepoint attempted` : sql`rollback to savepoint attempted`).execute(db)
  return came
}

/** The result of the only item. */
export function only<Done>([came]: readonly Came<Done>[]): Done {
  if (came === undefined) throw new Error('nothing was done')
  if ('refused' in came) throw came.refused
  return came.done
}
