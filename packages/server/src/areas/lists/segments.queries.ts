import { type Insertable, sql, type Updateable } from 'kysely'
import type { Segment } from '@portal/sdk/contract'
import { precedence } from '#db/not-blacklisted.ts'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import { patiently } from '#db/patiently.ts'
import type { SegmentsTable } from '#db/schema/segments.ts'
import { segmentsIn } from './filter-records.queries.ts'
import type { AskedBy } from './segments.rules.ts'

type Sort = 'order' | 'name' | '-name' | 'size' | '-size' | 'computedAt' | '-computedAt'
type Query = Paging & {
  search?: string
  templateId?: string
  mode?: Segment['mode']
  state?: Segment['state'][]
  sort?: Sort
}

const segments = (db: Db) =>
  db
    .selectFrom('segments')
    .innerJoin('templates', 'templates.id', 'segments.templateId')
    .innerJoin('filters', 'filters.id', 'segments.filterId')
    .innerJoin('users', 'users.id', 'segments.createdBy')
    .leftJoin('segmentResults as work', (join) =>
      join.onRef('work.runId', '=', 'segments.runId').onRef('work.segmentId', '=', 'segments.id'),
    )
    .selectAll('segments')
    .select(['templates.name as templateName', 'filters.name as filterName'])
    .select(['filters.version as newestFilterVersion', 'users.displayName as creatorName'])
    .select(['work.processed', 'work.toProcess', 'work.workedMs'])

export type SegmentRow = NonNullable<Awaited<ReturnType<typeof find>>>

export function list(db: Db, { search, templateId, mode, state, sort = 'order', ...paging }: Query) {
  let query = ordered(segments(db), sort)
  if (search) {
    const words = sql`plain(segments.name || ' ' || segments.description || ' ' || coalesce(segments.exclusive_set, ''))`
    query = query.where(sql<boolean>`${words} like plain(${containing(search)})`)
  }
  if (templateId !== undefined) query = query.where('segments.templateId', '=', templateId)
  if (mode !== undefined) query = query.where('segments.mode', '=', mode)
  if (state && state.length > 0) query = query.where('segments.state', 'in', state)
  return page(query, paging)
}

function ordered(query: ReturnType<typeof segments>, sort: Sort) {
  if (sort === 'order')
    return query.orderBy(sql`plain(templates.name)`).orderBy('segments.position').orderBy('segments.id')
  const { column, direction } = ordering(sort)
  if (column === 'name') return query.orderBy(sql`plain(segments.name)`, direction).orderBy('segments.id')
  const by =
    column === 'size' ? sql`coalesce(segments.size, -1)` : sql`coalesce(segments.computed_at, '-infinity')`
  return query.orderBy(by, direction).orderBy('segments.id')
}

export const find = (db: Db, id: string) => segments(db).where('segments.id', '=', id).executeTakeFirst()

/** Locks segments in a fixed order, to avoid deadlocks. */
export const lock = (db: Db, ids: readonly string[]) =>
  db.selectFrom('segments').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()

/** Whether another segment has this name; nobody can take it before this transaction ends. */
export async function isTaken(db: Db, name: string, exceptId?: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('segments.name'))`.execute(db)
  let query = db.selectFrom('segments').select('id').where(sql<boolean>`plain(name) = plain(${name})`)
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId)
  return (await query.executeTakeFirst()) !== undefined
}

/** The position after the last segment of a template. */
export async function nextPosition(db: Db, templateId: string): Promise<number> {
  const { last } = await db
    .selectFrom('segments')
    .select((row) => row.fn.max<number | null>('position').as('last'))
    .where('templateId', '=', templateId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

export const insert = (db: Db, segment: Insertable<SegmentsTable>) =>
  db.insertInto('segments').values(segment).execute()

export const change = (db: Db, id: string, changes: Updateable<SegmentsTable>) =>
  db.updateTable('segments').set(changes).where('id', '=', id).execute()

export const remove = (db: Db, id: string) => db.deleteFrom('segments').where('id', '=', id).execute()

/** A version of a filter with its template, if the person may use it. */
export const filterVersion = (db: Db, userId: string, id: string, version?: number) =>
  db
    .selectFrom('filters')
    .innerJoin('filterVersions', 'filterVersions.filterId', 'filters.id')
    .innerJoin('templates', 'templates.id', 'filters.templateId')
    .where('filters.id', '=', id)
    .where((where) => where.or([where('filters.createdBy', '=', userId), where('filters.shared', '=', true)]))
    .where('filterVersions.version', '=', version ?? sql<number>`filters.version`)
    .select(['filterVersions.version', 'filterVersions.nodes'])
    .select(['templates.id as templateId', 'templates.serial as templateSerial'])
    .executeTakeFirst()

/** The conditions of a segment. */
export const nodesOf = (db: Db, filterId: string, version: number) =>
  db
    .selectFrom('filterVersions')
    .select('nodes')
    .where('filterId', '=', filterId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()

/** The segments that each segment's filter of a template refers to. */
export async function askedBy(db: Db, templateId: string): Promise<AskedBy> {
  const rows = await db
    .selectFrom('segments')
    .innerJoin('filterVersions as v', (join) =>
      join.onRef('v.filterId', '=', 'segments.filterId').onRef('v.version', '=', 'segments.filterVersion'),
    )
    .select(['segments.id', 'v.nodes'])
    .where('templateId', '=', templateId)
    .where(sql<boolean>`v.nodes @> '[{"kind": "segment"}]'`)
    .execute()
  return new Map(rows.map(({ id, nodes }) => [id, segmentsIn(nodes)]))
}

/** Whether a filter refers to a segment: in its current version, or in one used by another segment. */
export async function isAsked(db: Db, id: string): Promise<boolean> {
  const condition = JSON.stringify([{ segments: [id] }])
  const { rows } = await sql`
    select 1 where exists (select from filters f where f.nodes @> ${condition}::text::jsonb)
      or exists (select from segments s join filter_versions v on v.filter_id = s.filter_id and v.version = s.filter_version
        where s.id <> ${id}::uuid and v.nodes @> ${condition}::text::jsonb)`.execute(db)
  return rows.length > 0
}

/** Whether any of these segments was computed after a moment. */
export async function areComputedSince(db: Db, ids: readonly string[], since: Date): Promise<boolean> {
  if (ids.length === 0) return false
  const computed = db
    .selectFrom('segments')
    .select('id')
    .where('id', 'in', ids)
    .where('computedAt', '>', since)
  return (await computed.limit(1).executeTakeFirst()) !== undefined
}

/** Whether an attempt on records of a template was finished after a moment. */
export async function isWorkedSince(db: Db, templateId: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 where exists (select from activations a join record_attempts t on t.activation_serial = a.serial
      where a.template_id = ${templateId}::uuid and t.ended_at > ${since} and t.ending = 'finished')`.execute(
    db,
  )
  return rows.length > 0
}

/** The number of created and changed records of each load of a template, by serial. */
export async function broughtBy(db: Db, templateId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('loads')
    .select(['serial', sql<number>`created + updated`.as('brought')])
    .where('templateId', '=', templateId)
    .where(sql<boolean>`created + updated > 0`)
    .execute()
  return Object.fromEntries(rows.map(({ serial, brought }) => [String(serial), brought]))
}

/** Whether blacklist entries in force have changed since a moment. */
export async function haveBlacklistsChanged(db: Db, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 where exists (select from blacklist_entries where created_at > ${since})
      or exists (select from blacklist_events where at > ${since}) or exists (select from blacklists where updated_at > ${since})`.execute(
    db,
  )
  return rows.length > 0
}

/** Whether an earlier segment of its exclusive set was computed later, or never. */
export async function hasEarlierChanged(
  db: Db,
  {
    templateId,
    exclusiveSet,
    position,
    computedAt,
  }: Pick<SegmentRow, 'templateId' | 'exclusiveSet' | 'position' | 'computedAt'>,
): Promise<boolean> {
  if (exclusiveSet === null || computedAt === null) return false
  const changed = await db
    .selectFrom('segments')
    .select('id')
    .where('templateId', '=', templateId)
    .where('exclusiveSet', '=', exclusiveSet)
    .where('position', '<', position)
    .where((where) => where.or([where('computedAt', 'is', null), where('computedAt', '>', computedAt)]))
    .limit(1)
    .executeTakeFirst()
  return changed !== undefined
}

/** The blacklists checked in the last computation, by precedence. */
export const hits = (db: Db, segmentId: string) =>
  db
    .selectFrom('segmentHits as h')
    .innerJoin('blacklists as b', 'b.id', 'h.blacklistId')
    .where('h.segmentId', '=', segmentId)
    .select(['h.blacklistId', 'b.name', 'b.layer', 'h.edition', 'h.ranOn', 'h.stale as isStale', 'h.hits'])
    .orderBy(precedence)
    .orderBy('b.name')
    .execute()

export const columnsOf = (db: Db, templateId: string) =>
  db.selectFrom('templates').select('columns').where('id', '=', templateId).executeTakeFirstOrThrow()

/** The template of a load, as a segment has it. */
export const loadOf = (db: Db, id: string) =>
  db
    .selectFrom('loads')
    .innerJoin('templates', 'templates.id', 'loads.templateId')
    .where('loads.id', '=', id)
    .where('loads.blacklistId', 'is', null)
    .select(['templates.id as templateId', 'templates.serial as templateSerial'])
    .executeTakeFirst()

/** Copies the members of a segment, and its blacklist counts, to another one. Lists have no arms. */
export async function copyMembers(db: Db, from: { serial: number; id: string }, id: string): Promise<void> {
  await patiently(db, (patient) =>
    sql`
      insert into segment_members (segment_serial, reference)
      select s.serial, m.reference from segments s, segment_members m
      where s.id = ${id}::uuid and m.segment_serial = ${from.serial}`.execute(patient),
  )
  await sql`
    insert into segment_hits (segment_id, blacklist_id, edition, ran_on, stale, hits)
    select ${id}::uuid, blacklist_id, edition, ran_on, stale, hits from segment_hits where segment_id = ${from.id}::uuid`.execute(
    db,
  )
}
