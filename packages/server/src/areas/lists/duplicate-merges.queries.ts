import type { Insertable } from 'kysely'
import type { DuplicateState } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import type { DuplicateMergesTable, RecordImage } from '#db/schema/duplicates.ts'
import type { Clock } from '#seams/clock.ts'

export const insert = (db: Db, merge: Insertable<DuplicateMergesTable>) =>
  db.insertInto('duplicateMerges').values(merge).execute()

/** The merge of a group that was not undone. */
export const ofGroup = (db: Db, groupId: string) =>
  db
    .selectFrom('duplicateMerges')
    .innerJoin('users', 'users.id', 'duplicateMerges.mergedBy')
    .selectAll('duplicateMerges')
    .select('users.displayName as mergerName')
    .where('groupId', '=', groupId)
    .where('undoneAt', 'is', null)
    .executeTakeFirst()

export const close = (db: Db, id: string, undone: { undoneBy: string; undoneAt: Date }) =>
  db.updateTable('duplicateMerges').set(undone).where('id', '=', id).execute()

/** The current record under the name of a stored image; locked until the end of the transaction. */
export const recordAt = (db: Db, { loadSerial, rowNumber, templateSerial, key }: RecordImage) =>
  db
    .selectFrom('records')
    .select('cells')
    .where('loadSerial', '=', loadSerial)
    .where('rowNumber', '=', rowNumber)
    .where('templateSerial', '=', templateSerial)
    .where('key', 'is not distinct from', key)
    .forUpdate()
    .executeTakeFirst()

type Deciding = { db: Db; clock: Clock; userId: string }
type Group = { id: string; version: number }

/** The decision on a group and its author; none for a pending one. */
export async function decide(
  { db, clock, userId }: Deciding,
  { id, version }: Group,
  state: DuplicateState,
): Promise<void> {
  const decided =
    state === 'pending' ? { decidedBy: null, decidedAt: null } : { decidedBy: userId, decidedAt: clock.now() }
  await db
    .updateTable('duplicateGroups')
    .set({ ...decided, state, refusal: null, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** Why a group could not be merged in bulk. */
export const refuse = (db: Db, id: string, refusal: object) =>
  db
    .updateTable('duplicateGroups')
    .set({ refusal: JSON.stringify(refusal) })
    .where('id', '=', id)
    .execute()

/** A group with one member fewer. */
export const shrink = (db: Db, id: string, size: number, version: number) =>
  db.updateTable('duplicateGroups').set({ size, version }).where('id', '=', id).execute()
