import type { Db } from '#db/database.ts'
import { judgePeople } from './judge-people.ts'
import { replanned } from './judge-replanned.queries.ts'

/** So many people are held at once, for less than a second. */
const peopleAtOnce = 40

/**
 * Judges the days since a change of the plan again, for whom the plan says how long a rest has to be. Whatever changes a plan of
 * days that are over notes them as stale: so no writer is missed, and before they are kept they are judged.
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
