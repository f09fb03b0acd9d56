import { type NotNull, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { isDecisionHeld } from '#db/decision-held.ts'

/** Clears a held decision. */
export const nothing = {
  heldAs: null,
  heldBy: null,
  heldUntil: null,
  heldComment: null,
  heldOverride: null,
  heldFor: null,
}

/** The retries of the job that applies a decision take some minutes: an older held decision will never be applied. */
const lostMs = 10 * 60_000
const lostBefore = (now: Date) => new Date(now.getTime() - lostMs)

/** Whether somebody has a held decision on a request, which can still be undone. */
export const isHeld = (now: Date) => sql<boolean>`(vacation_requests.held_as is not null
  and vacation_requests.held_until > ${lostBefore(now)} or ${isDecisionHeld(sql`vacation_requests.id`, now)})`

/** The held decisions on pending requests with their authors, in this order. */
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

/** Deletes held decisions; the caller locks the people. */
export async function forget(db: Db, held: readonly Held[]): Promise<void> {
  const ids = held.map(({ id }) => id)
  await db
    .updateTable('vacationRequests')
    .set(nothing)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
}

/** Deletes held decisions that will never be applied, to free their places. */
export async function forgetLost(db: Db, now: Date): Promise<void> {
  const lost = db.updateTable('vacationRequests').set(nothing).where('heldUntil', '<=', lostBefore(now))
  await lost.execute()
}
