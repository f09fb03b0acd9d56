import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { inForce, isStale, precedence } from '#db/not-blacklisted.ts'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { BlacklistEntriesTable, BlacklistEventsTable } from '#db/schema/blacklists.ts'
import type {
  BlacklistChannel,
  BlacklistEntryState,
  BlacklistKind,
  BlacklistLayer,
  BlacklistOrigin,
} from '@portal/sdk/contract'

export type Named = { id: string; name: string; layer: BlacklistLayer }
type Person = { id: string; displayName: string }
type Column = 'createdAt' | 'value' | 'expiresOn'
type Query = Paging & {
  search?: string
  blacklistId?: string
  layer?: BlacklistLayer
  kind?: BlacklistKind
  channel?: BlacklistChannel
  origin?: BlacklistOrigin
  state?: BlacklistEntryState
  sort?: Column | `-${Column}`
}

/** A list as others refer to it. */
export const named = sql<Named>`json_build_object('id', b.id, 'name', b.name, 'layer', b.layer)`

const stateOf = (on: string) =>
  sql<BlacklistEntryState>`case when e.expires_on < coalesce(e.removed_at::date, ${on}::date) then 'expired'
    when e.removed_at is not null then 'removed' else 'active' end`

const entries = (db: Db, on: string) =>
  db
    .selectFrom('blacklistEntries as e')
    .innerJoin('blacklists as b', 'b.id', 'e.blacklistId')
    .innerJoin('users as u', 'u.id', 'e.createdBy')
    .select(['e.id', 'e.kind', 'e.value', 'e.channel', 'e.reason', 'e.origin', 'e.evidence'])
    .select(['e.requestedOn', 'e.expiresOn', 'e.createdAt'])
    .select(named.as('blacklist'))
    .select(stateOf(on).as('state'))
    .select(sql<Person>`json_build_object('id', u.id, 'displayName', u.display_name)`.as('createdBy'))
    .select(
      sql<
        string | null
      >`(select r.id from blacklist_removals r where r.entry_id = e.id and r.state = 'pending')`.as(
        'removalId',
      ),
    )

export function list(db: Db, { search, layer, state, sort = '-createdAt', ...rest }: Query, on: string) {
  const { blacklistId, kind, channel, origin, ...paging } = rest
  const { column, direction } = ordering(sort)
  let query = entries(db, on).orderBy(`e.${column}`, direction).orderBy('e.id')
  if (search) query = query.where(found(search))
  if (layer) query = query.where('b.layer', '=', layer)
  if (blacklistId) query = query.where('e.blacklistId', '=', blacklistId)
  if (kind) query = query.where('e.kind', '=', kind)
  if (channel) query = query.where('e.channel', '=', channel)
  if (origin) query = query.where('e.origin', '=', origin)
  if (state) query = query.where(sql<boolean>`${stateOf(on)} = ${state}`)
  return page(query, paging, 'e.id')
}

/** A phone in any notation, or text in the value or the reason. */
function found(search: string) {
  const nine = /^[\d\s+().\-/]+$/.test(search) ? lastNine(search) : undefined
  if (nine !== undefined) return sql<boolean>`e.last_nine = ${nine}`
  const words = containing(search)
  return sql<boolean>`(plain(e.value) like plain(${words}) or plain(e.reason) like plain(${words}))`
}

/** The last digits by which phones are found whatever their prefix; undefined for shorter ones. */
function lastNine(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  return digits.length < 9 ? undefined : digits.slice(-9)
}

export const find = (db: Db, id: string, on: string) =>
  entries(db, on).where('e.id', '=', id).executeTakeFirst()

export const lock = (db: Db, id: string): Promise<Selectable<BlacklistEntriesTable> | undefined> =>
  db.selectFrom('blacklistEntries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** An active list, locked because its size is about to change. */
export const lockList = (db: Db, id: string) =>
  db
    .selectFrom('blacklists')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst()

/** Whether the list already has the value for this channel. */
export async function exists(
  db: Db,
  {
    blacklistId,
    kind,
    value,
    channel,
  }: Pick<Insertable<BlacklistEntriesTable>, 'blacklistId' | 'kind' | 'value' | 'channel'>,
  except?: string,
): Promise<boolean> {
  let query = db
    .selectFrom('blacklistEntries')
    .select('id')
    .where('blacklistId', '=', blacklistId)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('channel', '=', channel)
    .where('removedAt', 'is', null)
  if (except !== undefined) query = query.where('id', '!=', except)
  return (await query.executeTakeFirst()) !== undefined
}

/** Removes an expired value, so that it can be added again; returns the number. */
export async function retireExpired(
  db: Db,
  {
    blacklistId,
    kind,
    value,
    channel,
  }: Pick<Insertable<BlacklistEntriesTable>, 'blacklistId' | 'kind' | 'value' | 'channel'>,
  { today, at, by }: { today: string; at: Date; by: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('blacklistEntries')
    .set({ removedAt: at, removedBy: by })
    .where('blacklistId', '=', blacklistId)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('channel', '=', channel)
    .where('removedAt', 'is', null)
    .where('expiresOn', '<', today)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export const insert = (db: Db, entry: Insertable<BlacklistEntriesTable>) =>
  db.insertInto('blacklistEntries').values(entry).execute()

export const change = (db: Db, id: string, values: Updateable<BlacklistEntriesTable>) =>
  db.updateTable('blacklistEntries').set(values).where('id', '=', id).execute()

/** Adjusts the size of a list. */
export const resize = (db: Db, blacklistId: string, by: number) =>
  db
    .updateTable('blacklists')
    .set({ size: sql<number>`size + ${by}` })
    .where('id', '=', blacklistId)
    .execute()

export const note = (db: Db, event: Insertable<BlacklistEventsTable>) =>
  db.insertInto('blacklistEvents').values(event).execute()

/** The history of an entry, last first; the entry itself has what a load did. */
export async function history(db: Db, id: string) {
  const by = sql<Person>`json_build_object('id', u.id, 'displayName', u.display_name)`
  const noted = db
    .selectFrom('blacklistEvents as v')
    .innerJoin('users as u', 'u.id', 'v.by')
    .where('v.entryId', '=', id)
    .select(['v.kind', 'v.at', 'v.reason'])
    .select(by.as('by'))
  const came = db
    .selectFrom('blacklistEntries as e')
    .innerJoin('users as u', 'u.id', 'e.createdBy')
    .where('e.id', '=', id)
    .where('e.loadId', 'is not', null)
    .select([sql<BlacklistEventsTable['kind']>`'loaded'`.as('kind'), 'e.createdAt as at'])
    .select(sql<string | null>`e.reason`.as('reason'))
    .select(by.as('by'))
  const left = db
    .selectFrom('blacklistEntries as e')
    .innerJoin('users as u', 'u.id', 'e.removedBy')
    .where('e.id', '=', id)
    .where(
      sql<boolean>`not exists (select from blacklist_events v where v.entry_id = e.id and v.kind = 'removed')`,
    )
    .select([sql<BlacklistEventsTable['kind']>`'unnamed'`.as('kind'), sql<Date>`e.removed_at`.as('at')])
    .select(sql<string | null>`null`.as('reason'))
    .select(by.as('by'))
  const parts = await Promise.all([noted.execute(), came.execute(), left.execute()])
  return parts.flat().sort((one, other) => other.at.getTime() - one.at.getTime())
}

/** The entries in force for a value, by precedence. */
export const hits = (db: Db, kind: BlacklistKind, value: string, on: string) =>
  db
    .selectFrom('blacklistEntries as e')
    .innerJoin('blacklists as b', 'b.id', 'e.blacklistId')
    .leftJoin('campaigns as c', 'c.id', 'b.campaignId')
    .leftJoin('skills as s', 's.id', 'b.skillId')
    .where('e.kind', '=', kind)
    .where('e.value', '=', value)
    .where(inForce(on))
    .select(['e.id as entryId', 'e.channel', 'e.reason', 'e.origin', 'e.requestedOn as since', 'e.expiresOn'])
    .select([named.as('blacklist'), 'c.name as campaign', 's.name as skill'])
    .orderBy(precedence)
    .orderBy('e.requestedOn')
    .orderBy('e.id')
    .execute()

/** Phones in force with another country code and the same last nine digits. */
export async function alike(db: Db, value: string, on: string): Promise<string[]> {
  const rows = await db
    .selectFrom('blacklistEntries as e')
    .innerJoin('blacklists as b', 'b.id', 'e.blacklistId')
    .where('e.lastNine', '=', value.slice(-9))
    .where('e.value', '!=', value)
    .where(inForce(on))
    .select('e.value')
    .distinct()
    .orderBy('e.value')
    .limit(5)
    .execute()
  return rows.map((row) => row.value)
}

/** Active lists whose last import is too old. */
export const stale = (db: Db, on: string) =>
  db
    .selectFrom('blacklists as b')
    .where('b.active', '=', true)
    .where(isStale(on))
    .select(['b.id', 'b.name', 'b.layer'])
    .orderBy('b.name')
    .execute()
