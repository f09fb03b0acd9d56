import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { page } from '#db/page.ts'
import { type AskedPolicies, isAskedPolicy, policyOrder } from '#db/policy-versions.ts'
import type { TimeRulesState, TimeRulesTable } from '#db/schema/time-rules.ts'

const shown = (db: Db) =>
  db
    .selectFrom('timeRules')
    .select(['id', 'agreement', 'name', 'state', 'source', 'review', 'rules', 'examples', 'version'])
    .select(['createdAt', 'updatedAt', 'publishedAt', 'derivedTotal', 'derivedDone', 'derivedAfter'])
    .select(written('validFrom').as('validFrom'))

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

export function list(db: Db, asked: AskedPolicies<TimeRulesState>) {
  const query = policyOrder(asked.sort).reduce(
    (found, { column, direction }) => found.orderBy(column, direction),
    shown(db).where(isAskedPolicy(asked)),
  )
  return page(query, asked)
}

export const find = (db: Db, id: string) => shown(db).where('id', '=', id).executeTakeFirst()
export const lock = (db: Db, id: string) => shown(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Serializes activation and disabling: two concurrent ones would each treat the other's version as in force. */
export const oneAtATime = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('time_rules'))`.execute(db)

/** Whether another version of an agreement is in force: from this day on, or at all. */
export async function holds(
  db: Db,
  { id, agreement }: Pick<Row, 'id' | 'agreement'>,
  from?: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('timeRules')
    .where('state', '=', 'published')
    .where('id', '<>', id)
    .where(sql<boolean>`plain(agreement) = plain(${agreement})`)
    .where(from === undefined ? sql<boolean>`true` : sql<boolean>`valid_from = ${from}::date`)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insert(db: Db, row: Insertable<TimeRulesTable>): Promise<void> {
  await db.insertInto('timeRules').values(row).execute()
}

export async function change(db: Db, id: string, values: Updateable<TimeRulesTable>): Promise<void> {
  await db
    .updateTable('timeRules')
    .set(values)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('timeRules').where('id', '=', id).execute()
}

/** The people with recorded days since one that rules affect, by id: for the law that may be everybody. */
export async function touched(
  db: Db,
  { agreement, from, after }: { agreement: string; from: string; after: string | null },
): Promise<string[]> {
  const isOf =
    agreement === ''
      ? sql<boolean>`true`
      : sql<boolean>`exists (select from contracts c where c.employee_id = e.user_id
          and plain(c.agreement) = plain(${agreement}) and coalesce(c.ends_on, ${from}::date) >= ${from}::date)`
  const { rows } = await sql<{ id: string }>`
    select e.user_id as id from employees e
    where ${isOf} and (${after}::uuid is null or e.user_id > ${after}::uuid)
      and exists (select from workdays w where w.employee_id = e.user_id and w.date >= ${from}::date)
    order by e.user_id`.execute(db)
  return rows.map(({ id }) => id)
}

type Version = Pick<Row, 'id' | 'version'>

/** Stores the number of people to re-evaluate. */
export async function begin(db: Db, { id, version }: Version, derivedTotal: number): Promise<void> {
  await db
    .updateTable('timeRules')
    .set({ derivedTotal })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}

/** Stores the progress, unless the rules were changed since. */
export async function advance(db: Db, { id, version }: Version, people: readonly string[]): Promise<void> {
  await db
    .updateTable('timeRules')
    .set({ derivedAfter: people.at(-1) ?? null, derivedDone: sql`derived_done + ${people.length}` })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}
