import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import { isMember, type KnownGroup } from '#db/group-rules.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import type { Place } from './inbox-places.ts'
import { isAsked } from './vacation-people.queries.ts'

type Column = 'dueAt' | 'askedAt' | 'person'
export type Asked = Paging & {
  search?: string
  dni?: string
  selectedSkill?: string
  group?: KnownGroup | undefined
  askedBefore?: string
  overdue?: boolean
  delegated?: boolean
  sort?: Column | `-${Column}`
}
/** The caller, whose own permission for DNIs applies even as a delegate. */
export type Looks = { userId: string; identityNumbers: boolean; now: Date }
/** A pending item, and its place. */
export type Row = { id: string; place: number; askedAt: Date; dueAt: Date | null }

type Waiting = Row & { employeeId: string }

/** A place with its pending items: a `select id, employee_id, asked_at, due_at`. */
export type WaitingPlace = Place & { waiting: RawBuilder<unknown> }

/** All pending items of these places; one in two places appears once, for oneself first. */
function waitingAt(places: readonly WaitingPlace[], userId: string): RawBuilder<unknown> {
  const each = places.map(({ waiting, eyes, onBehalfOf }, place) => {
    // Nobody decides on their own requests, not even as a delegate.
    const others =
      onBehalfOf === null
        ? sql`true`
        : sql`s.employee_id <> ${userId}::uuid and s.employee_id <> ${eyes.user.id}::uuid`
    return sql`select s.id, s.employee_id, s.asked_at, s.due_at, ${place}::int as place from (${waiting}) s where ${others}`
  })
  if (each.length === 0) each.push(nothing)
  const all = sql.join(each, sql` union all `)
  // Without delegations there are no duplicates: a family returns each item once.
  if (places.every(({ onBehalfOf }) => onBehalfOf === null)) return all
  return sql`select distinct on (id) * from (${all}) a order by id, place`
}

const nothing = sql`select null::uuid as id, null::uuid as employee_id, null::timestamptz as asked_at,
  null::timestamptz as due_at, 0 as place where false`

const orders: Record<Column, RawBuilder<unknown>> = {
  dueAt: sql`waiting.due_at`,
  askedAt: sql`waiting.asked_at`,
  person: sql`users.plain_name`,
}

/** The matching pending items of these places. */
export function list(db: Db, places: readonly WaitingPlace[], asked: Asked, looks: Looks) {
  const { column, direction } = ordering(asked.sort ?? 'dueAt')
  let query = db
    .selectFrom(sql<Waiting>`(${waitingAt(places, looks.userId)})`.as('waiting'))
    .innerJoin('users', 'users.id', 'waiting.employeeId')
    .select(['waiting.id', 'waiting.place', 'waiting.askedAt', 'waiting.dueAt'])
    .orderBy(orders[column], direction)
  if (column !== 'askedAt') query = query.orderBy('waiting.askedAt')
  query = query.orderBy('waiting.id')
  for (const filter of filtersOf(places, asked, looks)) query = query.where(filter)
  return page(query, asked)
}

function filtersOf(places: readonly Place[], asked: Asked, { userId, identityNumbers, now }: Looks) {
  const { group, askedBefore, overdue = false, delegated = false, search, dni, selectedSkill } = asked
  const today = dayOf(now)
  // The reach was already applied.
  const reach = { userId, everybody: true, team: false, projects: false, identityNumbers, today }
  const people = {
    ...(search ? { search } : {}),
    ...(dni ? { dni } : {}),
    ...(selectedSkill === undefined ? {} : { selectedSkill }),
  }
  const found: RawBuilder<boolean>[] = [isAsked(reach, people, sql`waiting.employee_id`)]
  if (group !== undefined) found.push(sql`waiting.employee_id in (${membersOf(group, today)})`)
  if (askedBefore !== undefined)
    found.push(sql`waiting.asked_at < ${askedBefore}::date::timestamp at time zone 'UTC'`)
  if (overdue) found.push(sql`waiting.due_at <= ${now}`)
  if (delegated) {
    const others = places.flatMap(({ onBehalfOf }, at) => (onBehalfOf === null ? [] : [at]))
    found.push(sql`waiting.place = any(${others}::int[])`)
  }
  return found
}

const membersOf = (group: KnownGroup, today: string) => sql`
  select employees.user_id from employees left join coordinator_assignments own
    on own.employee_id = employees.user_id and ${inForce('own', today)}
  where ${isMember(group, today)}`

type Count = { family: string; place: number; count: number; overdue: number }

/** The number of pending items of each place. */
export async function counts(
  db: Db,
  places: readonly WaitingPlace[],
  looks: Omit<Looks, 'identityNumbers'>,
): Promise<Count[]> {
  const { rows } = await sql<Omit<Count, 'family'>>`
    select w.place, count(*)::int as count, (count(*) filter (where w.due_at <= ${looks.now}))::int as overdue
    from (${waitingAt(places, looks.userId)}) w group by w.place`.execute(db)
  return rows.map((row) => ({ ...row, family: places[row.place]?.source.family ?? '' }))
}
