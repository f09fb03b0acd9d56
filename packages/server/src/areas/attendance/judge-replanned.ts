import type { Db } from '#db/database.ts'
import { judgePeople } from './judge-people.ts'
import { replanned } from './judge-replanned.queries.ts'

/** This many people are locked at once, for less than a second. */
const peopleAtOnce = 40

/**
 * Judges past days again after a change of the plan, for people whose rules let the plan decide on a rest. Every change of a
 * past plan marks its days as stale, so no writer is missed; this runs before they are recomputed.
 */
export async function judgeReplanned(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const people = await replanned(db)
  for (let first = 0; first < people.length && !signal?.aborted; first += peopleAtOnce) {
    const some = people.slice(first, first + peopleAtOnce)
    const [since = ''] = some.map(({ from }) => from).toSorted()
    const ids = some.map(({ id }) => id)
    await db.transaction().execute((one) => judgePeople(one, ids, since, now))
  }
}
