import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import type { DatedShift } from '#db/schema/shifts.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import { type AskedPeople, isAsked } from './asked-people.queries.ts'

export type AskedPlan = Paging &
  AskedPeople & { from: string; until: string; workCenterId?: string; sort?: 'person' | '-person' }

/** A page of the people with a contract in a period whose plan is visible. */
export function people(db: Db, reach: Reach, { from, until, workCenterId, ...asked }: AskedPlan) {
  const { direction } = ordering(asked.sort ?? 'person')
  const isThere = workCenterId === undefined ? sql`true` : sql`k.work_center_id = ${workCenterId}::uuid`
  const query = db
    .selectFrom('users')
    .innerJoin('employees', 'employees.userId', 'users.id')
    .where('users.active', '=', true)
    .where(isAsked(reach, asked, sql`users.id`))
    .where(
      sql<boolean>`users.id in (select k.employee_id from contracts k where k.starts_on <= ${until}::date
        and coalesce(k.ends_on >= ${from}::date, true) and ${isThere})`,
    )
    .select(['users.id', 'users.displayName'])
    .orderBy('users.plainName', direction)
    .orderBy('users.id')
  return page(query, asked)
}

/** Locks the people whose shifts change, in a fixed order, so that batches are serialized. */
export const lock = (db: Db, reach: Reach, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .innerJoin('employees', 'employees.userId', 'users.id')
    .where(sql<boolean>`users.id = any(${ids}::uuid[])`)
    .where(isWithin(reach, sql`users.id`))
    .select(['users.id', 'users.displayName', 'users.active'])
    .orderBy('users.id')
    .forNoKeyUpdate('users')
    .execute()

/** The new state of a person's day: null for no dated shift. */
export type Written = { employeeId: string; date: string; shift: DatedShift | null; minutes: number }
type By = { userId: string; now: Date }

/** Inserts dated shifts, thousands at once. */
export async function write(db: Db, days: readonly Written[], { userId, now }: By): Promise<void> {
  const rows = JSON.stringify(
    days.map(({ employeeId, date, shift, minutes }) => ({
      ...{ employee_id: employeeId, date, kind: shift?.kind, note: shift?.note },
      times: shift && { segments: shift.segments, breaks: shift.breaks },
      minutes,
    })),
  )
  const given = sql`jsonb_to_recordset(${rows}::jsonb)
    as g(employee_id uuid, date date, kind text, note text, times jsonb, minutes int)`
  await sql`delete from shifts s using ${given} where s.employee_id = g.employee_id and s.date = g.date`.execute(
    db,
  )
  await sql`insert into shifts (employee_id, date, kind, times, minutes, note, created_by, created_at)
    select employee_id, date, kind, times, minutes, note, ${userId}::uuid, ${now}::timestamptz
    from ${given} where kind is not null`.execute(db)
}

export type ChangeRow = Omit<Written, 'minutes'> & { id: string; before: DatedShift | null }

/** Stores the history of the changed days, before and after. */
export async function remember(db: Db, days: readonly ChangeRow[], { userId, now }: By): Promise<void> {
  const rows = JSON.stringify(
    days.map(({ id, employeeId, date, before, shift }) => ({
      ...{ id, employee_id: employeeId, date, before, after: shift },
    })),
  )
  await sql`insert into shift_changes (id, employee_id, date, before, after, changed_by, at)
    select id, employee_id, date, nullif(before, 'null'::jsonb), nullif(after, 'null'::jsonb), ${userId}::uuid,
      ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb)
      as g(id uuid, employee_id uuid, date date, before jsonb, after jsonb)`.execute(db)
}

type AskedHistory = Paging & { employeeId?: string; from?: string; until?: string }

/** The history of dated shifts, last change first. */
export function history(db: Db, reach: Reach, { employeeId, from, until, ...paging }: AskedHistory) {
  let query = db
    .selectFrom('shiftChanges')
    .innerJoin('users', 'users.id', 'shiftChanges.employeeId')
    .leftJoin('users as writer', 'writer.id', 'shiftChanges.changedBy')
    .where(isWithin(reach, sql`shift_changes.employee_id`))
    .select(['shiftChanges.id', 'shiftChanges.employeeId', 'users.displayName', 'shiftChanges.at'])
    .select(['shiftChanges.before', 'shiftChanges.after', 'writer.id as writerId'])
    .select([written('shiftChanges.date').as('date'), 'writer.displayName as writerName'])
    .orderBy('shiftChanges.at', 'desc')
    .orderBy('shiftChanges.id')
  if (employeeId !== undefined) query = query.where('shiftChanges.employeeId', '=', employeeId)
  if (from !== undefined) query = query.where(sql<boolean>`shift_changes.date >= ${from}::date`)
  if (until !== undefined) query = query.where(sql<boolean>`shift_changes.date <= ${until}::date`)
  return page(query, paging)
}

/** Whose username this is, of those who are employed. */
export const employeeCalled = (db: Db, username: string) =>
  db
    .selectFrom('users')
    .innerJoin('employees', 'employees.userId', 'users.id')
    .where(sql<boolean>`lower(users.username) = lower(${username})`)
    .select('users.id')
    .executeTakeFirst()
