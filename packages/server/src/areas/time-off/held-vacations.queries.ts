import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { isDecisionHeld } from '#db/decision-held.ts'

/** No decision that is not in force yet. */
export const nothing = {
  heldAs: null,
  heldBy: null,
  heldUntil: null,
  heldComment: null,
  heldOverride: null,
  heldFor: null,
}

/** The tries of the job that puts a decision in force take some minutes: what is held for longer, nobody will. */
const lostMs = 10 * 60_000
const lostBefore = (now: Date) => new Date(now.getTime() - lostMs)

/** Whether somebody has decided on a request who may still take that back. */
export const isHeld = (now: Date) => sql<boolean>`(vacation_requests.held_as is not null
  and vacation_requests.held_until > ${lostBefore(now)} or ${isDecisionHeld(sql`vacation_requests.id`, now)})`

/** The decision on a request that waits for one and that is not in force yet, with who has made it. */
export const heldOf = (db: Db, id: string) =>
  db
    .selectFrom('vacationRequests as r')
    .innerJoin('users', 'users.id', 'r.heldBy')
    .innerJoin('users as person', 'person.id', 'r.employeeId')
    .where('r.id', '=', id)
    .where('r.heldAs', 'is not', null)
    .where('r.state', 'in', ['pending', 'waiting', 'preapproved', 'cancellation_requested'])
    .select(['r.id', 'r.heldAs', 'r.heldBy', 'r.heldUntil', 'r.heldComment', 'r.heldOverride', 'r.version'])
    .leftJoin('users as other', 'other.id', 'r.heldFor')
    .select(['r.employeeId', 'users.displayName', 'person.displayName as personName'])
    .select(['r.heldFor', 'other.displayName as delegatorName'])
    .select([written('r.startsOn').as('startsOn'), written('r.endsOn').as('endsOn')])
    .executeTakeFirst()

export type Held = NonNullable<Awaited<ReturnType<typeof heldOf>>>

/** Forgets a decision, unless another one is held by now. */
export async function forget(db: Db, { id, heldBy, heldUntil }: Held): Promise<void> {
  await db
    .updateTable('vacationRequests')
    .set(nothing)
    .where('id', '=', id)
    .where('heldBy', '=', heldBy)
    .where('heldUntil', '=', heldUntil)
    .execute()
}

/** Forgets the decisions that nobody will put in force: they take no place any more. */
export async function forgetLost(db: Db, now: Date): Promise<void> {
  const lost = db.updateTable('vacationRequests').set(nothing).where('heldUntil', '<=', lostBefore(now))
  await lost.execute()
}
