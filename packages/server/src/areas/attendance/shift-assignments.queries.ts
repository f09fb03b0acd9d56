import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { Period } from '#db/day.ts'
import { inForce, written } from '#db/days.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import { isWithin, type Reach } from '#db/reach.ts'

type Column = 'person' | 'startsOn'
type Asked = Paging & {
  search?: string
  employeeId?: string
  patternId?: string
  state?: 'past' | 'current' | 'planned'
  sort?: Column | `-${Column}`
}

const isIn: Record<'past' | 'current' | 'planned', (day: string) => RawBuilder<boolean>> = {
  past: (day) => sql<boolean>`shift_assignments.ends_on < ${day}::date`,
  current: (day) => inForce('shiftAssignments', day),
  planned: (day) => sql<boolean>`shift_assignments.starts_on > ${day}::date`,
}

const shown = (db: Db, reach: Reach) =>
  db
    .selectFrom('shiftAssignments')
    .innerJoin('users', 'users.id', 'shiftAssignments.employeeId')
    .innerJoin('shiftPatterns', 'shiftPatterns.id', 'shiftAssignments.patternId')
    .leftJoin('users as writer', 'writer.id', 'shiftAssignments.createdBy')
    .where(isWithin(reach, sql`shift_assignments.employee_id`))
    .select(['shiftAssignments.id', 'shiftAssignments.employeeId', 'users.displayName'])
    .select(['users.username', 'shiftAssignments.patternId', 'shiftPatterns.name as patternName'])
    .select(['shiftAssignments.firstWeek', 'shiftAssignments.createdAt'])
    .select([written('shiftAssignments.startsOn').as('startsOn')])
    .select([written<string | null>('shiftAssignments.endsOn').as('endsOn')])
    .select(['writer.id as writerId', 'writer.displayName as writerName'])

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

export function list(
  db: Db,
  reach: Reach,
  { search, employeeId, patternId, state, sort = 'person', ...paging }: Asked,
) {
  const { column, direction } = ordering(sort)
  const order = column === 'person' ? sql`users.plain_name` : sql`shift_assignments.starts_on`
  let query = shown(db, reach).orderBy(order, direction)
  if (column === 'person') query = query.orderBy('shiftAssignments.startsOn', 'desc')
  query = query.orderBy('shiftAssignments.id')
  if (employeeId !== undefined) query = query.where('users.id', '=', employeeId)
  if (patternId !== undefined) query = query.where('shiftPatterns.id', '=', patternId)
  if (state !== undefined) query = query.where(isIn[state](reach.today))
  if (search) query = query.where(sql<boolean>`users.plain_name like plain(${containing(search)})`)
  return page(query, paging)
}

export const find = (db: Db, reach: Reach, id: string) =>
  shown(db, reach).where('shiftAssignments.id', '=', id).executeTakeFirst()

/** What a person within reach has from this day on. */
export const startingOn = (db: Db, reach: Reach, employeeId: string, day: string) =>
  shown(db, reach)
    .where('shiftAssignments.employeeId', '=', employeeId)
    .where(sql<boolean>`shift_assignments.starts_on = ${day}::date`)
    .executeTakeFirst()

/** The pattern of this name. */
export const patternCalled = (db: Db, name: string) =>
  db
    .selectFrom('shiftPatterns')
    .where(sql<boolean>`plain(name) = plain(${name})`)
    .select('id')
    .executeTakeFirst()

/** An assignable pattern, with the weeks of its longest current or future version. */
export const pattern = (db: Db, id: string) =>
  db
    .selectFrom('shiftPatterns')
    .where('id', '=', id)
    .where('active', '=', true)
    .select(['id', 'name'])
    .select(
      sql<number>`(select max(jsonb_array_length(v.weeks)) from shift_pattern_versions v where v.pattern_id = id)`.as(
        'weeks',
      ),
    )
    .executeTakeFirst()

/** Which of these people have a contract on a day. */
export async function employedOn(db: Db, ids: readonly string[], day: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('contracts')
    .where(sql<boolean>`employee_id = any(${ids}::uuid[])`)
    .where(inForce('contracts', day))
    .select('employeeId')
    .execute()
  return new Set(rows.map(({ employeeId }) => employeeId))
}

/** The assignments of these people that overlap a period. */
export const overlapping = (db: Db, employeeIds: readonly string[], { startsOn, endsOn }: Period) =>
  db
    .selectFrom('shiftAssignments')
    .innerJoin('users', 'users.id', 'shiftAssignments.employeeId')
    .innerJoin('shiftPatterns', 'shiftPatterns.id', 'shiftAssignments.patternId')
    .where(sql<boolean>`shift_assignments.employee_id = any(${employeeIds}::uuid[])`)
    .where(sql<boolean>`shift_assignments.starts_on <= coalesce(${endsOn}::date, 'infinity')`)
    .where(sql<boolean>`coalesce(shift_assignments.ends_on >= ${startsOn}::date, true)`)
    .select(['shiftAssignments.id', 'shiftAssignments.employeeId', 'shiftAssignments.patternId'])
    .select(['shiftAssignments.firstWeek', 'shiftAssignments.createdBy', 'shiftAssignments.createdAt'])
    .select(['users.displayName', 'shiftPatterns.name as patternName'])
    .select([written('shiftAssignments.startsOn').as('startsOn')])
    .select([written<string | null>('shiftAssignments.endsOn').as('endsOn')])
    .orderBy('shiftAssignments.id')
    .execute()

export type Overlapping = Awaited<ReturnType<typeof overlapping>>[number]

export async function insert(
  db: Db,
  rows: readonly (Period & {
    id: string
    employeeId: string
    patternId: string
    firstWeek: number
    createdBy: string | null
    createdAt: Date
  })[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('shiftAssignments')
    .values([...rows])
    .execute()
}

export async function change(
  db: Db,
  id: string,
  values: { patternId: string; endsOn: string | null; firstWeek: number },
): Promise<void> {
  await db.updateTable('shiftAssignments').set(values).where('id', '=', id).execute()
}

export async function end(db: Db, ids: readonly string[], endsOn: string): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('shiftAssignments').set({ endsOn }).where('id', 'in', ids).execute()
}

export async function remove(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('shiftAssignments').where('id', 'in', ids).execute()
}
