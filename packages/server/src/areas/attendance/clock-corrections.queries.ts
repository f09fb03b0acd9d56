import { permissionByName } from '@portal/permissions'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { inForce, written } from '#db/days.ts'
import type { Db } from '#db/database.ts'
import { lostBefore } from '#db/decision-held.ts'
import { holds } from '#db/holders.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type {
  ClockCorrectionsTable,
  CorrectionSide,
  CorrectionState,
  HeldAs,
} from '#db/schema/clock-corrections.ts'
import { isWithin, type Reach } from '#db/reach.ts'

type Column = 'createdAt' | 'person' | 'date'
export type Asked = Paging & {
  search?: string
  employeeId?: string
  from?: string
  until?: string
  state?: CorrectionState[]
  side?: CorrectionSide
  waiting?: boolean
  sort?: Column | `-${Column}`
}
/** The viewer: whose records they may see, and whether they decide for the company. */
export type Looking = { reach: Reach; corrects: boolean; now: Date }

const orders: Record<Column, RawBuilder<unknown>> = {
  createdAt: sql`clock_corrections.created_at`,
  person: sql`users.plain_name`,
  date: sql`clock_corrections.date`,
}

/** Whether somebody has a held decision on it, which can still be undone. */
const isHeld = (now: Date) => sql<boolean>`(clock_corrections.held_as is not null
  and clock_corrections.held_until > ${lostBefore(now)})`

/** Whether it is pending for the viewer: for the person if the company asked, for the company if the person did. */
export const decidable = ({ reach: { userId }, corrects, now }: Looking) => sql<boolean>`(
  clock_corrections.state = 'pending' and clock_corrections.expires_at > ${now}
  and not ${isHeld(now)}
  and case when clock_corrections.side = 'company' then clock_corrections.employee_id = ${userId}::uuid
    else ${corrects} and clock_corrections.employee_id <> ${userId}::uuid end)`
/** Unanswered ones count as expired before the job marks them; a held decision is an answer. */
const state = (now: Date) => sql<CorrectionState>`case when clock_corrections.state = 'pending'
  and not ${isHeld(now)} and clock_corrections.expires_at <= ${now} then 'expired' else clock_corrections.state end`
const nameOf = (column: string) =>
  sql<string | null>`(select n.display_name from users n where n.id = ${sql.ref(column)})`
const breakName = (column: string) =>
  sql<string | null>`(select b.name from break_types b where b.id = ${sql.ref(column)})`

const shown = (db: Db, looking: Looking) =>
  db
    .selectFrom('clockCorrections')
    .innerJoin('users', 'users.id', 'clockCorrections.employeeId')
    .leftJoin('clockEntries as was', 'was.id', 'clockCorrections.entryId')
    .where(isWithin(looking.reach, sql`clock_corrections.employee_id`))
    .select(['clockCorrections.id', 'clockCorrections.employeeId', 'users.displayName'])
    .select(['clockCorrections.timeZone', 'clockCorrections.change', 'clockCorrections.entryId'])
    .select(['clockCorrections.kind', 'clockCorrections.at', 'clockCorrections.mode'])
    .select(['clockCorrections.breakTypeId', 'clockCorrections.reason', 'clockCorrections.side'])
    .select('clockCorrections.consent')
    .select(['clockCorrections.askedBy', 'clockCorrections.createdAt', 'clockCorrections.expiresAt'])
    .select(['clockCorrections.decidedBy', 'clockCorrections.decidedAt', 'clockCorrections.decision'])
    .select([
      'was.kind as wasKind',
      'was.at as wasAt',
      'was.mode as wasMode',
      'was.breakTypeId as wasBreakId',
    ])
    .select(['clockCorrections.heldAs', 'clockCorrections.heldBy', 'clockCorrections.heldUntil'])
    .select('clockCorrections.heldReason')
    .select(isHeld(looking.now).as('isHeld'))
    .select(written('clockCorrections.date').as('date'))
    .select(state(looking.now).as('state'))
    .select(decidable(looking).as('canDecide'))
    .select([nameOf('clockCorrections.askedBy').as('askerName')])
    .select([nameOf('clockCorrections.decidedBy').as('deciderName')])
    .select(['clockCorrections.decidedFor', nameOf('clockCorrections.decidedFor').as('delegatorName')])
    .select(['clockCorrections.heldFor', nameOf('clockCorrections.heldFor').as('heldForName')])
    .select([nameOf('clockCorrections.heldBy').as('holderName')])
    .select([
      breakName('clockCorrections.breakTypeId').as('breakName'),
      breakName('was.breakTypeId').as('wasBreak'),
    ])

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

/** The filters of corrections. */
function filtersOf(looking: Looking, asked: Asked): RawBuilder<boolean>[] {
  const { employeeId, from, until, side, search, waiting = false } = asked
  const states = asked.state ?? []
  return [
    ...(employeeId === undefined ? [] : [sql<boolean>`clock_corrections.employee_id = ${employeeId}::uuid`]),
    ...(from === undefined ? [] : [sql<boolean>`clock_corrections.date >= ${from}::date`]),
    ...(until === undefined ? [] : [sql<boolean>`clock_corrections.date <= ${until}::date`]),
    ...(side === undefined ? [] : [sql<boolean>`clock_corrections.side = ${side}`]),
    ...(states.length === 0 ? [] : [sql<boolean>`${state(looking.now)} = any(${states}::text[])`]),
    ...(waiting ? [decidable(looking)] : []),
    ...(search ? [isFound(search)] : []),
  ]
}

const isFound = (search: string) =>
  sql<boolean>`users.plain_name || ' ' || plain(clock_corrections.reason) like plain(${containing(search)})`

/** The visible corrections that match. */
export function list(db: Db, looking: Looking, asked: Asked) {
  const { column, direction } = ordering(asked.sort ?? '-createdAt')
  let query = shown(db, looking).orderBy(orders[column], direction)
  if (column !== 'createdAt') query = query.orderBy('clockCorrections.createdAt', 'desc')
  query = query.orderBy('clockCorrections.id')
  for (const filter of filtersOf(looking, asked)) query = query.where(filter)
  return page(query, asked, 'clockCorrections.id')
}

/** All corrections of a person's days, in order of request. */
export function ofPerson(db: Db, looking: Looking, asked: Pick<Asked, 'employeeId' | 'from' | 'until'>) {
  let query = shown(db, looking).orderBy('clockCorrections.createdAt').orderBy('clockCorrections.id')
  for (const filter of filtersOf(looking, asked)) query = query.where(filter)
  return query.execute()
}

/** The visible ones of these. */
export const among = (db: Db, looking: Looking, ids: readonly string[]) =>
  shown(db, looking)
    .where('clockCorrections.id', 'in', [...ids])
    .execute()

/** The pending ones for the viewer to decide for the company, for the inbox: until they expire. */
export const waitingFor = (looking: Looking) =>
  waitingWhere(looking, sql`clock_corrections.employee_id <> ${looking.reach.userId}::uuid`)

/** The pending ones that need the viewer's own consent. */
export const waitingForOwn = (looking: Looking) =>
  waitingWhere(looking, sql`clock_corrections.employee_id = ${looking.reach.userId}::uuid`)

const waitingWhere = (looking: Looking, isMeant: RawBuilder<unknown>) => sql`
  select clock_corrections.id, clock_corrections.employee_id, clock_corrections.created_at as asked_at,
    clock_corrections.expires_at as due_at
  from clock_corrections where clock_corrections.state = 'pending'
    and ${isWithin(looking.reach, sql`clock_corrections.employee_id`)} and ${decidable(looking)} and ${isMeant}`

export const find = (db: Db, looking: Looking, id: string) =>
  shown(db, looking).where('clockCorrections.id', '=', id).executeTakeFirst()

/** Whether the employee exists and is in reach. */
export async function isSeen(db: Db, reach: Reach, employeeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('employees')
    .where('userId', '=', employeeId)
    .where(isWithin(reach, sql`employees.user_id`))
    .select('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns whether it was written; not if another correction of the same entry is pending. */
export async function insert(db: Db, row: Insertable<ClockCorrectionsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('clockCorrections')
    .values(row)
    .onConflict((same) => same.column('entryId').where('state', '=', 'pending').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

const notHeld = { heldAs: null, heldBy: null, heldUntil: null, heldReason: null, heldFor: null }

/** A decision that may be taken back. */
export type Held = {
  heldAs: HeldAs
  heldBy: string
  heldUntil: Date
  heldReason: string | null
  heldFor: string | null
}

/** Stores a held decision; returns whether there was none before. */
export async function hold(db: Db, id: string, held: Held, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clockCorrections')
    .set(held)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where(sql<boolean>`not ${isHeld(now)}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a held decision, unless there is another one by now. */
export async function forgetHeld(
  db: Db,
  id: string,
  { heldBy, heldUntil }: { heldBy: string | null; heldUntil: Date | null },
): Promise<void> {
  await db
    .updateTable('clockCorrections')
    .set(notHeld)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('heldBy', '=', heldBy)
    .where('heldUntil', '=', heldUntil)
    .execute()
}

/** The person, the decider and the end of the undo period, for the job. */
export const heldOf = (db: Db, id: string) =>
  db
    .selectFrom('clockCorrections')
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('heldAs', 'is not', null)
    .select(['employeeId', 'heldBy', 'heldUntil'])
    .executeTakeFirst()

export type Decision = Pick<ClockCorrectionsTable, 'state' | 'decidedBy' | 'decidedAt' | 'decision'> & {
  decidedFor: string | null
}

/** Decides a pending request, even if a decision was held for it; returns whether it did. */
export async function decide(db: Db, id: string, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clockCorrections')
    .set({ ...decision, ...notHeld })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks unanswered corrections as expired: those of a person, or one of them. */
export async function expire(db: Db, of: { employeeId: string } | { id: string }, now: Date): Promise<void> {
  const [column, value] = 'id' in of ? (['id', of.id] as const) : (['employeeId', of.employeeId] as const)
  await db
    .updateTable('clockCorrections')
    .set({ ...notHeld, state: 'expired', decidedAt: now })
    .where(column, '=', value)
    .where('state', '=', 'pending')
    .where(sql<boolean>`not ${isHeld(now)}`)
    .where('expiresAt', '<=', now)
    .execute()
}

/** Deletes days, to be derived again: a day whose entries were all removed disappears. */
export async function forgetDays(db: Db, employeeId: string, dates: readonly string[]): Promise<void> {
  await db
    .deleteFrom('workdays')
    .where('employeeId', '=', employeeId)
    .where(sql<boolean>`date = any(${dates}::date[])`)
    .execute()
}

const correcting = permissionByName('FICHAJE_CORREGIR')?.id ?? 0
const seeingAll = permissionByName('REPORTES_TODOS')?.id ?? 0

/** Who decides for the company: the person's coordinators, or else those who see everybody. */
export async function deciders(db: Db, employeeId: string, { now, today }: { now: Date; today: string }) {
  const { rows } = await sql<{ id: string; isNear: boolean }>`
    select u.id, n.coordinator_id is not null as is_near from users u
    left join (select distinct a.coordinator_id from coordinator_assignments a
      where a.employee_id = ${employeeId}::uuid and ${inForce('a', today)}) n on n.coordinator_id = u.id
    where u.active and u.id <> ${employeeId}::uuid and ${holds('u.id', correcting, now)}
      and (n.coordinator_id is not null or ${holds('u.id', seeingAll, now)})`.execute(db)
  const near = rows.filter(({ isNear }) => isNear)
  return (near.length > 0 ? near : rows).map(({ id }) => id)
}
