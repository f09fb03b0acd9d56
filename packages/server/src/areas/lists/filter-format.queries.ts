import type { BlacklistKind, FieldKind, TemplateColumnFilled } from '@portal/sdk/contract'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { Contact } from '#db/not-blacklisted.ts'

type ColumnType = TemplateColumnFilled['type']

/** A field of a template, and its position. */
export type FormatField = {
  name: string
  label: string
  kind: FieldKind
  options: readonly string[]
  /** Its position among a record's cells, from 1. */
  cell: number
  /** The kind under which blacklists contain its values. */
  blacklistKind: BlacklistKind | undefined
  /** Whether every record was parsed with the field's current type. */
  isUniform: boolean
}

/** The filterable properties of a template's records. */
export type Format = {
  templateSerial: number
  fields: ReadonlyMap<string, FormatField>
  /** The short numbers of its loads by their ids. */
  loads: ReadonlyMap<string, number>
  /** Those of its segments. */
  segments: ReadonlyMap<string, number>
  /** The contact purpose for blacklist checks: calls, in the campaign of its skill. */
  contact: Omit<Contact, 'on'>
}

const kinds: Record<ColumnType, FieldKind> = {
  text: 'text',
  email: 'text',
  integer: 'number',
  decimal: 'number',
  date: 'date',
  boolean: 'yes_no',
  phone: 'choice',
  nif: 'choice',
  postalCode: 'choice',
  list: 'choice',
}

type Column = Pick<TemplateColumnFilled, 'name' | 'label' | 'type' | 'options'>
type Template = { columns: readonly Column[]; cellPositions: Record<string, number> }
/** The types with which a field's records were parsed, and whether some were read again with another version. */
export type ReadAs = ReadonlyMap<string, { types: readonly string[]; isReread: boolean }>

/** The fields of a template for filters. */
export function fieldsOf({ columns, cellPositions }: Template, readAs: ReadAs): FormatField[] {
  return columns.map(({ name, label, type, options = [] }) => {
    const { types = [type], isReread = false } = readAs.get(name) ?? {}
    const isUniform = !isReread && types.every((one) => kinds[one as ColumnType] === kinds[type])
    const blacklistKind = type === 'phone' || type === 'email' || type === 'nif' ? type : undefined
    const [kind, cell] = [kinds[type], cellPositions[name] ?? 0]
    return { name, label, kind, options, cell, isUniform, blacklistKind }
  })
}

/** The filterable properties of a template; undefined when it does not exist. */
export async function formatOf(db: Db, templateId: string): Promise<Format | undefined> {
  const template = await db
    .selectFrom('templates')
    .leftJoin('skills', 'skills.id', 'templates.skillId')
    .select(['templates.serial', 'columns', 'cellPositions', 'skillId', 'skills.campaignId'])
    .where('templates.id', '=', templateId)
    .executeTakeFirst()
  if (!template) return undefined
  const loads = await db
    .selectFrom('loads')
    .select(['id', 'serial'])
    .where('templateId', '=', templateId)
    .execute()
  const segments = await db
    .selectFrom('segments')
    .select(['id', 'serial'])
    .where('templateId', '=', templateId)
    .execute()
  const fields = fieldsOf(template, await readAs(db, templateId))
  const { skillId, campaignId } = template
  return {
    contact: { channel: 'phone', skillId, campaignId },
    templateSerial: template.serial,
    fields: new Map(fields.map((field) => [field.name, field])),
    loads: new Map(loads.map(({ id, serial }) => [id, serial])),
    segments: new Map(segments.map(({ id, serial }) => [id, serial])),
  }
}

/** The types with which each load of a template parsed each field. */
export async function readAs(db: Db, templateId: string): Promise<ReadAs> {
  const { rows } = await sql<{ name: string; types: string[]; isReread: boolean }>`
    select c ->> 'name' as name, array_agg(distinct c ->> 'type') as types,
      bool_or(l.round > 1 and t.version > 1) as is_reread
    from loads l join templates t on t.id = l.template_id, jsonb_array_elements(l.template -> 'columns') c
    where l.template_id = ${templateId} group by 1`.execute(db)
  return new Map(rows.map(({ name, types, isReread }) => [name, { types, isReread }]))
}

/** Every template with its fields, segments, and newest loads with records. */
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
  const segments = await db
    .selectFrom('segments')
    .select(['id', 'name', 'templateId'])
    .orderBy(sql`plain(name)`)
    .orderBy('id')
    .execute()
  const outcomes = await outcomesOf(db)
  return templates.map((template) => ({
    templateId: template.id,
    name: template.name,
    fields: fieldsOf(template, new Map()).map(({ name, label, kind, options }) => ({
      ...{ name, label, kind, options: [...options] },
    })),
    loads: loads
      .filter((load) => load.templateId === template.id)
      .map(({ id, name, finishedAt }) => ({ id, name, finishedAt })),
    segments: segments
      .filter((segment) => segment.templateId === template.id)
      .map(({ id, name }) => ({ id, name })),
    outcomes,
  }))
}
/** Final states by name, including inactive ones, because old attempts refer to them. */
const outcomesOf = (db: Db) =>
  db
    .selectFrom('finalStates')
    .distinctOn('code')
    .select(['code', 'name'])
    .orderBy('code')
    .orderBy('deletedAt', (order) => order.desc().nullsFirst())
    .execute()
type Loaded = { id: string; name: string; finishedAt: Date | null; templateId: string }
