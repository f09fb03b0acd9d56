import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import type { RecordPackagesTable, RecordPackageState } from '#db/schema/record-grants.ts'
import type { PackedEntry } from '#time-record/package/entry-lines.ts'
import { workday } from './clock-entries.queries.ts'
import { currentGrants } from './record-grants.queries.ts'

type Asked = Paging & { state?: RecordPackageState; sort?: 'createdAt' | '-createdAt' }
/** The viewer of packages: one's own while the grant they were created under is in force, or all. */
export type Looker = { userId: string; isAll: boolean; now: Date }

const first = sql`record_packages.employee_ids[1]`
const shown = (db: Db, { userId, isAll, now }: Looker) =>
  db
    .selectFrom('recordPackages')
    .innerJoin('users', 'users.id', 'recordPackages.createdBy')
    .where(
      sql<boolean>`(${isAll} or (record_packages.created_by = ${userId}::uuid
        and (record_packages.grant_id is null or record_packages.grant_id in (${currentGrants(now)}))))`,
    )
    .select(['recordPackages.id', 'state', 'detail', 'done', 'total', 'size', 'sha256', 'grantId', 'blobKey'])
    .select(['recordPackages.createdBy', 'users.displayName', 'recordPackages.createdAt', 'finishedAt'])
    .select(['expiresAt', 'employeeIds', 'identityNumbers'])
    .select([written('recordPackages.fromDay').as('from'), written('recordPackages.untilDay').as('until')])
    .select(sql<number>`cardinality(record_packages.employee_ids)`.as('people'))
    .select(sql<string>`${first}`.as('firstId'))
    .select(sql<string>`(select n.display_name from users n where n.id = ${first})`.as('firstName'))

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

export function list(db: Db, looker: Looker, asked: Asked) {
  const { direction } = ordering(asked.sort ?? '-createdAt')
  const query = shown(db, looker).orderBy('recordPackages.createdAt', direction).orderBy('recordPackages.id')
  return page(asked.state === undefined ? query : query.where('state', '=', asked.state), asked)
}

export const find = (db: Db, looker: Looker, id: string) =>
  shown(db, looker).where('recordPackages.id', '=', id).executeTakeFirst()

/** For the job, of any requester. */
export const ofJob = (db: Db, id: string) => find(db, { userId: id, isAll: true, now: new Date(0) }, id)

export async function insert(db: Db, row: Insertable<RecordPackagesTable>): Promise<void> {
  await db.insertInto('recordPackages').values(row).execute()
}

export async function change(db: Db, id: string, values: Updateable<RecordPackagesTable>): Promise<void> {
  await db.updateTable('recordPackages').set(values).where('id', '=', id).execute()
}

export type PackedPerson = { id: string; name: string; dni: string | null; head: number }

/** The people of a package by id, and the current end of their chains. */
export async function people(db: Db, ids: readonly string[], withDni: boolean): Promise<PackedPerson[]> {
  const { rows } = await sql<PackedPerson>`
    select u.id, u.display_name as name, case when ${withDni} then e.dni end as dni,
      coalesce((select max(c.number) from clock_entries c where c.employee_id = u.id), 0) as head
    from users u join employees e on e.user_id = u.id
    where u.id = any(${[...ids]}::uuid[]) order by u.id`.execute(db)
  return rows
}

type Part = { from: string; until: string }

/** The start of somebody's chain, and which of its entries are shown. */
export type PackedChain = { first: number; shown: number[] }

/** Somebody's entries whose working day is in the period: the chain is included from the first of them on. */
export const shownOf = (db: Db, { id, head }: PackedPerson, { from, until }: Part): Promise<PackedEntry[]> =>
  db
    .selectFrom('clockEntries')
    .where('employeeId', '=', id)
    .where('number', '<=', head)
    // No zone is a day from UTC, and no working day is longer than one.
    .where(
      sql<boolean>`(case when clock_entries.at >= ${from}::date - interval '2 days'
        and clock_entries.at < ${until}::date + interval '3 days' then ${workday} between ${from} and ${until} else false end)`,
    )
    .selectAll()
    .select(workday.as('workday'))
    .select(
      sql<string | null>`(select b.name from break_types b where b.id = clock_entries.break_type_id)`.as(
        'breakType',
      ),
    )
    .select(
      sql<string | null>`(select u.display_name from users u where u.id = clock_entries.created_by)`.as(
        'writer',
      ),
    )
    .orderBy('number')
    .execute()

/** The rest of that chain, up to its end at that time. */
export const hiddenOf = (db: Db, { id, head }: PackedPerson, { first, shown }: PackedChain) =>
  db
    .selectFrom('clockEntries')
    .where('employeeId', '=', id)
    .where(sql<boolean>`number between ${first} and ${head} and number <> all(${shown}::int[])`)
    .selectAll()
    .orderBy('number')
    .execute()
