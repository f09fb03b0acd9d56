import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { firstOf } from '#db/day.ts'
import type { MonthSheetActsTable, MonthSheetsTable } from '#db/schema/month-sheets.ts'
import { hourKinds } from '#db/hour-kinds.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import type { SheetDay } from '#time-record/month-content.ts'
import { matching, type Period } from './derived-days.queries.ts'

type Of = { employeeId: string; month: string }

/** An employee in reach. */
export const person = (db: Db, reach: Reach, id: string) =>
  db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.userId')
    .where('users.id', '=', id)
    .where(isWithin(reach, sql`users.id`))
    .select(['users.id', 'users.displayName', 'users.timeZone', 'users.active'])
    .executeTakeFirst()

export type LiveDay = SheetDay & { partTime: boolean }

/** The current days of somebody's month, in order. */
export async function days(db: Db, reach: Reach, period: Period, employeeId: string): Promise<LiveDay[]> {
  const { rows } = await sql<
    Omit<LiveDay, 'startedAt' | 'endedAt'> & { startedAt: Date | null; endedAt: Date | null }
  >`
    select to_char(date, 'YYYY-MM-DD') as date, state, started_at, ended_at, time_zone, effective_seconds,
      non_effective_seconds, ordinary_seconds, complementary_seconds, extra_seconds, theoretical_minutes,
      balance_seconds, incidents, holiday, absence, is_part_time and is_begun as part_time
    from (select *, ${hourKinds} from (${matching(reach, period, { employeeId })}) m) d order by date`.execute(
    db,
  )
  return rows.map(({ startedAt, endedAt, ...day }) => ({
    ...day,
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }))
}

/** The last confirmed content. */
const confirmed = sql<string>`(select a.content from month_sheet_acts a
  where a.sheet_id = month_sheets.id and a.act = 'confirm' order by a.number desc limit 1)`.as('content')

/** The confirmation of a month, if any. */
export const kept = (db: Db, { employeeId, month }: Of) =>
  db
    .selectFrom('monthSheets')
    .where('employeeId', '=', employeeId)
    .where(sql<boolean>`month = ${firstOf(month)}::date`)
    .select(['id', 'state', 'partTime', 'figures', 'hash', 'confirmedAt', 'lockedAt'])
    .select(confirmed)
    .executeTakeFirst()

/** The last reminder of a month. */
export async function remindedAt(db: Db, { employeeId, month }: Of): Promise<Date | null> {
  const row = await db
    .selectFrom('monthReminders')
    .where('employeeId', '=', employeeId)
    .where(sql<boolean>`month = ${firstOf(month)}::date`)
    .select('remindedAt')
    .executeTakeFirst()
  return row?.remindedAt ?? null
}

/** The days of a month with pending corrections. */
export async function waitingDays(db: Db, employeeId: string, period: Period): Promise<string[]> {
  const rows = await db
    .selectFrom('clockCorrections')
    .where('employeeId', '=', employeeId)
    .where('state', '=', 'pending')
    .where('expiresAt', '>', period.now)
    .where(sql<boolean>`date between ${period.from}::date and ${period.until}::date`)
    .select(sql<string>`to_char(date, 'YYYY-MM-DD')`.as('day'))
    .distinct()
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}

/** The history of a sheet, in order. */
export const history = (db: Db, sheetId: string) =>
  db
    .selectFrom('monthSheetActs')
    .innerJoin('users', 'users.id', 'monthSheetActs.by')
    .where('sheetId', '=', sheetId)
    .select(['act', 'at', 'reason', 'hash', 'users.id as personId', 'users.displayName'])
    .orderBy('number')
    .execute()

type Row = Insertable<MonthSheetsTable>

/** Stores the confirmed content, replacing an earlier one; returns the id of the sheet. */
export async function put(db: Db, row: Row): Promise<string> {
  const { id } = await db
    .insertInto('monthSheets')
    .values(row)
    .onConflict((same) =>
      same.columns(['employeeId', 'month']).doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        partTime: eb.ref('excluded.partTime'),
        figures: eb.ref('excluded.figures'),
        hash: eb.ref('excluded.hash'),
        confirmedAt: eb.ref('excluded.confirmedAt'),
        lockedAt: eb.ref('excluded.lockedAt'),
        isDifferent: eb.ref('excluded.isDifferent'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function change(
  db: Db,
  id: string,
  values: Pick<Updateable<MonthSheetsTable>, 'state' | 'lockedAt' | 'shiftLimits'>,
): Promise<void> {
  await db.updateTable('monthSheets').set(values).where('id', '=', id).execute()
}

/** Appends an event to the history. */
export async function record(db: Db, act: Omit<MonthSheetActsTable, 'number'>): Promise<void> {
  const last = sql<number>`(select coalesce(max(a.number), 0) + 1 from month_sheet_acts a
    where a.sheet_id = ${act.sheetId}::uuid)`
  await db
    .insertInto('monthSheetActs')
    .values({ ...act, number: last })
    .execute()
}
