import { type RawBuilder, sql } from 'kysely'
import type { BlacklistKind, ListDownload, DownloadExclusion } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { applies, type Contact, notBlacklisted, precedence } from '#db/not-blacklisted.ts'
import { recordReference } from '#db/record-reference.ts'
import type { Cells } from './download-file.ts'
import * as formats from './filter-format.queries.ts'
import { recordsAsked } from './filter-records.queries.ts'
import { compile } from './filter-sql.queries.ts'
import * as activations from './activations.queries.ts'
import type { Row } from './downloads.queries.ts'

/** Fields with values that blacklists contain. */
type NamedField = { kind: BlacklistKind; cell: number }
/** The selected records `r`, and the values to check against blacklists. */
export type Taken = {
  records: RawBuilder<unknown>
  where: RawBuilder<boolean>
  named: NamedField[]
  contact: Contact
}

const kinds: Readonly<Record<string, BlacklistKind>> = { phone: 'phone', email: 'email', nif: 'nif' }

/** The query of a download; undefined when its template or source no longer exists. */
export async function takenOf(
  db: Db,
  row: Pick<Row, 'templateId' | 'source' | 'sourceId' | 'nodes' | 'channel'>,
  on: string,
) {
  const format = await formats.formatOf(db, row.templateId)
  const template = await db
    .selectFrom('templates')
    .selectAll()
    .where('id', '=', row.templateId)
    .executeTakeFirst()
  if (format === undefined || template === undefined) return undefined
  const source = await sourceOf(db, row, { format, on })
  if (source === undefined) return undefined
  const { records } = source
  const where = sql<boolean>`r.template_serial = ${format.templateSerial} and ${source.where}`
  const named = template.columns.flatMap(({ name, type }) => {
    const [kind, cell] = [kinds[type], template.cellPositions[name]]
    return kind === undefined || cell === undefined ? [] : [{ kind, cell }]
  })
  return {
    template,
    format,
    taken: { records, where, named, contact: await contactOf(db, template.skillId, row.channel, on) },
  }
}

type Source = Pick<Taken, 'records' | 'where'>

const everything: Source = { records: sql`records r`, where: sql<boolean>`true` }

/** The source of the records, and the selection; undefined when it no longer exists. */
function sourceOf(db: Db, row: Sourced, { format, on }: { format: formats.Format; on: string }) {
  const id = row.sourceId ?? ''
  if (row.nodes !== null)
    return { records: recordsAsked(row.nodes, format), where: compile(row.nodes, format, on) }
  if (row.source === 'load') return loadSource(format.loads.get(id))
  if (row.source === 'segment') return segmentSource(format.segments.get(id))
  return row.source === 'activation' ? activationSource(db, id) : everything
}
type Sourced = Pick<Row, 'source' | 'sourceId' | 'nodes'>

const loadSource = (serial?: number): Source | undefined =>
  serial === undefined ? undefined : { ...everything, where: sql<boolean>`r.load_serial = ${serial}` }

const segmentSource = (serial?: number): Source | undefined =>
  serial === undefined
    ? undefined
    : {
        ...everything,
        records: recordsIn(sql`select reference from segment_members where segment_serial = ${serial}`),
      }

async function activationSource(db: Db, id: string): Promise<Source | undefined> {
  const activation = await activations.find(db, id)
  return activation && { ...everything, records: recordsIn(recordsOf(activation)) }
}

/** The records of a select of references, without duplicates. */
const recordsIn = (references: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`records r join (${references}) named on named.reference = ${recordReference('r')}`

/** The queued and the served records of an activation, including those that moved to another one. */
const recordsOf = ({ serial, templateSerial }: { serial: number; templateSerial: number }) => sql`
  select reference from record_work where activation_serial = ${serial} and template_serial = ${templateSerial}
  union select reference from record_attempts where activation_serial = ${serial}`

async function contactOf(
  db: Db,
  skillId: string | null,
  channel: ListDownload['channel'],
  on: string,
): Promise<Contact> {
  const skill =
    skillId === null
      ? undefined
      : await db.selectFrom('skills').where('id', '=', skillId).select('campaignId').executeTakeFirst()
  return { channel, on, skillId, campaignId: skill?.campaignId ?? null }
}

/** The number of records before checking blacklists. */
export const countOf = ({ records, where }: Taken) =>
  sql<{ count: string }>`select count(*) as count from ${records} where ${where}`

/** The number of records blocked by each list; of several the one with precedence counts. */
export function excludedOf({ records, where, named, contact }: Taken) {
  // One join per field: a join on all fields of a record at once could not be hashed.
  const hits = named.map(
    ({ kind, cell }) => sql`
    select r.load_serial, r.row_number, e.blacklist_id, ${precedence} as place, e.requested_on, e.id
    from ${records} join blacklist_entries e on e.kind = ${kind} and e.value = r.cells[${sql.lit(cell)}] collate "C"
    join blacklists b on b.id = e.blacklist_id where ${where} and ${applies(contact)}`,
  )
  return sql<Omit<DownloadExclusion, 'rows'> & { rows: number }>`
    select b.id as "blacklistId", b.name, b.layer, b.edition, x.rows from (
      select blacklist_id, count(*)::int as rows from (
        select distinct on (load_serial, row_number) blacklist_id from (${sql.join(hits, sql` union all `)}) hits
        order by load_serial, row_number, place, requested_on, id
      ) first group by 1
    ) x join blacklists b on b.id = x.blacklist_id order by ${precedence}, plain(b.name)`
}

/** Records that no list blocks. */
export const allowed = ({ where, named, contact }: Taken): RawBuilder<boolean> =>
  named.reduce(
    (all, { kind, cell }) =>
      sql<boolean>`${all} and ${notBlacklisted(kind, sql`r.cells[${sql.lit(cell)}]`, contact)}`,
    where,
  )

/** Whether any entry in force could block somebody: if not, records need not be checked. */
export const isAnyListed = ({ named, contact }: Taken) => sql<{ any: boolean }>`
  select exists (select from blacklist_entries e join blacklists b on b.id = e.blacklist_id
    where e.kind in (${sql.join(named.map(({ kind }) => kind))}) and ${applies(contact)}) as any`

type Place = { loadSerial: number; rowNumber: number }

/** The next records in order, for a database without COPY. */
export async function batchAfter(
  db: Db,
  taken: Taken,
  cells: RawBuilder<unknown>,
  { after, rows }: { after: Place; rows: number },
): Promise<{ cells: Cells[]; last: Place | undefined }> {
  const found = await sql<Place & { cells: (string | null)[] }>`
    select r.load_serial, r.row_number, array[${cells}] as cells from ${taken.records}
    where ${allowed(taken)} and (r.load_serial, r.row_number) > (${after.loadSerial}, ${after.rowNumber})
    order by r.load_serial, r.row_number limit ${rows}`.execute(db)
  return { cells: found.rows.map((row) => row.cells), last: found.rows.at(-1) }
}
