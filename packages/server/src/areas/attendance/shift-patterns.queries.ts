import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { DayTimes } from '#db/schema/shifts.ts'

type Column = 'name' | 'assigned'
type Asked = Paging & { search?: string; active?: boolean; sort?: Column | `-${Column}` }
type Version = { validFrom: string | null; anchorOn: string; weeks: DayTimes[][] }

/** The first version of a pattern has no start. */
const ever = '1900-01-01'

const assigned = (
  today: string,
) => sql<number>`(select count(distinct a.employee_id)::int from shift_assignments a
  where a.pattern_id = shift_patterns.id and coalesce(a.ends_on >= ${today}::date, true))`

const versions = sql<Version[]>`(select json_agg(json_build_object(
    'validFrom', to_char(nullif(v.valid_from, ${sql.lit(ever)}::date), 'YYYY-MM-DD'),
    'anchorOn', to_char(v.anchor_on, 'YYYY-MM-DD'), 'weeks', v.weeks) order by v.valid_from)
  from shift_pattern_versions v where v.pattern_id = shift_patterns.id)`

const shown = (db: Db, today: string) =>
  db
    .selectFrom('shiftPatterns')
    .select(['shiftPatterns.id', 'shiftPatterns.name', 'shiftPatterns.active', 'shiftPatterns.version'])
    .select(['shiftPatterns.createdAt', 'shiftPatterns.updatedAt'])
    .select([assigned(today).as('assigned'), versions.as('versions')])

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

export function list(db: Db, today: string, { search, active, sort = 'name', ...paging }: Asked) {
  const { column, direction } = ordering(sort)
  const order = column === 'name' ? sql`plain(shift_patterns.name)` : assigned(today)
  let query = shown(db, today).orderBy(order, direction).orderBy('shiftPatterns.id')
  if (active !== undefined) query = query.where('shiftPatterns.active', '=', active)
  if (search) query = query.where(sql<boolean>`plain(shift_patterns.name) like plain(${containing(search)})`)
  return page(query, paging)
}

export const find = (db: Db, today: string, id: string) =>
  shown(db, today).where('shiftPatterns.id', '=', id).executeTakeFirst()

export async function lock(db: Db, today: string, id: string) {
  // A weaker lock: an assignment locks people first and then refers to the pattern, so a stronger one could deadlock.
  await db.selectFrom('shiftPatterns').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return find(db, today, id)
}

/** The pattern of this name. */
export const called = (db: Db, name: string) =>
  db
    .selectFrom('shiftPatterns')
    .where(sql<boolean>`plain(name) = plain(${name})`)
    .select('id')
    .executeTakeFirst()

/** `minutes` are those of each day of the weeks. */
export type Written = {
  anchorOn: string
  weeks: readonly (readonly DayTimes[])[]
  minutes: readonly (readonly number[])[]
}

export async function insert(
  db: Db,
  { id, name, now }: { id: string; name: string; now: Date },
  version: Written,
): Promise<void> {
  await db.insertInto('shiftPatterns').values({ id, name, createdAt: now, updatedAt: now }).execute()
  await addVersion(db, id, { ...version, validFrom: ever })
}

export async function change(
  db: Db,
  id: string,
  values: { name?: string; active?: boolean; updatedAt: Date },
): Promise<void> {
  await db
    .updateTable('shiftPatterns')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

const assignedFrom = (db: Db, patternId: string, day: string) =>
  db
    .selectFrom('shiftAssignments as a')
    .where('a.patternId', '=', patternId)
    .where(sql<boolean>`coalesce(a.ends_on >= ${day}::date, true)`)

/**
 * Locks the people with a pattern on a day or later, in a fixed order, so that none of their months is locked
 * meanwhile.
 */
export async function lockAssigned(db: Db, patternId: string, day: string): Promise<void> {
  await db
    .selectFrom('users')
    .where('id', 'in', assignedFrom(db, patternId, day).select('a.employeeId'))
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The first locked month of somebody with this pattern on a day or later. */
export async function lockedMonth(db: Db, patternId: string, day: string): Promise<string | undefined> {
  const row = await assignedFrom(db, patternId, day)
    .innerJoin('monthSheets as m', 'm.employeeId', 'a.employeeId')
    .where('m.state', '=', 'locked')
    .where(sql<boolean>`m.month + interval '1 month' > greatest(${day}::date, a.starts_on)`)
    .where(sql<boolean>`coalesce(m.month <= a.ends_on, true)`)
    .select(sql<string>`to_char(m.month, 'YYYY-MM')`.as('month'))
    .orderBy('m.month')
    .limit(1)
    .executeTakeFirst()
  return row?.month
}

/** Sets the version from a day on: later versions are deleted, and the previous one ends. */
export async function addVersion(
  db: Db,
  patternId: string,
  { validFrom, anchorOn, weeks, minutes }: Written & { validFrom: string },
): Promise<void> {
  await db
    .deleteFrom('shiftPatternVersions')
    .where('patternId', '=', patternId)
    .where(sql<boolean>`valid_from >= ${validFrom}::date`)
    .execute()
  await db
    .updateTable('shiftPatternVersions')
    .set({ validUntil: validFrom })
    .where('patternId', '=', patternId)
    .where(sql<boolean>`valid_until > ${validFrom}::date`)
    .execute()
  const row = { patternId, validFrom, anchorOn }
  const written = { weeks: JSON.stringify(weeks), minutes: JSON.stringify(minutes) }
  await db
    .insertInto('shiftPatternVersions')
    .values({ ...row, ...written })
    .execute()
}
