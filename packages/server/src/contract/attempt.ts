import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type ErrorCode, Refusal } from './refuse.ts'

/** What became of one of many. */
export type Attempt = {
  id: string
  isDone: boolean
  error: ErrorCode | 'forbidden' | 'not_found' | null
  missing?: string[]
}

/** Does it for one of many, in a savepoint of its own: a refusal undoes that one and stops no other. */
export async function attempt(db: Db, id: string, work: () => Promise<unknown>): Promise<Attempt> {
  await sql`savepoint one_of_many`.execute(db)
  try {
    await work()
    await sql`release savepoint one_of_many`.execute(db)
    return { id, isDone: true, error: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint one_of_many`.execute(db)
    const { missing = [] } = error.body
    const refused = { id, isDone: false, error: reasonOf(error) }
    return missing.length === 0 ? refused : { ...refused, missing }
  }
}

function reasonOf({ status, body }: Refusal): Attempt['error'] {
  if (status === 404) return 'not_found'
  return Object.values(body.errors ?? {})[0]?.[0]?.error ?? 'forbidden'
}
