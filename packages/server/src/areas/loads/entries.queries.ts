import { sql } from 'kysely'
import type { Db, SqlTransaction } from '#db/database.ts'
import type { EntryRow } from './entry-rows.ts'

/** The blacklist of a load. */
export type EntryTarget = {
  loadId: string
  blacklistId: string
  origin: 'load' | 'robinson'
  /** The default reason of an entry: the name of the load. */
  reason: string
  today: string
  now: Date
  userId: string
}

export type Entered = { created: number; updated: number; unchanged: number; duplicated: number }

const outcomes = ['created', 'updated', 'unchanged', 'duplicated'] as const

/**
 * Adds the entries of a slice to a blacklist in one statement; returns the results of its rows. Existing entries are
 * only extended. A row's result is the most significant one of its entries.
 */
export async function enter(
  transaction: SqlTransaction,
  entries: readonly EntryRow[],
  { loadId, blacklistId, origin, reason, today, now, userId }: EntryTarget,
): Promise<Entered> {
  const rows = await transaction.query<{ outcome: number; rows: number }>(
    `with asked as materialized (
       select * from jsonb_to_recordset($1::text::jsonb)
         as a (row int, kind text, value text, channel text, reason text, requested date, expires date)
     ), firsts as materialized (
       select distinct on (value, kind, channel) * from asked order by value, kind, channel, row
     ), known as materialized (
       select e.value, e.kind, e.channel, e.seen_load_id, e.expires_on from firsts f
       join blacklist_entries e on e.value = f.value collate "C" and e.kind = f.kind and e.channel = f.channel
         and e.blacklist_id = $2::uuid and e.removed_at is null
     ), entered as (
       insert into blacklist_entries as e (blacklist_id, kind, value, channel, reason, origin, requested_on, expires_on,
         created_at, created_by, load_id, seen_load_id)
       select $2::uuid, kind, value, channel, coalesce(reason, $4), $5, coalesce(requested, $6::date), expires,
         $7::timestamptz, $8::uuid, $3::uuid, $3::uuid from firsts order by value
       on conflict (value, kind, blacklist_id, channel) where removed_at is null do update
         set seen_load_id = excluded.seen_load_id, expires_on = case
           when e.expires_on is null or excluded.expires_on is null then null
           else greatest(e.expires_on, excluded.expires_on) end
     ), ranked as (
       select a.row, min(case
         when f.row is distinct from a.row or k.seen_load_id = $3::uuid then 3
         when k.value is null then 0
         when k.expires_on is not null and (f.expires is null or f.expires > k.expires_on) then 1
         else 2 end) as outcome
       from asked a join firsts f using (value, kind, channel) left join known k using (value, kind, channel)
       group by a.row
     )
     select outcome, count(*)::int as rows from ranked group by outcome`,
    [JSON.stringify(entries), blacklistId, loadId, reason, origin, today, now.toISOString(), userId],
  )
  const entered: Entered = { created: 0, updated: 0, unchanged: 0, duplicated: 0 }
  for (const row of rows) entered[outcomes[row.outcome] ?? 'unchanged'] += row.rows
  return entered
}

/** Recounts a list after a load. */
export const recount = (db: Db, blacklistId: string) =>
  sql`update blacklists set size = (
      select count(*)::int from blacklist_entries where blacklist_id = ${blacklistId} and removed_at is null
    ) where id = ${blacklistId}`.execute(db)

/** Whether a later load has brought another complete edition of a list. */
export async function hasLater(db: Db, blacklistId: string, serial: number): Promise<boolean> {
  const later = await db
    .selectFrom('loads')
    .select('id')
    .where('blacklistId', '=', blacklistId)
    .where('edition', 'is not', null)
    .where('serial', '>', serial)
    .where('state', '=', 'completed')
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

type Run = {
  id: string
  loadId: string
  blacklistId: string
  edition: string
  created: number
  now: Date
  userId: string
}

/** A completely loaded edition of an external list: entries it lacks are removed, and it becomes the list's edition. */
export async function run(
  db: Db,
  { id, loadId, blacklistId, edition, created, now, userId }: Run,
): Promise<void> {
  // A million entries take longer than the interactive statement timeout.
  await sql`select set_config('statement_timeout', '10min', true)`.execute(db)
  const { numUpdatedRows } = await db
    .updateTable('blacklistEntries')
    .set({ removedAt: now, removedBy: userId })
    .where('blacklistId', '=', blacklistId)
    .where('origin', '=', 'robinson')
    .where('removedAt', 'is', null)
    .where(sql<boolean>`seen_load_id is distinct from ${loadId}::uuid`)
    .executeTakeFirst()
  const named = await db
    .selectFrom('blacklistEntries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('blacklistId', '=', blacklistId)
    .where('seenLoadId', '=', loadId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const kept = Math.max(named.count - created, 0)
  const counts = { added: named.count - kept, kept, removed: Number(numUpdatedRows) }
  await db
    .insertInto('blacklistRuns')
    .values({ id, blacklistId, edition, ...counts, ranAt: now, ranBy: userId })
    .execute()
  await db
    .updateTable('blacklists')
    .set({ edition, ranOn: now.toISOString().slice(0, 10) })
    .where('id', '=', blacklistId)
    .execute()
}
