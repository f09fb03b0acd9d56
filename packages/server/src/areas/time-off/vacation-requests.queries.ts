import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce, written } from '#db/days.ts'
import { coordinatorsOf } from '#db/deciders.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import type { LeaveUnit, VacationKind, VacationRequestsTable } from '#db/schema/vacations.ts'
import { isWithin } from '#db/reach.ts'
import type { CountReason } from '#vacations/count.rules.ts'
import { type LedgerReader, shownUntil } from '#db/ledger-privacy.ts'
import { isHeld } from './held-vacations.queries.ts'
import { isArchived, isShownAs, type SearchedState, type VacationState } from './vacation-archive.queries.ts'
import { type AskedPeople, isAsked } from './vacation-people.queries.ts'
import type { Looking } from './vacation-reach.ts'
import { isChangeable, operationsStatus } from './operations-status.queries.ts'

type Column = 'createdAt' | 'startsOn' | 'person' | 'units'
export type Asked = Paging &
  AskedPeople & {
    initialDate?: string
    endDate?: string
    selectedState?: SearchedState[]
    active?: 0 | 1
    kind?: VacationKind
    waiting?: boolean
    sort?: Column | `-${Column}`
  }

const orders: Record<Column, RawBuilder<unknown>> = {
  createdAt: sql`vacation_requests.created_at`,
  startsOn: sql`vacation_requests.starts_on`,
  person: sql`users.plain_name`,
  units: sql`vacation_requests.units`,
}

/** An approved one counts as enjoyed after its last day. */
export const state = ({
  reach: { today },
}: Looking) => sql<VacationState>`case when vacation_requests.state = 'approved'
  and vacation_requests.ends_on < ${today}::date then 'enjoyed' else vacation_requests.state end`

/** Whether the viewer coordinates the person. */
const isNear = ({ reach: { userId, today } }: Pick<Looking, 'reach'>) => sql<boolean>`
  exists (select from coordinator_assignments mine where mine.employee_id = vacation_requests.employee_id
    and mine.coordinator_id = ${userId}::uuid and ${inForce('mine', today)})`

/**
 * Whether it is pending for the viewer: their people for a coordinator, and for HR also what no coordinator answers
 * in time.
 */
export const decidable = ({ reach, decides, isHr, now }: Looking) => sql<boolean>`(
  ${decides} and vacation_requests.stage is not null and not ${isHeld(now)} and vacation_requests.employee_id <> ${reach.userId}::uuid
  and case vacation_requests.stage when 'hr' then ${isHr} else ${isHr} and coalesce(vacation_requests.escalates_at <= ${now}, true)
    or ${isNear({ reach })} end)`

const isOwn = ({ reach: { userId } }: Looking) =>
  sql<boolean>`vacation_requests.employee_id = ${userId}::uuid`
const isWriter = ({ reach: { userId } }: Looking) =>
  sql<boolean>`vacation_requests.state = 'draft' and vacation_requests.asked_by = ${userId}::uuid`
const hasBegun = ({ reach: { today } }: Looking) =>
  sql<boolean>`vacation_requests.starts_on <= ${today}::date`
const isRevocable = ({ isHr, reach: { userId, today } }: Looking) => sql<boolean>`${isHr}
  and vacation_requests.starts_on > ${today}::date and vacation_requests.employee_id <> ${userId}::uuid
  and vacation_requests.state in ('approved', 'cancellation_requested')`

/** Whether it can end early: it has begun, and a day can still be returned. */
const isEndable = ({ reach: { today } }: Looking) => sql<boolean>`vacation_requests.state = 'approved'
  and vacation_requests.starts_on <= ${today}::date and vacation_requests.ends_on >= ${today}::date
  and vacation_requests.ends_on > vacation_requests.starts_on`
const isEndedByCompany = (looks: Looking) =>
  sql<boolean>`(${looks.isHr} and not ${isOwn(looks)} and ${isEndable(looks)})`
/** Whether the viewer may request an early end: the person, and their coordinators. */
const isEndAskable = (looks: Looking) => sql<boolean>`(${isEndable(looks)} and (${isOwn(looks)}
  or ${looks.decides && !looks.isHr} and ${isNear(looks)}))`

/** HR may archive a request that holds no day and is not pending, and restore it. */
const isArchivable = ({ isHr, reach: { today } }: Looking) => sql<boolean>`${isHr} and (${isArchived(today)}
  or not holds_vacation(vacation_requests.state) and vacation_requests.state <> 'draft')`

const shown = (db: Db, looking: Looking) =>
  db
    .selectFrom('vacationRequests')
    .innerJoin('users', 'users.id', 'vacationRequests.employeeId')
    .innerJoin('users as asker', 'asker.id', 'vacationRequests.askedBy')
    .select(['vacationRequests.id', 'vacationRequests.employeeId', 'users.displayName'])
    .select(['vacationRequests.kind', 'vacationRequests.unit', 'vacationRequests.units'])
    .select(['vacationRequests.stage', 'vacationRequests.stages', 'vacationRequests.comment'])
    .select(['vacationRequests.agreed', 'vacationRequests.shortNotice', 'vacationRequests.escalatesAt'])
    .select(['vacationRequests.version', 'vacationRequests.askedBy', 'asker.displayName as askerName'])
    .select(['vacationRequests.createdAt', 'vacationRequests.updatedAt', 'vacationRequests.policyId'])
    .select(['vacationRequests.state as stored'])
    .select([
      written('vacationRequests.startsOn').as('startsOn'),
      written('vacationRequests.endsOn').as('endsOn'),
    ])
    .select(
      sql<number>`(select count(distinct l.date)::int from vacation_lines l where l.request_id = vacation_requests.id)`.as(
        'dayCount',
      ),
    )
    .select(state(looking).as('state'))
    .select(decidable(looking).as('canDecide'))
    .select(
      sql<boolean>`(${isWriter(looking)} or ${isOwn(looking)} and ${isChangeable(looking)})`.as('canEdit'),
    )
    .select(
      sql<boolean>`(${isWriter(looking)} or ${isOwn(looking)}
        and vacation_requests.state in ('pending', 'waiting', 'preapproved'))`.as('canWithdraw'),
    )
    .select(operationsStatus(looking).as('operations'))
    .select(['vacationRequests.planId', 'vacationRequests.hasPlace'])
    .select(sql<string | null>`vacation_requests.waiting_order::text`.as('waitingOrder'))
    .select(['vacationRequests.offeredUntil', isHeld(looking.now).as('isHeld')])
    .select(hasBegun(looking).as('hasBegun'))
    .select(
      sql<boolean>`${isOwn(looking)} and vacation_requests.state = 'approved' and not ${hasBegun(looking)}`.as(
        'canCancel',
      ),
    )
    .select(isRevocable(looking).as('canCancelByCompany'))
    .select(
      sql<string | null>`case when vacation_requests.state = 'cancellation_requested'
        then to_char(vacation_requests.last_day, 'YYYY-MM-DD') end`.as('lastDay'),
    )
    .select([isEndAskable(looking).as('canEndEarly'), isEndedByCompany(looking).as('canEndEarlyByCompany')])
    .select(isArchived(looking.reach.today).as('isArchived'))
    .select(isArchivable(looking).as('canArchive'))
    .where(isWithin(looking.reach, sql`vacation_requests.employee_id`))
    // A draft is visible to its author only.
    .where(
      sql<boolean>`(vacation_requests.state <> 'draft' or vacation_requests.asked_by = ${looking.reach.userId}::uuid)`,
    )

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

function filtersOf(looking: Looking, asked: Asked): RawBuilder<boolean>[] {
  const { initialDate, endDate, selectedState: states = [], active = 1, kind, waiting = false } = asked
  const isPast = isArchived(looking.reach.today)
  return [
    isAsked(looking.reach, asked, sql`vacation_requests.employee_id`),
    active === 1 ? sql<boolean>`not ${isPast}` : isPast,
    ...(initialDate === undefined ? [] : [sql<boolean>`vacation_requests.ends_on >= ${initialDate}::date`]),
    ...(endDate === undefined ? [] : [sql<boolean>`vacation_requests.starts_on <= ${endDate}::date`]),
    ...(states.length === 0 ? [] : [isShownAs(states, looking.reach.today, 'vacation_requests')]),
    ...(kind === undefined ? [] : [sql<boolean>`vacation_requests.kind = ${kind}`]),
    ...(waiting ? [decidable(looking)] : []),
  ]
}

/** The visible requests that match, optionally restricted to those `among` others. */
export function list(db: Db, looking: Looking, asked: Asked, among: readonly RawBuilder<boolean>[] = []) {
  const { column, direction } = ordering(asked.sort ?? '-createdAt')
  let query = shown(db, looking).orderBy(orders[column], direction)
  if (column !== 'createdAt') query = query.orderBy('vacationRequests.createdAt', 'desc')
  query = query.orderBy('vacationRequests.id')
  for (const filter of [...filtersOf(looking, asked), ...among]) query = query.where(filter)
  return page(query, asked, 'vacationRequests.id')
}

export const find = (db: Db, looking: Looking, id: string) =>
  shown(db, looking).where('vacationRequests.id', '=', id).executeTakeFirst()

/** The owners of these requests and their plan status, regardless of visibility. */
export const storedRequests = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('vacationRequests')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .select(['id', 'employeeId', 'planId', 'hasPlace', 'state'])
    .execute()

/** The visible ones of these. */
export const among = (db: Db, looking: Looking, ids: readonly string[]) =>
  shown(db, looking).where(sql<boolean>`vacation_requests.id = any(${ids}::uuid[])`).execute()

/** The pending ones for the viewer, for the inbox, with the earliest deadline. */
export const waiting = (looking: Looking) => sql`
  select vacation_requests.id, vacation_requests.employee_id, vacation_requests.created_at as asked_at, ${dueAt} as due_at
  from vacation_requests where vacation_requests.stage is not null
    and ${isWithin(looking.reach, sql`vacation_requests.employee_id`)} and ${decidable(looking)}`

/** The deadline of a request. */
export const dueAt = sql<Date>`least(vacation_requests.escalates_at,
  (vacation_requests.answer_by + 1)::timestamp at time zone 'UTC', vacation_requests.starts_on::timestamp at time zone 'UTC')`

export const linesOf = (db: Db, requestId: string) =>
  db
    .selectFrom('vacationLines')
    .where('requestId', '=', requestId)
    .select([written('vacationLines.date').as('date'), 'part', 'minutes', 'units', 'holiday'])
    // The column only contains reasons of `count.rules.ts`.
    .select(sql<CountReason>`reason`.as('reason'))
    .orderBy('vacationLines.date')
    .orderBy('part', 'desc')
    .execute()

export type SpentRow = {
  bucketId: string
  kind: VacationKind
  year: number
  unit: LeaveUnit
  validUntil: string
  units: number
  left: number
}

/** What a request spends of each bucket, and the rest after all pending requests. */
export async function spentBy(db: Db, reader: LedgerReader, requestId: string): Promise<SpentRow[]> {
  const { rows } = await sql<SpentRow>`
    select b.id as bucket_id, b.kind, b.year, b.unit, to_char(${shownUntil(reader)}, 'YYYY-MM-DD') as valid_until, s.units,
      (select coalesce(sum(m.units), 0) from vacation_movements m where m.bucket_id = b.id)::int
      - (select coalesce(sum(o.units), 0) from vacation_spendings o join vacation_requests r on r.id = o.request_id
        where o.bucket_id = b.id and r.state in ('pending', 'waiting', 'preapproved'))::int as left
    from (
      select bucket_id, sum(units)::int as units from vacation_spendings where request_id = ${requestId}::uuid group by bucket_id
    ) s join vacation_buckets b on b.id = s.bucket_id order by b.valid_until, b.id`.execute(db)
  return rows
}

/** The next turn in a plan, after all earlier requests. */
export async function nextTurn(db: Db): Promise<string | null> {
  const { rows } = await sql<{ turn: string }>`select nextval('vacation_waiting')::text as turn`.execute(db)
  return rows[0]?.turn ?? null
}

export async function insert(db: Db, row: Insertable<VacationRequestsTable>): Promise<void> {
  await db.insertInto('vacationRequests').values(row).execute()
}

/** Deletes its days, amounts and places, to replace them. */
export async function removeDays(db: Db, requestId: string): Promise<void> {
  for (const table of ['vacationLines', 'vacationSpendings', 'vacationPlaces'] as const)
    await db.deleteFrom(table).where('requestId', '=', requestId).execute()
}

type Seen = Pick<Row, 'id' | 'version'>
type Values = Updateable<VacationRequestsTable>

/** Updates a request at a version; returns whether it did. */
export const change = async (db: Db, seen: Seen, values: Values): Promise<boolean> =>
  (await changeEach(db, [seen], values)).length > 0

/** Updates requests at their versions in the same way; returns those that were. */
export async function changeEach(db: Db, seen: readonly Seen[], values: Values): Promise<string[]> {
  const [ids, versions] = [seen.map(({ id }) => id), seen.map(({ version }) => version)]
  const changed = await db
    .updateTable('vacationRequests')
    .set({ ...values, version: sql`version + 1` })
    .where(sql<boolean>`(id, version) in (select * from unnest(${ids}::uuid[], ${versions}::int[]))`)
    .returning('id')
    .execute()
  return changed.map(({ id }) => id)
}

/** The coordinators of somebody who may decide: without any, HR decides alone. */
export const coordinators = (db: Db, employeeId: string, now: Date): Promise<string[]> =>
  coordinatorsOf(db, { employeeId, permission: 'VACACIONES_CAMBIAR_ESTADO', now })
