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

/** With a person: by the terms of their agreement. */
export type Of = Days & { employeeId?: string }

/** `agreement` is that of a person; without it, the general terms. */
type At = { on: RawBuilder<string>; today: RawBuilder<string>; agreement?: RawBuilder<string> }

/** The general terms of a type in force on a day, or its first ones. */
const generalTerms = (on: RawBuilder<string>) => sql`(
  select one.id from absence_type_terms one where one.absence_type_id = absence_types.id and one.agreement = ''
  order by one.valid_from <= ${on} desc, case when one.valid_from <= ${on} then one.valid_from end desc, one.valid_from
  limit 1)`

/** The terms of a type in the version of an agreement's policy that is in force on a day. */
const agreedTerms = (on: RawBuilder<string>, agreement: RawBuilder<string>) => sql`(
  select one.id from absence_type_terms one where one.absence_type_id = absence_types.id and one.policy_id = (
    select version.id from absence_policies version
    where version.state = 'published' and version.agreement <> '' and version.valid_from <= ${on}
      and plain(version.agreement) = plain(${agreement})
    order by version.valid_from desc limit 1))`

/** The agreement that the person's contract of a day names. */
const agreementOf = (employeeId: string, on: RawBuilder<string>) => sql<string>`(
  select contract.agreement from contracts contract
  where contract.employee_id = ${employeeId} and contract.starts_on <= ${on}
  order by contract.starts_on desc limit 1)`

/** Every type with the terms in force on a day; or its first ones. */
function inForce(db: Db, { on, today, agreement }: At) {
  const general = generalTerms(on)
  const terms = agreement === undefined ? general : sql`coalesce(${agreedTerms(on, agreement)}, ${general})`
  return db
    .selectFrom('absenceTypes')
    .innerJoin('absenceTypeTerms as terms', (join) =>
      join.onRef('terms.absenceTypeId', '=', 'absenceTypes.id').on(sql<boolean>`terms.id = ${terms}`),
    )
    .selectAll('absenceTypes')
    .select(columns.map((column) => `terms.${column}` as const))
    .select(written('terms.validFrom').as('validFrom'))
    .select(
      sql<string | null>`(select to_char(min(valid_from), 'YYYY-MM-DD') from absence_type_terms later
        where later.absence_type_id = absence_types.id and later.agreement = '' and later.valid_from > ${today})`.as(
        'nextChangeOn',
      ),
    )
}

/** The same with the number of absences; for a private type only whether there are any, not how many people are ill. */
const full = (db: Db, days: At) =>
  inForce(db, days).select(
    sql<number>`(select case when absence_types.private then least(1, count(*)) else count(*) end
      from absences a where a.absence_type_id = absence_types.id)::int`.as('uses'),
  )

const dayOf = (day: string) => sql<string>`${day}::date`
const at = ({ on, today, employeeId }: Of): At => {
  const days = { on: dayOf(on), today: dayOf(today) }
  return employeeId === undefined ? days : { ...days, agreement: agreementOf(employeeId, days.on) }
}

/** These types in this order, with the terms in force on a day. */
export async function named(db: Db, ids: readonly string[], days: Of) {
  if (ids.length === 0) return []
  const rows = await full(db, at(days))
    .where('absenceTypes.id', 'in', [...ids])
    .execute()
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** One type with the terms in force on a day. */
export const find = (db: Db, id: string, days: Days) =>
  full(db, at(days)).where('absenceTypes.id', '=', id).executeTakeFirst()

/** The same without counting absences, by the terms of a person's agreement. */
export const findInForce = (db: Db, id: string, days: Of & { employeeId: string }) =>
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

type Place = Pick<AbsenceTypeTermsTable, 'id' | 'absenceTypeId' | 'validFrom'> & {
  agreement: string
  policyId: string | null
}

/** Stores the terms from a day on, replacing those planned for the same day. */
export async function putTerms(
  db: Db,
  place: Place,
  values: Omit<Insertable<AbsenceTypeTermsTable>, keyof Place>,
): Promise<void> {
  await db
    .insertInto('absenceTypeTerms')
    .values({ ...place, ...values })
    .onConflict((same) =>
      same
        .columns(['absenceTypeId', 'agreement', 'validFrom'])
        .doUpdateSet({ ...values, policyId: place.policyId }),
    )
    .execute()
}

const dated = (db: Db) =>
  db
    .selectFrom('absenceTypeTerms')
    .select(['absenceTypeTerms.id', 'absenceTypeTerms.agreement', ...columns])
    .select(written('absenceTypeTerms.validFrom').as('validFrom'))
    .select(
      sql<string | null>`(select to_char(min(valid_from) - 1, 'YYYY-MM-DD') from absence_type_terms later
        where later.absence_type_id = absence_type_terms.absence_type_id and later.agreement = absence_type_terms.agreement
          and later.valid_from > absence_type_terms.valid_from)`.as('validUntil'),
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

/** Whether a type has other general terms than these. */
export async function hasOthers(db: Db, absenceTypeId: string, id: string): Promise<boolean> {
  const other = await db
    .selectFrom('absenceTypeTerms')
    .select('id')
    .where('absenceTypeId', '=', absenceTypeId)
    .where('agreement', '=', '')
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

export async function removeTerms(db: Db, id: string): Promise<void> {
  await db.deleteFrom('absenceTypeTerms').where('id', '=', id).execute()
}

/** The types with a yearly limit, in order, by the terms of a person's agreement on a day. */
export const bags = (db: Db, days: Of & { employeeId: string }) =>
  inForce(db, at(days))
    .where('deletedAt', 'is', null)
    .where('active', '=', true)
    .where('family', '<>', 'vacation')
    .where('terms.maxPerYear', 'is not', null)
    .orderBy('position')
    .orderBy('absenceTypes.id')
    .execute()
