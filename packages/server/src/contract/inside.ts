import type { Db } from '#db/database.ts'
import type { Context } from './handlers.ts'

/** The same request inside a transaction of its own. */
export const inside = (
  { ids, clock, request, signedIn }: Pick<Context, 'ids' | 'clock' | 'request' | 'signedIn'>,
  db: Db,
) => ({
  ...{ db, ids, clock, request, signedIn },
})
