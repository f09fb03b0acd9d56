import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import type {
  ClockEntriesTable,
  ClockKind,
  ClockMode,
  ClockSource,
  PressedKind,
} from '#db/schema/clock-entries.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import { type AskedPeople, isAsked } from './asked-people.queries.ts'
import type { Entry } from '#time-record/workday.ts'

type Column = 'at' | 'person' | 'recordedAt'
export type Asked = Paging &
  AskedPeople & {
    from?: string
    until?: string
    kind?: ClockKind
    mode?: ClockMode
    source?: ClockSource
    sort?: Column | `-${Column}`
  }

const orders: Record<Column, RawBuilder<unknown>> = {
  at: sql`clock_entries.at`,
  person: sql`users.plain_name`,
  recordedAt: sql`clock_entries.recorded_at`,
}
const date = sql<string>`to_char(clock_entries.at at time zone clock_entries.time_zone, 'YYYY-MM-DD')`
/** The day on which an entry's span began: its own, or the previous one for a night. */
export const workday = sql<string>`coalesce((
  select to_char(max(w.date), 'YYYY-MM-DD') from workdays w
  where w.employee_id = clock_entries.employee_id and w.started_at <= clock_entries.at
    and (w.date = (clock_entries.at at time zone clock_entries.time_zone)::date
      or coalesce(w.ended_at, w.running_since) >= clock_entries.at)
    and w.date between (clock_entries.at at time zone clock_entries.time_zone)::date - 1
      and (clock_entries.at at time zone clock_entries.time_zone)::date
), ${date})`
/** Whether a correction has replaced it. */
const isReplaced = sql<boolean>`exists (select from clock_entries r
  where r.replaces = clock_entries.id and r.employee_id = clock_entries.employee_id)`
/** A voiding entry is not listed itself. */
const counts = sql<boolean>`kind <> 'void'`
const counted = [
  ...(['id', 'number', 'kind', 'at', 'timeZone', 'breakTypeId'] as const),
  ...(['counts', 'minutesPerUse', 'mode', 'source'] as const),
] as const
const midnight = (day: string) => sql<Date>`(${day}::timestamp at time zone 'UTC')`

const shown = (db: Db) =>
  db
    .selectFrom('clockEntries')
    .innerJoin('users', 'users.id', 'clockEntries.employeeId')
    .leftJoin('breakTypes', 'breakTypes.id', 'clockEntries.breakTypeId')
    .select(['clockEntries.id', 'clockEntries.number', 'clockEntries.kind', 'clockEntries.at'])
    .select(['clockEntries.recordedAt', 'clockEntries.timeZone', 'clockEntries.reason', 'clockEntries.mode'])
    .select(['clockEntries.source', 'clockEntries.hash', 'users.id as personId', 'users.displayName'])
    .select(['clockEntries.replaces', isReplaced.as('isReplaced')])
    .select(['breakTypes.id as breakId', 'breakTypes.name as breakName', 'clockEntries.createdBy'])
    .select([date.as('date'), workday.as('workday')])
    .select(
      sql<string | null>`(select w.display_name from users w where w.id = clock_entries.created_by)`.as(
        'writerName',
      ),
    )

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

/** The visible entries that match. */
export function list(db: Db, reach: Reach, asked: Asked) {
  const { column, direction } = ordering(asked.sort ?? '-at')
  let query = shown(db)
    .where(isAsked(reach, asked, sql`clock_entries.employee_id`))
    .orderBy(orders[column], direction)
  if (column === 'person') query = query.orderBy('clockEntries.at', 'desc')
  // Simultaneous entries keep the order of arrival.
  query = query
    .orderBy('clockEntries.number', column === 'at' ? direction : 'desc')
    .orderBy('clockEntries.id')
  for (const name of ['kind', 'mode', 'source'] as const)
    if (asked[name] !== undefined) query = query.where(`clockEntries.${name}`, '=', asked[name])
  // No zone is a day away from UTC: the instants let an index be used, the entry's day decides.
  if (asked.from !== undefined)
    query = query.where(
      sql<boolean>`${date} >= ${asked.from} and clock_entries.at >= ${midnight(asked.from)} - interval '1 day'`,
    )
  if (asked.until !== undefined)
    query = query.where(
      sql<boolean>`${date} <= ${asked.until} and clock_entries.at < ${midnight(asked.until)} + interval '2 days'`,
    )
  return page(query, asked)
}

/** The entries replaced by corrections of this day. */
const correctedOn = (employeeId: string, date: string) =>
  sql`(select c.entry_id from clock_corrections c where c.employee_id = ${employeeId}::uuid and c.date = ${date}::date
    and c.state = 'approved' and c.entry_id is not null)`

type Within = { date: string; starts: Date; ends: Date }

/** A person's entries between two instants, and those replaced or removed by corrections of the day, as answered. */
export const ofDay = (db: Db, reach: Reach, employeeId: string, { date, starts, ends }: Within) =>
  shown(db)
    .where(isWithin(reach, sql`clock_entries.employee_id`))
    .where('clockEntries.employeeId', '=', employeeId)
    .where(
      sql<boolean>`(clock_entries.at between ${starts} and ${ends}
        or clock_entries.id in ${correctedOn(employeeId, date)}
        or clock_entries.replaces in ${correctedOn(employeeId, date)})`,
    )
    .orderBy('clockEntries.at')
    .orderBy('clockEntries.number')
    .execute()

/** A person's effective entries: without replaced and voiding ones. */
const countingOf = (db: Db, employeeId: string) =>
  db
    .selectFrom('clockEntries')
    .where('employeeId', '=', employeeId)
    .where(counts)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('clockEntries as later')
            .whereRef('later.replaces', '=', 'clockEntries.id')
            .whereRef('later.employeeId', '=', 'clockEntries.employeeId')
            .select('later.id'),
        ),
      ),
    )

/**
 * A person's effective entries from an instant on, beginning with the last entrance before it: half a span would be
 * paired into another day.
 */
export function counting(db: Db, employeeId: string, since: Date, until?: Date): Promise<Entry[]> {
  const came = countingOf(db, employeeId)
    .where('kind', '=', 'in')
    .where('at', '<=', since)
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
  const all = countingOf(db, employeeId).where(
    'at',
    '>=',
    sql<Date>`coalesce((${came}), ${since}::timestamptz)`,
  )
  return (until === undefined ? all : all.where('at', '<', until))
    .select(counted)
    .$narrowType<{ kind: PressedKind }>()
    .orderBy('at')
    .orderBy('number')
    .execute()
}

/** An entry in a person's record, effective or not. */
export const find = (db: Db, employeeId: string, id: string): Promise<Entry | undefined> =>
  db
    .selectFrom('clockEntries')
    .where('employeeId', '=', employeeId)
    .where('id', '=', id)
    .where(counts)
    .select(counted)
    .$narrowType<{ kind: PressedKind }>()
    .executeTakeFirst()

/** The last entry in a person's record. */
export const last = (db: Db, employeeId: string) =>
  db
    .selectFrom('clockEntries')
    .where('employeeId', '=', employeeId)
    .select(['number', 'hash', 'mode'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function insert(db: Db, entry: Insertable<ClockEntriesTable>): Promise<void> {
  await db.insertInto('clockEntries').values(entry).execute()
}
