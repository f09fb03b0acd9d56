import type { Db } from '#db/database.ts'
import type { Context } from './handlers.ts'

/** Runs the request inside a transaction. */
export const inside = (
  { ids, clock, request, signedIn }: Pick<Context, 'ids' | 'clock' | 'request' | 'signedIn'>,
  db: Db,
) => ({
  ...{ db, ids, clock, request, signedIn },
})
