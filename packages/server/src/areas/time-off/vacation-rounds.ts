import type { Context } from '#contract/handlers.ts'
import { lockPeople } from '#db/lock-person.ts'
import { lockDatesOf } from '#vacations/plan-facts.queries.ts'
import { storedRequests } from './vacation-requests.queries.ts'

type StoredRequest = Awaited<ReturnType<typeof storedRequests>>[number]

/**
 * Locks the people of many requests, in the common order, and returns batches that can be processed together: at most
 * one per person, whose buckets it spends, and one per plan whose places it changes.
 */
export async function roundsOf<Item extends { id: string }>(
  db: Context['db'],
  items: readonly Item[],
  touches: (request: StoredRequest) => boolean,
): Promise<Item[][]> {
  const heldById = new Map((await holdEach(db, items, touches)).map((one) => [one.id, one]))
  const rounds: Item[][] = []
  const turns = new Map<string, number>()
  for (const item of items) {
    const one = heldById.get(item.id)
    const of = one === undefined ? [] : [one.employeeId, ...(touches(one) ? [one.planId ?? ''] : [])]
    const turn = Math.max(0, ...of.map((id) => turns.get(id) ?? 0))
    for (const id of of) turns.set(id, turn + 1)
    rounds[turn] = [...(rounds[turn] ?? []), item]
  }
  return rounds
}

/** Locks the people of many requests before any is evaluated, and then the dates whose places they change. */
async function holdEach(
  db: Context['db'],
  items: readonly { id: string }[],
  touches: (request: StoredRequest) => boolean,
): Promise<StoredRequest[]> {
  const stored = await storedRequests(db, [...new Set(items.map(({ id }) => id))])
  await lockPeople(db, [...new Set(stored.map(({ employeeId }) => employeeId))])
  const touching = stored.filter(touches).map(({ id }) => id)
  // A single request locks its own dates when it takes places.
  if (touching.length > 1) await lockDatesOf(db, touching)
  return stored
}

/** Whether an approval takes or frees places: a pending request that has its place keeps it. */
const touchesPlaces = ({ planId, hasPlace, state }: StoredRequest): boolean =>
  planId !== null && !(hasPlace && (state === 'pending' || state === 'preapproved'))

/** Whose places a bulk operation changes: a refusal frees some, and takes none. */
export const touchingOf = (act: string | undefined) => (act === 'approve' ? touchesPlaces : () => false)
