import type { OpeningState } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { closedBy } from '#openings/checklist.rules.ts'
import { factsOf } from './opening-facts.queries.ts'

type Opening = { id: string; date: string; state: OpeningState }

/** The ids of the openings that a holiday closes. */
export async function closedOf(db: Db, openings: readonly Opening[], now: Date): Promise<string[]> {
  const facts = await factsOf(db, openings, now)
  const isClosed = (opening: Opening) => {
    const known = facts.get(opening.id)
    return known !== undefined && closedBy(opening, known) !== null
  }
  return openings.filter(isClosed).map(({ id }) => id)
}
