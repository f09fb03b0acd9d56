import type { Insertable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { TicketEntryFilesTable } from '#db/schema/tickets.ts'
import { isSeen, type Seeing } from './tickets.queries.ts'

export async function insert(db: Db, file: Insertable<TicketEntryFilesTable>): Promise<void> {
  await db.insertInto('ticketEntryFiles').values(file).execute()
}

/** Attaches this person's unused files to an entry; returns their number. */
export async function attach(
  db: Db,
  fileIds: readonly string[],
  { entryId, userId }: { entryId: string; userId: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('ticketEntryFiles')
    .set({ entryId })
    .where('id', 'in', fileIds)
    .where('entryId', 'is', null)
    .where('createdBy', '=', userId)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** A file of a visible ticket. */
export const find = (db: Db, seeing: Seeing, id: string) =>
  db
    .selectFrom('ticketEntryFiles as f')
    .innerJoin('ticketEntries as n', 'n.id', 'f.entryId')
    .innerJoin('tickets as t', 't.id', 'n.ticketId')
    .where('f.id', '=', id)
    .where(isSeen(seeing))
    .select(['f.id', 'f.name', 'f.blobKey', 'n.ticketId'])
    .executeTakeFirst()

/** Deletes an unused file after its time. */
export const removeUnused = (db: Db, id: string, now: Date) =>
  db
    .deleteFrom('ticketEntryFiles')
    .where('id', '=', id)
    .where('entryId', 'is', null)
    .where('expiresAt', '<=', now)
    .returning('blobKey')
    .executeTakeFirst()
