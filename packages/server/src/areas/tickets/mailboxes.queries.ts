import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import type { MailboxesTable } from '#db/schema/mailboxes.ts'
import type { MailMessagesTable, MailOutcome } from '#db/schema/mail-messages.ts'

/** A mailbox that is not deleted, active or not. */
export const find = (db: Db, id: string) =>
  db
    .selectFrom('mailboxes')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** The same, even if deleted. */
export const findAny = (db: Db, id: string) =>
  db.selectFrom('mailboxes').selectAll().where('id', '=', id).executeTakeFirst()

export const inUse = (db: Db) =>
  db.selectFrom('mailboxes').select('id').where('active', '=', true).where('deletedAt', 'is', null).execute()

export async function change(db: Db, id: string, values: Updateable<MailboxesTable>): Promise<void> {
  await db.updateTable('mailboxes').set(values).where('id', '=', id).execute()
}

/** Stores the last read number, never decreasing; a new UIDVALIDITY starts over. */
export async function advance(
  db: Db,
  id: string,
  { uidValidity, uid }: { uidValidity: string; uid: number },
) {
  await db
    .updateTable('mailboxes')
    .set({
      uidValidity,
      lastUid: sql<number>`case when uid_validity = ${uidValidity} then greatest(last_uid, ${uid}::bigint) else ${uid}::bigint end`,
    })
    .where('id', '=', id)
    .execute()
}

/** Claims an e-mail; false when it was processed before: by its number, or by its message id after a renumbering. */
export async function claim(db: Db, message: Insertable<MailMessagesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('mailMessages')
    .values(message)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function settle(db: Db, id: string, values: Updateable<MailMessagesTable>): Promise<void> {
  await db.updateTable('mailMessages').set(values).where('id', '=', id).execute()
}

/** The already processed ones of these numbers. */
export async function known(db: Db, mailboxId: string, uidValidity: string, uids: readonly number[]) {
  if (uids.length === 0) return new Set<number>()
  const rows = await db
    .selectFrom('mailMessages')
    .select('uid')
    .where('mailboxId', '=', mailboxId)
    .where('uidValidity', '=', uidValidity)
    .where('uid', 'in', uids)
    .execute()
  return new Set(rows.map(({ uid }) => Number(uid)))
}

/** The ticket of an e-mail: by its references, nearest first, or by a ticket key. */
export async function threadOf(db: Db, answers: readonly string[], keys: readonly string[]) {
  if (answers.length > 0) {
    const { rows } = await sql<{ ticketId: string }>`
      select m.ticket_id from mail_messages m
        join unnest(${sql.val(answers)}::text[]) with ordinality as a (id, at) on a.id = m.message_id
      where m.ticket_id is not null order by a.at limit 1`.execute(db)
    if (rows[0]) return rows[0].ticketId
  }
  if (keys.length === 0) return undefined
  const row = await db.selectFrom('tickets').select('id').where('key', 'in', keys).limit(1).executeTakeFirst()
  return row?.id
}

/** The target of a merged ticket. */
export async function goesOnIn(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive on_ as (
      select t.id, t.merged_into_id, 0 as depth from tickets t where t.id = ${id}::uuid
      union all select t.id, t.merged_into_id, on_.depth + 1 from tickets t join on_ on t.id = on_.merged_into_id where on_.depth < 20
    ) select id from on_ order by depth desc limit 1`.execute(db)
  return rows[0]?.id ?? id
}

/** The employee with this address, if unique. */
export async function personOf(db: Db, address: string): Promise<string | null> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .limit(2)
    .execute()
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}

export const isOwn = async (db: Db, address: string): Promise<boolean> =>
  (await db
    .selectFrom('mailboxes')
    .select('id')
    .where(sql`lower(address)`, '=', address.toLowerCase())
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined

/** The number of tickets that a sender has created through a mailbox since then. */
export async function openedSince(db: Db, mailboxId: string, address: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('mailMessages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('mailboxId', '=', mailboxId)
    .where(sql`lower(address)`, '=', address.toLowerCase())
    .where('direction', '=', 'in')
    .where('outcome', '=', 'ticket')
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Our replies that a text refers to. */
export const answersNamed = (db: Db, mailboxId: string, ids: readonly string[]) =>
  db
    .selectFrom('mailMessages as m')
    .innerJoin('ticketEntries as n', 'n.id', 'm.entryId')
    .innerJoin('tickets as t', 't.id', 'n.ticketId')
    .select(['m.id', 'm.address', 'n.authorId', 't.id as ticketId', 't.number', 't.subject'])
    .where('m.mailboxId', '=', mailboxId)
    .where('m.direction', '=', 'out')
    .where('m.outcome', 'in', ['queued', 'sent'])
    .where('m.messageId', 'in', ids)
    .execute()

/** The mailbox for replies to a ticket: the one it came through, or else one of its skill. */
export async function mailboxOf(
  db: Db,
  ticket: { id: string; skillId: string },
): Promise<string | undefined> {
  const came = await db
    .selectFrom('mailMessages as m')
    .innerJoin('mailboxes as b', 'b.id', 'm.mailboxId')
    .select('b.id')
    .where('m.ticketId', '=', ticket.id)
    .where('b.deletedAt', 'is', null)
    .orderBy('m.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (came) return came.id
  const own = await db
    .selectFrom('mailboxes')
    .select('id')
    .where('skillId', '=', ticket.skillId)
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return own?.id
}

/** A queued reply, with its text and recipient. */
export const waiting = (db: Db, id: string) =>
  db
    .selectFrom('mailMessages as m')
    .innerJoin('ticketEntries as n', 'n.id', 'm.entryId')
    .innerJoin('tickets as t', 't.id', 'n.ticketId')
    .select(['m.id', 'm.mailboxId', 'm.entryId', 'm.messageId', 'm.address', 'm.subject', 'm.createdAt'])
    .select(['n.text', 'n.authorId', 't.id as ticketId', 't.number', 't.subject as ticketSubject'])
    .where('m.id', '=', id)
    .where('m.outcome', '=', 'queued')
    .executeTakeFirst()

/** The e-mail that an entry went by, held. */
export const answerOf = (db: Db, entryId: string) =>
  db
    .selectFrom('mailMessages')
    .select(['id', 'outcome'])
    .where('entryId', '=', entryId)
    .where('direction', '=', 'out')
    .forUpdate()
    .executeTakeFirst()

/** The ids of what came and went of a ticket, the newest first. */
export const thread = (db: Db, ticketId: string, but: string) =>
  db
    .selectFrom('mailMessages')
    .select(['messageId', 'direction'])
    .where('ticketId', '=', ticketId)
    .where('id', '!=', but)
    .where('messageId', 'like', '%@%')
    .orderBy('createdAt', 'desc')
    .limit(20)
    .execute()

export const filesOf = (db: Db, entryId: string) =>
  db
    .selectFrom('ticketEntryFiles')
    .select(['name', 'blobKey'])
    .where('entryId', '=', entryId)
    .orderBy('createdAt')
    .execute()

export function messages(
  db: Db,
  mailboxId: string,
  { outcome = [], ...asked }: Paging & { outcome?: MailOutcome[] },
) {
  const query = db
    .selectFrom('mailMessages as m')
    .leftJoin('tickets as t', 't.id', 'm.ticketId')
    .select([
      'm.id',
      'm.direction',
      'm.outcome',
      'm.address',
      'm.subject',
      'm.ticketId',
      'm.failure',
      'm.createdAt',
    ])
    .select('t.number as ticketNumber')
    .where('m.mailboxId', '=', mailboxId)
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.id')
  return page(outcome.length > 0 ? query.where('m.outcome', 'in', outcome) : query, asked, 'm.id')
}
