import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { RecordImage } from '#db/schema/duplicates.ts'
import { isWorked } from '#db/worked-records.ts'
import { recordOf } from './duplicate-groups.queries.ts'

/** The current record of a member; deleted ones have no position. */
export type Member = {
  number: number
  isOut: boolean
  templateSerial: number
  reference: string
  loadSerial: number | null
  rowNumber: number | null
  key: string | null
  cells: (string | null)[] | null
  isWorked: boolean
}

type Whose = { searchSerial: number; number: number }

/** The members of a group in order, up to a limit. */
export async function members(db: Db, { searchSerial, number }: Whose, most: number): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select m.number, m.is_out, m.template_serial, m.reference, r.load_serial, r.row_number, r.key, r.cells,
      coalesce(${isWorked('r')}, false) as is_worked
    from duplicate_members m left join ${recordOf('m')} on true
    where m.search_serial = ${searchSerial} and m.group_number = ${number} order by m.number limit ${most}`.execute(
    db,
  )
  return rows
}

/** The same for a group to be merged, with the records locked. */
export async function lockMembers(db: Db, whose: Whose): Promise<Member[]> {
  const found = await members(db, whose, mostMembers + 1)
  for (const { loadSerial, rowNumber } of found)
    if (loadSerial !== null)
      await sql`select from records where load_serial = ${loadSerial} and row_number = ${rowNumber} for update`.execute(
        db,
      )
  return members(db, whose, mostMembers + 1)
}

/** The maximum size for pairwise details. */
export const mostMembers = 300

export type LoadNamed = { serial: number; id: string; name: string; createdAt: Date }

/** The loads of records by their short numbers. */
export async function loadsOf(db: Db, serials: readonly number[]): Promise<ReadonlyMap<number, LoadNamed>> {
  if (serials.length === 0) return new Map()
  const rows = await db
    .selectFrom('loads')
    .select(['serial', 'id', 'name', 'createdAt'])
    .where('serial', 'in', serials)
    .execute()
  return new Map(rows.map((row) => [row.serial, row]))
}

export const setOut = (db: Db, searchSerial: number, number: number) =>
  db
    .updateTable('duplicateMembers')
    .set({ isOut: true })
    .where('searchSerial', '=', searchSerial)
    .where('number', '=', number)
    .execute()

/** Restores all members of a group. */
export const bringBack = (db: Db, { searchSerial, number }: Whose) =>
  db
    .updateTable('duplicateMembers')
    .set({ isOut: false })
    .where('searchSerial', '=', searchSerial)
    .where('groupNumber', '=', number)
    .execute()

type Named = Pick<Member, 'templateSerial' | 'reference'>

/** Stores that these pairs are not duplicates. */
export async function keepApart(
  db: Db,
  pairs: readonly (readonly [Named, Named])[],
  decided: { groupId: string; decidedBy: string; decidedAt: Date },
): Promise<void> {
  const rows = pairs.map(([one, other]) => {
    const [first, second] = isBefore(one, other) ? [one, other] : [other, one]
    return {
      ...{ oneTemplate: first.templateSerial, one: first.reference },
      ...{ otherTemplate: second.templateSerial, other: second.reference, ...decided },
    }
  })
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insertInto('distinctRecords')
      .values(rows.slice(from, from + 1000))
      .onConflict((same) => same.columns(['oneTemplate', 'one', 'otherTemplate', 'other']).doNothing())
      .execute()
}

const isBefore = (one: Named, other: Named): boolean =>
  one.templateSerial === other.templateSerial
    ? one.reference < other.reference
    : one.templateSerial < other.templateSerial

export const forgetApart = (db: Db, groupId: string) =>
  db.deleteFrom('distinctRecords').where('groupId', '=', groupId).execute()

type Place = Pick<RecordImage, 'loadSerial' | 'rowNumber'>

export const writeCells = (db: Db, { loadSerial, rowNumber }: Place, cells: (string | null)[]) =>
  sql`update records set cells = ${cells}::text[] where load_serial = ${loadSerial} and row_number = ${rowNumber}`.execute(
    db,
  )

export const removeRecord = (db: Db, { loadSerial, rowNumber }: Place) =>
  db.deleteFrom('records').where('loadSerial', '=', loadSerial).where('rowNumber', '=', rowNumber).execute()

/** Whether a record exists again under the name, or at the row, of a removed one. */
export async function isTaken(
  db: Db,
  { templateSerial, key, loadSerial, rowNumber }: RecordImage,
): Promise<boolean> {
  const { rows } = await sql`
    select from records where load_serial = ${loadSerial} and row_number = ${rowNumber}
      or template_serial = ${templateSerial} and key = ${key} limit 1`.execute(db)
  return rows.length > 0
}

export const insertRecord = (db: Db, { templateSerial, key, loadSerial, rowNumber, cells }: RecordImage) =>
  sql`insert into records (load_serial, row_number, template_serial, key, cells)
    values (${loadSerial}, ${rowNumber}, ${templateSerial}, ${key}, ${cells}::text[])`.execute(db)
