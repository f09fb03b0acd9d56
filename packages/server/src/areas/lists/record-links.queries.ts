import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { RecordLinks } from '#db/schema/duplicates.ts'

type Named = { templateSerial: number; reference: string }
type Moved = { removed: Named; survivor: Named }

/**
 * What belongs to a record that is removed goes over to the one that stays: its place in segments, and its turn to be called where
 * the other has none. Attempts never change: they stay under the name that they were made on. Answers all of it as it was.
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

/** Gives back what went over, as it was. */
export async function returnLinks(db: Db, survivor: Named, links: RecordLinks): Promise<void> {
  // Kept as text: the names in an object are turned on the way out, and rows have to go back as they were.
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
