import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { fieldsOf, type Format, type ReadAs } from './filter-format.ts'

/** What filters can ask of the records of a template; undefined where there is no such template. */
export async function formatOf(db: Db, templateId: string): Promise<Format | undefined> {
  const template = await db
    .selectFrom('templates')
    .select(['serial', 'columns', 'cellPositions', 'version'])
    .where('id', '=', templateId)
    .executeTakeFirst()
  if (!template) return undefined
  const loads = await db
    .selectFrom('loads')
    .select(['id', 'serial'])
    .where('templateId', '=', templateId)
    .execute()
  const fields = fieldsOf(template, await readAs(db, templateId))
  return {
    templateSerial: template.serial,
    fields: new Map(fields.map((field) => [field.name, field])),
    loads: new Map(loads.map(({ id, serial }) => [id, serial])),
  }
}

/** By which types the loads of a template read each field. */
async function readAs(db: Db, templateId: string): Promise<ReadAs> {
  const { rows } = await sql<{ name: string; types: string[]; isReread: boolean }>`
    select c ->> 'name' as name, array_agg(distinct c ->> 'type') as types,
      bool_or(l.round > 1 and t.version > 1) as is_reread
    from loads l join templates t on t.id = l.template_id, jsonb_array_elements(l.template -> 'columns') c
    where l.template_id = ${templateId} group by 1`.execute(db)
  return new Map(rows.map(({ name, types, isReread }) => [name, { types, isReread }]))
}

/** Every format, with its fields and the newest of its loads that brought records. */
export async function formats(db: Db) {
  const templates = await db
    .selectFrom('templates')
    .select(['id', 'serial', 'name', 'columns', 'cellPositions'])
    .orderBy(sql`plain(name)`)
    .orderBy('id')
    .execute()
  const { rows: loads } = await sql<Loaded>`
    select l.id, l.name, l.finished_at, l.template_id from templates t cross join lateral (
      select * from loads one where one.template_id = t.id and one.created + one.updated + one.unchanged > 0
      order by one.created_at desc, one.id limit 200
    ) l order by l.created_at desc, l.id`.execute(db)
  return templates.map((template) => ({
    templateId: template.id,
    name: template.name,
    fields: fieldsOf(template, new Map()).map(({ name, label, kind, options }) => ({
      ...{ name, label, kind, options: [...options] },
    })),
    loads: loads
      .filter((load) => load.templateId === template.id)
      .map(({ id, name, finishedAt }) => ({ id, name, finishedAt })),
  }))
}
type Loaded = { id: string; name: string; finishedAt: Date | null; templateId: string }
