import { type NotNull, sql } from 'kysely'
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

/** The decisions on requests that wait for one and that are not in force yet, with who has made them; in this order. */
export const heldOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('vacationRequests as r')
    .innerJoin('users', 'users.id', 'r.heldBy')
    .innerJoin('users as person', 'person.id', 'r.employeeId')
    .where(sql<boolean>`r.id = any(${ids}::uuid[])`)
    .where('r.heldAs', 'is not', null)
    .where('r.heldUntil', 'is not', null)
    .where('r.state', 'in', ['pending', 'waiting', 'preapproved', 'cancellation_requested'])
    .select(['r.id', 'r.heldAs', 'users.id as heldBy', 'r.heldUntil', 'r.version'])
    .select(['r.heldComment', 'r.heldOverride'])
    .$narrowType<{ heldAs: NotNull; heldUntil: NotNull }>()
    .leftJoin('users as other', 'other.id', 'r.heldFor')
    .select(['r.employeeId', 'users.displayName', 'person.displayName as personName'])
    .select(['r.heldFor', 'other.displayName as delegatorName'])
    .select([written('r.startsOn').as('startsOn'), written('r.endsOn').as('endsOn')])
    .orderBy(sql`array_position(${ids}::uuid[], r.id)`)
    .execute()

export type Held = Awaited<ReturnType<typeof heldOf>>[number]

/** Forgets decisions; the caller holds the people. */
export async function forget(db: Db, held: readonly Held[]): Promise<void> {
  const ids = held.map(({ id }) => id)
  await db
    .updateTable('vacationRequests')
    .set(nothing)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
}

/** Forgets the decisions that nobody will put in force: they take no place any more. */
export async function forgetLost(db: Db, now: Date): Promise<void> {
  const lost = db.updateTable('vacationRequests').set(nothing).where('heldUntil', '<=', lostBefore(now))
  await lost.execute()
}
