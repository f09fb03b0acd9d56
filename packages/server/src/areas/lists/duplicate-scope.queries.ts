import type { DuplicateScope, TemplateColumnFilled } from '@portal/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { CellPositions } from '#db/cell-positions.ts'
import type { Db } from '#db/database.ts'
import type { MatchedKey } from './matching/matched-records.ts'
import type { KeyKind } from './matching/normal.ts'

type Column = Pick<TemplateColumnFilled, 'name' | 'label' | 'type' | 'key'>
type Template = {
  id: string
  serial: number
  name: string
  skillId: string | null
  columns: readonly Column[]
  cellPositions: CellPositions
}

/** A template in the search, with the positions of each key's columns among the cells, from 1. */
export type Source = { template: Template; cells: number[][] }
/** The scope and the keys of a search. */
export type Scope = {
  template: Template
  sources: readonly Source[]
  keys: readonly MatchedKey[]
  loadSerial: number | null
}

const kinds: Record<Column['type'], KeyKind> = {
  text: 'text',
  email: 'code',
  nif: 'code',
  phone: 'phone',
  date: 'date',
  integer: 'value',
  decimal: 'value',
  boolean: 'value',
  postalCode: 'value',
  list: 'value',
}

const templatesOf = (db: Db) =>
  db.selectFrom('templates').select(['id', 'serial', 'name', 'skillId', 'columns', 'cellPositions'])

export const findTemplate = (db: Db, id: string): Promise<Template | undefined> =>
  templatesOf(db).where('id', '=', id).executeTakeFirst()

export const templatesBySerial = (db: Db, serials: readonly number[]): Promise<Template[]> =>
  templatesOf(db).where('serial', 'in', serials).execute()

export const findLoad = (db: Db, id: string) =>
  db.selectFrom('loads').select(['serial', 'templateId', 'name']).where('id', '=', id).executeTakeFirst()

/** The columns of a template for a key: all phones, or the one with its name. */
function columnsOf(template: Template, key: Column): string[] {
  const alike = template.columns.filter(({ type }) => kinds[type] === kinds[key.type])
  const found = key.type === 'phone' ? alike : alike.filter(({ name }) => name === key.name)
  return found.map(({ name }) => name)
}

/** The unique keys of a search; null when the template lacks one of them. */
export function keysOf(template: Template, names: readonly string[]): Column[] | null {
  const columns = names.map((name) => template.columns.find((one) => one.name === name))
  if (columns.some((column) => column === undefined)) return null
  const found = columns.filter((column) => column !== undefined)
  const firstPhone = found.find(({ type }) => type === 'phone')
  return found.filter((column) => column.type !== 'phone' || column === firstPhone)
}

/** The templates of a scope, with the positions of the keys. */
export async function scopeOf(
  db: Db,
  asked: { template: Template; scope: DuplicateScope; keys: readonly Column[]; loadSerial: number | null },
): Promise<Scope> {
  const { template, scope, keys } = asked
  const sources = (await templatesIn(db, template, scope))
    .map((one) => ({ template: one, columns: keys.map((key) => columnsOf(one, key)) }))
    .filter(({ columns }) => columns.every((names) => names.length > 0))
    .map(({ template: one, columns }) => ({
      template: one,
      cells: columns.map((names) => names.map((name) => one.cellPositions[name] ?? 0)),
    }))
  return {
    template,
    sources,
    keys: keys.map(({ name, type }, at) => ({
      name,
      kind: kinds[type],
      columns: Math.max(1, ...sources.map(({ cells }) => cells[at]?.length ?? 0)),
    })),
    loadSerial: scope === 'load' ? asked.loadSerial : null,
  }
}

function templatesIn(db: Db, template: Template, scope: DuplicateScope): Promise<Template[]> {
  if (scope === 'load' || scope === 'format') return Promise.resolve([template])
  const all = templatesOf(db).orderBy('serial')
  if (scope === 'everything') return all.execute()
  if (scope === 'skill') return all.where('skillId', '=', template.skillId).execute()
  return all
    .where('skillId', 'in', (skills) =>
      skills
        .selectFrom('skills')
        .select('id')
        .where('campaignId', '=', (own) =>
          own.selectFrom('skills').select('campaignId').where('id', '=', template.skillId),
        ),
    )
    .execute()
}

const within = ({ loadSerial }: Scope, { template }: Source): RawBuilder<boolean> =>
  loadSerial === null
    ? sql`r.template_serial = ${sql.lit(template.serial)}`
    : sql`r.template_serial = ${sql.lit(template.serial)} and r.load_serial = ${sql.lit(loadSerial)}`

/** The number of records in a scope. */
export async function countOf(db: Db, scope: Scope): Promise<number> {
  if (scope.sources.length === 0) return 0
  const counts = scope.sources.map((source) => sql`select from records r where ${within(scope, source)}`)
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (${sql.join(counts, sql` union all `)}) as compared`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

type Read = { load: number; row: number } & Record<`k${number}`, string | null>

/** The values of all columns of all keys, padded to the widest template. */
const valuesOf = ({ keys }: Scope, { cells }: Source): RawBuilder<unknown> => {
  const places = keys.flatMap(({ columns }, at) =>
    Array.from({ length: columns }, (_, column) => cells[at]?.[column]),
  )
  return sql.join(
    places.map((place, at) =>
      place === undefined
        ? sql`null::text as ${sql.ref(`k${at}`)}`
        : sql`r.cells[${sql.lit(place)}] as ${sql.ref(`k${at}`)}`,
    ),
  )
}

export type Batch = { loads: number[]; rows: number[]; values: (string | null)[] }

function batchOf(rows: readonly Read[], width: number): Batch {
  const batch: Batch = { loads: [], rows: [], values: [] }
  for (const one of rows) {
    batch.loads.push(one.load)
    batch.rows.push(one.row)
    for (let at = 0; at < width; at += 1) batch.values.push(one[`k${at}`] ?? null)
  }
  return batch
}

const widthOf = ({ keys }: Scope): number => keys.reduce((sum, { columns }) => sum + columns, 0)
const batchRows = 10_000

/** All records of a scope, by load and row, some thousand at a time. */
export async function* batches(db: Db, scope: Scope): AsyncGenerator<Batch> {
  for (const source of scope.sources) {
    let [load, row] = [-1, -1]
    for (;;) {
      const { rows } = await sql<Read>`
        select r.load_serial as load, r.row_number as row, ${valuesOf(scope, source)} from records r
        where ${within(scope, source)} and (r.load_serial, r.row_number) > (${load}, ${row})
        order by r.load_serial, r.row_number limit ${batchRows}`.execute(db)
      const last = rows.at(-1)
      if (last === undefined) break
      yield batchOf(rows, widthOf(scope))
      ;[load, row] = [last.load, last.row]
      if (rows.length < batchRows) break
    }
  }
}

/** The newest records of a scope, up to a limit. */
export async function newest(db: Db, scope: Scope, most: number): Promise<Batch> {
  if (scope.sources.length === 0) return { loads: [], rows: [], values: [] }
  const parts = scope.sources.map(
    (source) => sql`(
      select r.load_serial as load, r.row_number as row, ${valuesOf(scope, source)} from records r
      where ${within(scope, source)} order by r.load_serial desc, r.row_number desc limit ${most})`,
  )
  const { rows } = await sql<Read>`
    select * from (${sql.join(parts, sql` union all `)}) as newest order by load desc, row desc limit ${most}`.execute(
    db,
  )
  return batchOf(rows, widthOf(scope))
}
