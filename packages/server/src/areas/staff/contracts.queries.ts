import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce, written } from '#db/days.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { ContractKind, ContractsTable } from '#db/schema/contracts.ts'

/** Contracts of everybody, or of the coordinated people. */
export type Seen = { everybody: boolean; userId: string; today: string }
type Column = 'person' | 'startsOn' | 'weeklyMinutes'
type Asked = Paging & {
  search?: string
  employeeId?: string
  workCenterId?: string
  kind?: ContractKind
  state?: 'past' | 'current' | 'planned'
  sort?: Column | `-${Column}`
}

const orders: Record<Column, RawBuilder<unknown>> = {
  person: sql`users.plain_name`,
  startsOn: sql`contracts.starts_on`,
  weeklyMinutes: sql`contracts.weekly_minutes`,
}

function isSeen({ everybody, userId, today }: Seen): RawBuilder<boolean> {
  if (everybody) return sql<boolean>`true`
  return sql<boolean>`(contracts.employee_id = ${userId}::uuid or exists (
    select from coordinator_assignments mine where mine.employee_id = contracts.employee_id
      and mine.coordinator_id = ${userId}::uuid and ${inForce('mine', today)}))`
}

const shown = (db: Db, seen: Seen) =>
  db
    .selectFrom('contracts')
    .innerJoin('users', 'users.id', 'contracts.employeeId')
    .innerJoin('workCenters', 'workCenters.id', 'contracts.workCenterId')
    .where(isSeen(seen))
    .select(['contracts.id', 'users.id as personId', 'users.displayName', 'users.username'])
    .select([written('contracts.startsOn').as('startsOn')])
    .select([written<string | null>('contracts.endsOn').as('endsOn')])
    .select(['contracts.kind', 'contracts.weeklyMinutes', 'contracts.weekDays', 'contracts.partTime'])
    .select(['contracts.agreement', 'contracts.note', 'contracts.version', 'contracts.createdBy'])
    .select(['contracts.createdAt', 'contracts.updatedAt', 'workCenters.id as centerId'])
    .select(['workCenters.code as centerCode', 'workCenters.name as centerName', 'workCenters.timeZone'])
    .select(
      sql<string | null>`(select w.display_name from users w where w.id = contracts.created_by)`.as(
        'writerName',
      ),
    )

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

const isIn: Record<'past' | 'current' | 'planned', (day: string) => RawBuilder<boolean>> = {
  past: (day) => sql<boolean>`contracts.ends_on < ${day}::date`,
  current: (day) => inForce('contracts', day),
  planned: (day) => sql<boolean>`contracts.starts_on > ${day}::date`,
}

export function list(db: Db, seen: Seen, asked: Asked) {
  const { column, direction } = ordering(asked.sort ?? 'person')
  let query = shown(db, seen).orderBy(orders[column], direction)
  if (column !== 'startsOn') query = query.orderBy('contracts.startsOn', 'desc')
  query = query.orderBy('contracts.id')
  const { search, employeeId, workCenterId, kind, state } = asked
  if (employeeId !== undefined) query = query.where('users.id', '=', employeeId)
  if (workCenterId !== undefined) query = query.where('workCenters.id', '=', workCenterId)
  if (kind !== undefined) query = query.where('contracts.kind', '=', kind)
  if (state !== undefined) query = query.where(isIn[state](seen.today))
  if (search)
    query = query.where(
      sql<boolean>`users.plain_name || ' ' || plain(users.username) like plain(${containing(search)})`,
    )
  return page(query, asked)
}

export const find = (db: Db, seen: Seen, id: string) =>
  shown(db, seen).where('contracts.id', '=', id).executeTakeFirst()

/** An employee, locked so that changes of their versions are serialized. */
export const employee = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .innerJoin('employees', 'employees.userId', 'users.id')
    .where('users.id', '=', id)
    .select(['users.id', 'users.displayName', 'users.active'])
    .forNoKeyUpdate('users')
    .executeTakeFirst()

/** Whose username this is. */
export const employeeCalled = (db: Db, username: string) =>
  db
    .selectFrom('users')
    .innerJoin('employees', 'employees.userId', 'users.id')
    .where(sql<boolean>`lower(users.username) = lower(${username})`)
    .select('users.id')
    .executeTakeFirst()

/** The versions of a person, in order. */
export const versionsOf = (db: Db, employeeId: string) =>
  db
    .selectFrom('contracts')
    .where('employeeId', '=', employeeId)
    .select([
      'id',
      'version',
      written('startsOn').as('startsOn'),
      written<string | null>('endsOn').as('endsOn'),
    ])
    .orderBy('contracts.startsOn')
    .execute()

export async function insert(db: Db, row: Insertable<ContractsTable>): Promise<void> {
  await db.insertInto('contracts').values(row).execute()
}

export async function change(db: Db, id: string, values: Partial<Insertable<ContractsTable>>): Promise<void> {
  await db
    .updateTable('contracts')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('contracts').where('id', '=', id).execute()
}

/** A selectable work center, by its id or by its code. */
export const center = (db: Db, id: string) => centers(db).where('id', '=', id).executeTakeFirst()
export const centerOfCode = (db: Db, code: string) =>
  centers(db).where(sql<boolean>`lower(code) = lower(${code})`).executeTakeFirst()
const centers = (db: Db) =>
  db.selectFrom('workCenters').where('deletedAt', 'is', null).where('active', '=', true).select('id')

/** Whether somebody has clock entries. */
export async function isRecorded(db: Db, employeeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('clockEntries')
    .where('employeeId', '=', employeeId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Lists of people show the contract version in force. */
export async function showInForce(db: Db, employeeId: string, today: string): Promise<void> {
  await sql`
    update employees set weekly_hours = c.weekly_minutes / 60.0, work_center = w.name
    from contracts c join work_centers w on w.id = c.work_center_id
    where employees.user_id = ${employeeId} and c.employee_id = employees.user_id and ${inForce('c', today)}`.execute(
    db,
  )
}
