import type { FilterNode } from '@portal/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { applies, type Contact, isStale, precedence } from '#db/not-blacklisted.ts'
import { recordReference } from '#db/record-reference.ts'
import { withoutNestedLoops } from '#db/without-nested-loops.ts'
import type { Format } from './filter-format.queries.ts'
import { recordsAsked } from './filter-records.queries.ts'
import { compile } from './filter-sql.queries.ts'
import { armOf, type Split } from './segment-split.queries.ts'
import type { Counted } from './segment-tally.ts'

/** A slice of records: some whole loads, or a part of a large one. */
export type Slice = { loads: number[]; fromRow: number; toRow: number; rows: number }

type Member = Split & { templateSerial: number }

/** The evaluated expressions per record. */
export type Question = {
  segment: Member
  nodes: readonly FilterNode[]
  format: Format
  today: string
  contact: Contact
  /** Whether some records have an arm that differs from their share's. */
  hasStoredArms: boolean
  /** The earlier segments of its exclusive set, in order. */
  earlier: readonly { id: string; serial: number }[]
  /** Whether the segment has members already, so that the new ones are staged. */
  isStaged: boolean
}

/** The rows per slice: few enough for a quick cancellation, many enough for little overhead. */
const sliceRows = 50_000
const lastRow = 2_147_483_647

/** The records of a template in slices. Each load is found by one index lookup, however many records it has. */
export async function slicesOf(db: Db, templateSerial: number, most = sliceRows): Promise<Slice[]> {
  const { rows } = await sql<{ load: number; rows: number }>`
    with recursive serials as (
      select min(load_serial) as load from records
      union all
      select (select min(r.load_serial) from records r where r.load_serial > s.load) from serials s where s.load is not null
    )
    select s.load, (select max(r.row_number) from records r where r.load_serial = s.load) as rows
    from serials s where s.load is not null and ${templateSerial} = (
      select r.template_serial from records r where r.load_serial = s.load limit 1)
    order by s.load`.execute(db)
  return cut(rows, most)
}

/** Small loads together, large ones in parts. */
export function cut(loads: readonly { load: number; rows: number }[], most = sliceRows): Slice[] {
  const slices: Slice[] = []
  let small: Slice = { loads: [], fromRow: 0, toRow: lastRow, rows: 0 }
  for (const { load, rows } of loads) {
    if (rows > most) {
      for (let fromRow = 0; fromRow <= rows; fromRow += most)
        slices.push({
          ...{ loads: [load], fromRow, toRow: fromRow + most - 1 },
          rows: Math.min(most, rows + 1 - fromRow),
        })
      continue
    }
    if (small.rows + rows > most) {
      slices.push(small)
      small = { loads: [], fromRow: 0, toRow: lastRow, rows: 0 }
    }
    small = { ...small, loads: [...small.loads, load], rows: small.rows + rows }
  }
  return small.loads.length > 0 ? [...slices, small] : slices
}

/** Whether a record `r` of a format is of a slice. */
export const within = ({ loads, fromRow, toRow }: Slice, templateSerial: number): RawBuilder<boolean> =>
  sql<boolean>`r.template_serial = ${templateSerial} and r.load_serial = any(${loads}::int[])
    and r.row_number between ${fromRow} and ${toRow}`

/** The table of the new members of a segment that has some already, until the end of the transaction. */
export const stage = (db: Db) =>
  sql`create temporary table staged_members (like segment_members) on commit drop`.execute(db)

/** Replaces the members by the staged ones: only those that differ are written. */
export async function replaceByStaged(db: Db, serial: number): Promise<void> {
  await sql`analyze staged_members`.execute(db)
  await withoutNestedLoops(db, async () => {
    await sql`
      delete from segment_members m where m.segment_serial = ${serial} and not exists (
        select from staged_members s where s.reference = m.reference and s.arm is not distinct from m.arm)`.execute(
      db,
    )
    await sql`
      insert into segment_members select * from staged_members s where not exists (
        select from segment_members m where m.segment_serial = ${serial} and m.reference = s.reference)`.execute(
      db,
    )
  })
}

/** The earlier segments of an exclusive set that have members. */
export async function earlierOf(
  db: Db,
  segment: { templateId: string; exclusiveSet: string | null; position: number },
) {
  if (segment.exclusiveSet === null) return []
  return db
    .selectFrom('segments')
    .select(['id', 'serial'])
    .where('templateId', '=', segment.templateId)
    .where('exclusiveSet', '=', segment.exclusiveSet)
    .where('position', '<', segment.position)
    .orderBy('position')
    .execute()
}

/**
 * Adds the members of a slice, and counts the others. A matching record is checked against blacklists first, then
 * against earlier segments: if both apply, it counts once, as blacklisted.
 */
export async function addSlice(db: Db, slice: Slice, question: Question): Promise<Counted> {
  const { segment, nodes, format, today, contact, earlier } = question
  const here = within(slice, segment.templateSerial)
  const values = valuesOf(format)
  const { arm, kept } = armOf(segment, question.hasStoredArms, sql`f.reference`)
  const { rows } = await sql<Counted>`
    with found as materialized (
      select ${recordReference('r')} as reference, ${values.cells} as cells
      from ${recordsAsked(nodes, format)} where ${here} and ${compile(nodes, format, today)}
    ), hits as materialized (
      select distinct on (f.reference) f.reference, b.id as of
      from found f cross join lateral (${values.rows}) v (kind, value)
      join blacklist_entries e on e.value = v.value collate "C" and e.kind = v.kind
      join blacklists b on b.id = e.blacklist_id
      where ${applies(contact)} order by f.reference, ${precedence}, e.requested_on, e.id
    ), taken as materialized (
      ${takenBy(earlier)}
    ), added as (
      insert into ${question.isStaged ? sql`staged_members` : sql`segment_members`} (segment_serial, reference, arm)
      select ${segment.serial}, f.reference, ${arm} from found f ${kept}
      where not exists (select from hits h where h.reference = f.reference)
        and not exists (select from taken t where t.reference = f.reference)
      returning arm
    )
    select (select count(*)::int from records r where ${here}) as total, (select count(*)::int from found) as matched,
      (select count(*)::int from added) as size, (select count(*)::int from added where arm = 1) as challengers,
      (select json_agg(json_build_object('of', of, 'records', n)) from (select of, count(*) as n from hits group by of) x) as hits,
      (select json_agg(json_build_object('of', of, 'records', n)) from (select of, count(*) as n from taken group by of) x) as taken`.execute(
    db,
  )
  const [counted] = rows
  if (counted === undefined) throw new Error('a slice was not counted')
  return counted
}

/** Matches in earlier segments that are on no list. Without earlier segments nothing is joined. */
function takenBy(earlier: Question['earlier']): RawBuilder<unknown> {
  if (earlier.length === 0) return sql`select null::text as reference, null::int as of where false`
  const serials = earlier.map(({ serial }) => serial)
  return sql`select distinct on (f.reference) f.reference, m.segment_serial as of
    from found f join segment_members m on m.reference = f.reference and m.segment_serial = any(${serials}::int[])
    where not exists (select from hits h where h.reference = f.reference)
    order by f.reference, array_position(${serials}::int[], m.segment_serial)`
}

/** The contact values of a record, one row each. */
function valuesOf({ fields }: Format) {
  const known = [...fields.values()].filter(({ blacklistKind }) => blacklistKind !== undefined)
  if (known.length === 0)
    return { cells: sql`null::text[]`, rows: sql`select null::text, null::text where false` }
  const cells = known.map(({ cell }) => sql`r.cells[${sql.lit(cell)}]`)
  const rows = known.map(
    ({ blacklistKind }, at) => sql`(${sql.lit(blacklistKind ?? '')}, f.cells[${sql.lit(at + 1)}])`,
  )
  return { cells: sql`array[${sql.join(cells)}]`, rows: sql`values ${sql.join(rows)}` }
}

/** The checked lists, with their current state and the number of blocked records. */
export async function storeHits(
  db: Db,
  segmentId: string,
  { campaignId = null, skillId = null, on }: Contact,
  hits: Readonly<Record<string, number>>,
): Promise<void> {
  await db.deleteFrom('segmentHits').where('segmentId', '=', segmentId).execute()
  await sql`
    insert into segment_hits (segment_id, blacklist_id, edition, ran_on, stale, hits)
    select ${segmentId}::uuid, b.id, b.edition, b.ran_on, ${isStale(on)}, coalesce((${JSON.stringify(hits)}::text::jsonb ->> b.id::text)::int, 0)
    from blacklists b
    where b.active and (b.layer <> 'campaign' or b.campaign_id = ${campaignId}::uuid or b.skill_id = ${skillId}::uuid)`.execute(
    db,
  )
}
