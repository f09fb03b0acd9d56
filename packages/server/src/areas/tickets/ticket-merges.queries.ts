import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** Rows of a batch, from behind a position up to another. */
export type Part = { batchId: string; from: number; to: number }

/** What came from a ticket to the one that it goes on in, kept with its row of the batch. */
export type Merged = {
  into: string
  entryIds: string[]
  /** What the other one did not have before. */
  tagIds: string[]
  followerIds: string[]
  childIds: string[]
  /** What the other one was below, where it was a part of this one; left out where it was none. */
  wasBelow?: string | null
}

/** Takes entries, tags, followers and children of a ticket over to the one that it goes on in; answers what came along. */
export async function handOver(db: Db, from: string, into: string): Promise<Merged> {
  const ids = async (query: RawBuilder<{ id: string }>) => (await query.execute(db)).rows.map(({ id }) => id)
  return {
    into,
    tagIds:
      await ids(sql`insert into ticket_tags (ticket_id, tag_id) select ${into}::uuid, x.tag_id from ticket_tags x
      where x.ticket_id = ${from}::uuid on conflict do nothing returning tag_id as id`),
    followerIds:
      await ids(sql`insert into ticket_followers (ticket_id, user_id) select ${into}::uuid, f.user_id
      from ticket_followers f where f.ticket_id = ${from}::uuid on conflict do nothing returning user_id as id`),
    childIds: await ids(sql`update tickets set parent_id = ${into}::uuid
      where parent_id = ${from}::uuid and id <> ${into}::uuid returning id`),
    entryIds: await ids(sql`update ticket_entries set ticket_id = ${into}::uuid
      where ticket_id = ${from}::uuid returning id`),
  }
}

/** Gives a ticket back what came along with it, as far as it is still there. */
export async function giveBack(
  db: Db,
  to: string,
  { into, entryIds, tagIds, followerIds, childIds }: Merged,
): Promise<void> {
  await sql`update ticket_entries set ticket_id = ${to}::uuid
    where id = any(${entryIds}::uuid[]) and ticket_id = ${into}::uuid`.execute(db)
  await sql`delete from ticket_tags where ticket_id = ${into}::uuid and tag_id = any(${tagIds}::uuid[])`.execute(
    db,
  )
  await sql`delete from ticket_followers
    where ticket_id = ${into}::uuid and user_id = any(${followerIds}::uuid[])`.execute(db)
  await sql`update tickets set parent_id = ${to}::uuid
    where id = any(${childIds}::uuid[]) and parent_id = ${into}::uuid`.execute(db)
}

const rowsOf = ({ batchId, from, to }: Part) =>
  sql`r.batch_id = ${batchId}::uuid and r.position > ${from} and r.position <= ${to}`
const goesOnIn = sql`(r.before->'merged'->>'into')::uuid`

/**
 * Whether the ticket that this row was merged into was changed since: it has ended, or has new entries.
 */
export const hasChangedSince = sql<boolean>`(r.before ? 'merged' and exists (
  select from tickets i join ticket_batches b on b.id = r.batch_id where i.id = ${goesOnIn}
    and (i.state_type = 'final' or exists (select from ticket_entries n where n.ticket_id = i.id and n.created_at > b.created_at
      and not r.before->'merged'->'entryIds' ? n.id::text))))`

/** Holds the tickets that those of a part were merged into. */
export async function lockInto(db: Db, part: Part): Promise<void> {
  await sql`select t.id from tickets t where t.id in (
      select ${goesOnIn} from ticket_batch_rows r where ${rowsOf(part)} and r.before ? 'merged')
    order by t.id for update`.execute(db)
}

/** The tickets of a part that are taken out of others again, the last merged first. */
export async function takenOut(db: Db, part: Part): Promise<{ ticketId: string; merged: Merged }[]> {
  const { rows } = await sql<{ ticketId: string; merged: Merged }>`
    select r.ticket_id, r.before->'merged' as merged from ticket_batch_rows r
    where ${rowsOf(part)} and r.is_undone and r.version_after is not null and r.before ? 'merged'
    order by r.position desc`.execute(db)
  return rows
}

/** Which tags a ticket has, as people read them. */
export async function tagNames(db: Db, ticketId: string): Promise<string | null> {
  const { rows } = await sql<{ names: string | null }>`
    select string_agg(g.name, ', ' order by g.position) as names
    from ticket_tags x join tags g on g.id = x.tag_id where x.ticket_id = ${ticketId}::uuid`.execute(db)
  return rows[0]?.names ?? null
}
