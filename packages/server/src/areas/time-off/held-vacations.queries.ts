import type { Db } from '#db/database.ts'

/** No decision that is not in force yet. */
export const nothing = { heldAs: null, heldBy: null, heldUntil: null, heldComment: null, heldOverride: null }

/** The decision on a request that is not in force yet, with who has made it. */
export const heldOf = (db: Db, id: string) =>
  db
    .selectFrom('vacationRequests as r')
    .innerJoin('users', 'users.id', 'r.heldBy')
    .where('r.id', '=', id)
    .where('r.heldAs', 'is not', null)
    .select(['r.heldAs', 'r.heldBy', 'r.heldUntil', 'r.heldComment', 'r.heldOverride', 'r.version'])
    .select('users.displayName')
    .executeTakeFirst()

export async function forget(db: Db, id: string): Promise<void> {
  await db.updateTable('vacationRequests').set(nothing).where('id', '=', id).execute()
}
