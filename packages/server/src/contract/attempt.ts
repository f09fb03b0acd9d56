import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type ErrorCode, type FieldErrors, Refusal, refuseRows } from './refuse.ts'

/** The result for one of many items. */
export type Attempt = {
  id: string
  isDone: boolean
  error: ErrorCode | 'forbidden' | 'not_found' | null
  missing?: string[]
}

/** The same with the field errors, if it was refused. */
export type Tried = Attempt & { errors?: FieldErrors }

/** Runs the work for one item in a savepoint: a refusal rolls back that item and stops no other. */
export async function attempt(db: Db, id: string, work: () => Promise<unknown>): Promise<Tried> {
  await sql`savepoint one_of_many`.execute(db)
  try {
    await work()
    await sql`release savepoint one_of_many`.execute(db)
    return { id, isDone: true, error: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint one_of_many`.execute(db)
    const { missing = [] } = error.body
    const refused = { id, isDone: false, error: reasonOf(error), errors: faultsOf(error) }
    return missing.length === 0 ? refused : { ...refused, missing }
  }
}

/** The results in the order of the items; with all-or-nothing, one refusal refuses all. */
export function settled(tried: readonly Tried[], allOrNone = false): Attempt[] {
  const faults = tried.flatMap(({ errors }, at) => (errors ? [{ row: at + 1, errors }] : []))
  if (allOrNone) refuseRows(faults)
  return tried.map(({ id, isDone, error, missing }) => ({
    ...{ id, isDone, error },
    ...(missing ? { missing } : {}),
  }))
}

function reasonOf({ status, body }: Refusal): Attempt['error'] {
  if (status === 404) return 'not_found'
  return Object.values(body.errors ?? {})[0]?.[0]?.error ?? 'forbidden'
}

/** With codes of the catalogue, as for a row of a file. */
function faultsOf({ status, body: { errors, missing = [] } }: Refusal): FieldErrors {
  if (errors) return errors
  if (status === 404) return { id: [{ error: 'inclusion' }] }
  return { id: [{ error: 'out_of_reach', ...(missing.length > 0 ? { value: missing.join(', ') } : {}) }] }
}
