import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { RecordLinks } from '#db/schema/duplicates.ts'

type Named = { templateSerial: number; reference: string }
type Moved = { removed: Named; survivor: Named }

/**
 * Moves the references of a removed record to the survivor: its segment memberships, and its position in a queue if
 * the survivor has none. Attempts are immutable: they keep their original name. Returns everything as it was.
 */
export async function moveLinks(db: Db, moved: Moved): Promise<RecordLinks> {
  return { segmentMembers: await moveSegments(db, moved), recordWork: await moveWork(db, moved) }
}

async function moveSegments(db: Db, { removed, survivor }: Moved): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    with taken as (
      delete from segment_members m using segments s
      where s.serial = m.segment_serial and s.template_serial = ${removed.templateSerial} and m.reference = ${removed.reference}
      returning m.*
    ), added as (
      insert into segment_members (segment_serial, reference, arm)
      select segment_serial, ${survivor.reference}, arm from taken
      where ${removed.templateSerial === survivor.templateSerial}
      on conflict do nothing returning segment_serial
    )
    select (to_jsonb(taken) || jsonb_build_object('added', exists (
      select from added where added.segment_serial = taken.segment_serial)))::text as row from taken`.execute(
    db,
  )
  return rows.map(({ row }) => row)
}

async function moveWork(db: Db, { removed, survivor }: Moved): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    with taken as (
      delete from record_work where template_serial = ${removed.templateSerial} and reference = ${removed.reference}
      returning *
    ), added as (
      insert into record_work
      select (jsonb_populate_record(null::record_work, to_jsonb(taken) || jsonb_build_object(
        'reference', ${survivor.reference}::text, 'load_serial', null, 'row_number', null))).* from taken
      where ${removed.templateSerial === survivor.templateSerial}
        and not exists (select from record_work own
          where own.template_serial = ${survivor.templateSerial} and own.reference = ${survivor.reference})
        and not exists (select from records r where r.template_serial = ${survivor.templateSerial}
          and r.key is null and ${survivor.reference} = '#' || r.load_serial || ':' || r.row_number)
      returning reference
    )
    select (to_jsonb(taken) || jsonb_build_object('added', exists (select from added)))::text as row from taken`.execute(
    db,
  )
  return rows.map(({ row }) => row)
}

/** Restores the moved references. */
export async function returnLinks(db: Db, survivor: Named, links: RecordLinks): Promise<void> {
  // Stored as text: keys of a JSON object would be converted to camel case on reading, and rows must be restored
  // exactly.
  const rows = (name: string) => `[${(links[name] ?? []).join(',')}]`
  await sql`
    delete from segment_members m using jsonb_array_elements(${rows('segmentMembers')}::jsonb) as l
    where (l ->> 'added')::boolean and m.segment_serial = (l ->> 'segment_serial')::int
      and m.reference = ${survivor.reference}`.execute(db)
  await sql`
    insert into segment_members select (jsonb_populate_record(null::segment_members, l)).*
    from jsonb_array_elements(${rows('segmentMembers')}::jsonb) as l
    where exists (select from segments s where s.serial = (l ->> 'segment_serial')::int)
    on conflict do nothing`.execute(db)
  await sql`
    delete from record_work w using jsonb_array_elements(${rows('recordWork')}::jsonb) as l
    where (l ->> 'added')::boolean and w.template_serial = ${survivor.templateSerial}
      and w.reference = ${survivor.reference} and w.worked_at is null and w.state <> 'leased'`.execute(db)
  await sql`
    insert into record_work select (jsonb_populate_record(null::record_work, l)).*
    from jsonb_array_elements(${rows('recordWork')}::jsonb) as l on conflict do nothing`.execute(db)
}
