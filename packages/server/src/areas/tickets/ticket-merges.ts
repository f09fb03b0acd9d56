import type { Db } from '#db/database.ts'
import * as changes from './ticket-changes.queries.ts'
import * as merges from './ticket-merges.queries.ts'
import type { Part } from './ticket-merges.queries.ts'
import * as ties from './ticket-ties.queries.ts'
import { changesOf } from './tickets.rules.ts'
import * as queries from './tickets.queries.ts'

type By = { userId: string; at: Date }

/** Takes the marked tickets of a part out of those that they went on in, with what had come along. */
export async function takeApart(db: Db, part: Part, by: By): Promise<void> {
  for (const { ticketId, merged } of await merges.takenOut(db, part)) {
    const { into, wasBelow, childIds } = merged
    const was = await merges.tagNames(db, into)
    // An ancestor of this ticket cannot become its child.
    const above = await ties.above(db, ticketId)
    const free = childIds.filter((id) => !above.includes(id))
    await merges.giveBack(db, ticketId, { ...merged, childIds: free })
    await queries.change(db, into, {
      updatedAt: by.at,
      ...(wasBelow === undefined ? {} : { parentId: wasBelow }),
    })
    const names = { was: { tags: was }, is: { tags: await merges.tagNames(db, into) } }
    const note = { ticketId: into, userId: by.userId, at: by.at }
    await changes.insert(db, changesOf(names.was, names.is), note)
  }
}
