import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce, written } from '#db/days.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import { isWithin } from '#db/reach.ts'
import { isDecisionHeld } from '#db/decision-held.ts'
import type { AbsenceFamily } from '#db/schema/absence-types.ts'
import type { AbsenceActsTable, AbsenceState, AbsencesTable } from '#db/schema/absences.ts'
import { type AskedPeople, isAsked } from './vacation-people.queries.ts'
import type { Looking } from './absence-reach.ts'
import { latePartOn } from './sick-leave.queries.ts'

type Column = 'createdAt' | 'from' | 'person' | 'type'
export type Asked = Paging &
  AskedPeople & {
    initialDate?: string
    endDate?: string
    selectedState?: AbsenceState[]
    active?: 0 | 1
    absenceTypeId?: string
    family?: AbsenceFamily
    waiting?: boolean
    latePart?: boolean
    sort?: Column | `-${Column}`
  }

/** Whether the viewer may know a row's cause: of a private type the person, and holders of the permission. */
const isKnown = ({ knowsCauses, reach: { userId } }: Looking) =>
  knowsCauses
    ? sql<boolean>`true`
    : sql<boolean>`(not absence_types.private or absences.employee_id = ${userId}::uuid)`

/** Equivalent to `shownState` in `absences/flow.rules.ts`, for lists. */
const state = ({ today }: Looking) => sql<AbsenceState>`case
  when absences.state = 'communicated' and absences.ends_on < ${today}::date then 'awaiting_proof'
  when absences.state <> 'approved' or absences.starts_on > ${today}::date then absences.state
  when absences.ends_on < ${today}::date then 'ended' else 'ongoing' end`

/** Whether it is pending for the viewer: their people for a coordinator, and everybody else's for HR. */
const decidable = ({ decides, isHr, now, reach: { userId, today } }: Looking) => sql<boolean>`(
  ${decides} and absences.stage is not null and absences.employee_id <> ${userId}::uuid
  and not ${isDecisionHeld(sql`absences.id`, now)}
  and (${isHr} or absences.stage = 'coordinator' and exists (
    select from coordinator_assignments mine where mine.employee_id = absences.employee_id
      and mine.coordinator_id = ${userId}::uuid and ${inForce('mine', today)})))`

const shown = (db: Db, looking: Looking) =>
  db
    .selectFrom('absences')
    .innerJoin('absenceTypes', 'absenceTypes.id', 'absences.absenceTypeId')
    .innerJoin('users', 'users.id', 'absences.employeeId')
    .innerJoin('users as asker', 'asker.id', 'absences.askedBy')
    .select(['absences.id', 'absences.employeeId', 'users.displayName'])
    .select(['absences.absenceTypeId', 'absenceTypes.code', 'absenceTypes.name', 'absenceTypes.translations'])
    .select(['absenceTypes.colour', 'absenceTypes.family', 'absenceTypes.private'])
    .select([written('absences.startsOn').as('from'), written<string | null>('absences.endsOn').as('until')])
    .select([
      'absences.part',
      'absences.minutes',
      'absences.startMinute as start',
      'absences.unit',
      'absences.units',
      'absences.stage',
    ])
    .select(['absences.stages', 'absences.isInForce', 'absences.isRight', 'absences.isSick'])
    .select(['absences.kinship', 'absences.travel', 'absences.comment', 'absences.provedAt'])
    .select(['absences.processId', 'absences.expected', 'absences.relapseOfId', 'absences.version'])
    .select([
      'absences.askedBy',
      'asker.displayName as askerName',
      'absences.createdAt',
      'absences.updatedAt',
    ])
    .select(written<string | null>('absences.proofDueOn').as('proofDueOn'))
    .select('absences.state as stored')
    .select(state(looking).as('state'))
    .select(decidable(looking).as('canDecide'))
    .select(isKnown(looking).as('isKnown'))
    .select(
      sql<boolean>`(absences.is_sick and exists (select from absence_parts p
        where p.absence_id = absences.id and p.kind = 'discharge'))`.as('isDischarged'),
    )
    .select(latePartOn(looking.now).as('latePartOn'))
    .where(isWithin(looking.reach, sql`absences.employee_id`))

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

const orders = (looking: Looking): Record<Column, RawBuilder<unknown>> => ({
  createdAt: sql`absences.created_at`,
  from: sql`absences.starts_on`,
  person: sql`users.plain_name`,
  // The order must not reveal an unknown cause: those rows are together.
  type: sql`case when ${isKnown(looking)} then absence_types.position else 2147483647 end`,
})

function filtersOf(looking: Looking, asked: Asked): RawBuilder<boolean>[] {
  const { initialDate, endDate, selectedState: states = [], active = 1, waiting = false } = asked
  const isPast = sql<boolean>`coalesce(absences.ends_on
    < date_trunc('year', ${looking.today}::timestamp - interval '1 year')::date, false)`
  const found = [isAsked(looking.reach, asked, sql`absences.employee_id`)]
  found.push(active === 1 ? sql<boolean>`not ${isPast}` : isPast)
  if (initialDate !== undefined)
    found.push(sql`coalesce(absences.ends_on, 'infinity') >= ${initialDate}::date`)
  if (endDate !== undefined) found.push(sql`absences.starts_on <= ${endDate}::date`)
  if (states.length > 0) found.push(sql`${state(looking)} = any(${states}::text[])`)
  if (waiting) found.push(decidable(looking))
  return [...found, ...causesOf(looking, asked)]
}

function causesOf(
  looking: Looking,
  { absenceTypeId, family, latePart = false }: Asked,
): RawBuilder<boolean>[] {
  const found: RawBuilder<boolean>[] = []
  // A filter by cause matches only causes that the caller may know: an empty result must not reveal one, either.
  if (absenceTypeId !== undefined)
    found.push(sql`absences.absence_type_id = ${absenceTypeId}::uuid and ${isKnown(looking)}`)
  if (family !== undefined) found.push(sql`absence_types.family = ${family} and ${isKnown(looking)}`)
  // Only sick leave has reports.
  if (latePart) found.push(sql`${isKnown(looking)} and ${latePartOn(looking.now)} is not null`)
  return found
}

/** The visible absences that match. */
export function list(db: Db, looking: Looking, asked: Asked) {
  const { column, direction } = ordering(asked.sort ?? '-createdAt')
  let query = shown(db, looking).orderBy(orders(looking)[column], direction)
  if (column !== 'createdAt') query = query.orderBy('absences.createdAt', 'desc')
  query = query.orderBy('absences.id')
  for (const filter of filtersOf(looking, asked)) query = query.where(filter)
  return page(query, asked, 'absences.id')
}

/** The visible ones of these. */
export const among = (db: Db, looking: Looking, ids: readonly string[]) =>
  shown(db, looking).where(sql<boolean>`absences.id = any(${ids}::uuid[])`).execute()

/** The pending ones for the viewer, for the inbox, with the beginning as deadline. */
export const waiting = (looking: Looking) => sql`
  select absences.id, absences.employee_id, absences.updated_at as asked_at,
    case when not absences.is_in_force then absences.starts_on::timestamp at time zone 'UTC' end as due_at
  from absences where absences.stage is not null and ${isWithin(looking.reach, sql`absences.employee_id`)}
    and ${decidable(looking)}`

export const find = (db: Db, looking: Looking, id: string) =>
  shown(db, looking).where('absences.id', '=', id).executeTakeFirst()

/** The state history; `by` is null after a missed deadline. */
export const actsOf = (db: Db, absenceId: string) =>
  db
    .selectFrom('absenceActs')
    .leftJoin('users', 'users.id', 'absenceActs.by')
    .leftJoin('users as other', 'other.id', 'absenceActs.onBehalfOf')
    .where('absenceId', '=', absenceId)
    .select(['absenceActs.onBehalfOf', 'other.displayName as delegatorName'])
    .select(['absenceActs.state', 'absenceActs.stage', 'absenceActs.at', 'absenceActs.comment'])
    .select(['absenceActs.by', 'users.displayName'])
    .orderBy('absenceActs.number')
    .execute()

export async function insert(db: Db, row: Insertable<AbsencesTable>): Promise<void> {
  await db.insertInto('absences').values(row).execute()
}

/** Updates an absence at a version; returns whether it did. */
export async function change(
  db: Db,
  { id, version }: Pick<Row, 'id' | 'version'>,
  values: Updateable<AbsencesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('absences')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function addAct(db: Db, act: Omit<Insertable<AbsenceActsTable>, 'number'>): Promise<void> {
  const { absenceId, state: to, stage, by, onBehalfOf = null, at, comment } = act
  await sql`
    insert into absence_acts (absence_id, number, state, stage, by, on_behalf_of, at, comment)
    select ${absenceId}, (select count(*) + 1 from absence_acts a where a.absence_id = ${absenceId}), ${to}, ${stage}, ${by},
      ${onBehalfOf}, ${at}, ${comment}`.execute(db)
}
