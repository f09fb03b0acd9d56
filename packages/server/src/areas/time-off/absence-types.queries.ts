import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { type Paging, page } from '#db/page.ts'
import type { AbsenceTypeTermsTable } from '#db/schema/absence-types.ts'

const columns = [
  'unit',
  'maxPerEvent',
  'maxPerYear',
  'yearlyBy',
  'variations',
  'pay',
  'countsAsWorked',
  'countsAsAbsenteeism',
  'accruesVacation',
  'justification',
  'justificationDays',
  'approver',
  'source',
  'note',
] as const satisfies readonly (keyof AbsenceTypeTermsTable)[]

/** The requested day, and the day from which on terms are planned. */
export type Days = { on: string; today: string }

type At = { on: RawBuilder<string>; today: RawBuilder<string> }

/** Every type with the terms in force on a day; or its first ones. */
function inForce(db: Db, { on, today }: At) {
  return db
    .selectFrom('absenceTypes')
    .innerJoin('absenceTypeTerms as terms', (join) =>
      join.onRef('terms.absenceTypeId', '=', 'absenceTypes.id').on(
        sql<boolean>`terms.id = (
          select one.id from absence_type_terms one where one.absence_type_id = absence_types.id
          order by one.valid_from <= ${on} desc, case when one.valid_from <= ${on} then one.valid_from end desc, one.valid_from
          limit 1)`,
      ),
    )
    .selectAll('absenceTypes')
    .select(columns.map((column) => `terms.${column}` as const))
    .select(written('terms.validFrom').as('validFrom'))
    .select(
      sql<string | null>`(select to_char(min(valid_from), 'YYYY-MM-DD') from absence_type_terms later
        where later.absence_type_id = absence_types.id and later.valid_from > ${today})`.as('nextChangeOn'),
    )
}

/** The same with the number of absences; for a private type only whether there are any, not how many people are ill. */
const full = (db: Db, days: At) =>
  inForce(db, days).select(
    sql<number>`(select case when absence_types.private then least(1, count(*)) else count(*) end
      from absences a where a.absence_type_id = absence_types.id)::int`.as('uses'),
  )

const dayOf = (day: string) => sql<string>`${day}::date`
const at = ({ on, today }: Days) => ({ on: dayOf(on), today: dayOf(today) })

/** These types in this order, with the terms in force on a day. */
export async function named(db: Db, ids: readonly string[], days: Days) {
  if (ids.length === 0) return []
  const rows = await full(db, at(days))
    .where('absenceTypes.id', 'in', [...ids])
    .execute()
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** One type with the terms in force on a day. */
export const find = (db: Db, id: string, days: Days) =>
  full(db, at(days)).where('absenceTypes.id', '=', id).executeTakeFirst()

/** The same without counting absences, for operations on absences. */
export const findInForce = (db: Db, id: string, days: Days) =>
  inForce(db, at(days)).where('absenceTypes.id', '=', id).executeTakeFirst()

export type TypeInForce = NonNullable<Awaited<ReturnType<typeof findInForce>>>
export type AbsenceTypeRow = NonNullable<Awaited<ReturnType<typeof find>>>

/** The database's date: a configuration export has no request and no clock. */
const databaseDay = sql<string>`(now() at time zone 'utc')::date`

/** All that are not deleted, in order. */
export const active = (db: Db) =>
  full(db, { on: databaseDay, today: databaseDay })
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('absenceTypes.id')
    .execute()

/** The one with this code that is not deleted, locked until the transaction ends. */
export const lockByCode = (db: Db, code: string) =>
  full(db, { on: databaseDay, today: databaseDay })
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`plain(code) = plain(${code})`)
    .forUpdate('absenceTypes')
    .executeTakeFirst()

type Place = Pick<AbsenceTypeTermsTable, 'id' | 'absenceTypeId' | 'validFrom'>

/** Stores the terms from a day on, replacing those planned for the same day. */
export async function putTerms(
  db: Db,
  place: Place,
  values: Omit<Insertable<AbsenceTypeTermsTable>, keyof Place>,
): Promise<void> {
  await db
    .insertInto('absenceTypeTerms')
    .values({ ...place, ...values })
    .onConflict((same) => same.columns(['absenceTypeId', 'validFrom']).doUpdateSet(values))
    .execute()
}

const dated = (db: Db) =>
  db
    .selectFrom('absenceTypeTerms')
    .select(['absenceTypeTerms.id', ...columns])
    .select(written('absenceTypeTerms.validFrom').as('validFrom'))
    .select(
      sql<string | null>`(select to_char(min(valid_from) - 1, 'YYYY-MM-DD') from absence_type_terms later
        where later.absence_type_id = absence_type_terms.absence_type_id and later.valid_from > absence_type_terms.valid_from)`.as(
        'validUntil',
      ),
    )

/** All terms of a type, last first. */
export const terms = (db: Db, absenceTypeId: string, paging: Paging) =>
  page(
    dated(db).where('absenceTypeId', '=', absenceTypeId).orderBy('absenceTypeTerms.validFrom', 'desc'),
    paging,
  )

/** The terms with this id and the id of their type, which is locked to serialize changes. */
export async function lockTerms(db: Db, id: string) {
  const type = await db
    .selectFrom('absenceTypeTerms')
    .innerJoin('absenceTypes', 'absenceTypes.id', 'absenceTypeTerms.absenceTypeId')
    .where('absenceTypeTerms.id', '=', id)
    .select(['absenceTypes.id', 'absenceTypes.name'])
    .forUpdate('absenceTypes')
    .executeTakeFirst()
  const found = type && (await dated(db).where('absenceTypeTerms.id', '=', id).executeTakeFirst())
  return found && { type, terms: found }
}

/** Whether a type has other terms than these. */
export async function hasOthers(db: Db, absenceTypeId: string, id: string): Promise<boolean> {
  const other = await db
    .selectFrom('absenceTypeTerms')
    .select('id')
    .where('absenceTypeId', '=', absenceTypeId)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

export async function removeTerms(db: Db, id: string): Promise<void> {
  await db.deleteFrom('absenceTypeTerms').where('id', '=', id).execute()
}

/** The types with a yearly limit, in order, with the terms in force on a day. */
export const bags = (db: Db, days: Days) =>
  inForce(db, at(days))
    .where('deletedAt', 'is', null)
    .where('active', '=', true)
    .where('family', '<>', 'vacation')
    .where('terms.maxPerYear', 'is not', null)
    .orderBy('position')
    .orderBy('absenceTypes.id')
    .execute()
