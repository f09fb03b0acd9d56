import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { isAsked } from './vacation-people.queries.ts'
import type { Looking } from './vacation-reach.ts'
import type { VacationState } from './vacation-archive.queries.ts'
import { state } from './vacation-requests.queries.ts'

type Asked = { from: string; until: string; planId?: string | undefined; selectedSkill?: string | undefined }
export type Count = {
  startsOn: string | null
  endsOn: string | null
  personId: string | null
  displayName: string | null
  state: VacationState
  count: number
}

/** At most this many people are listed, most requests first. */
const mostPeople = 100

function among({ reach }: Looking, { planId, selectedSkill }: Asked): RawBuilder<boolean> {
  const people = selectedSkill === undefined ? {} : { selectedSkill }
  const ofPlan =
    planId === undefined
      ? sql`vacation_requests.plan_id is not null`
      : sql`vacation_requests.plan_id = ${planId}::uuid`
  return sql<boolean>`${ofPlan} and ${isAsked(reach, people, sql`vacation_requests.employee_id`)}`
}

const inPeriod = ({ from, until }: Asked) =>
  sql`vacation_requests.starts_on <= ${until}::date and vacation_requests.ends_on >= ${from}::date`

/** The number of requests in a period by state. */
export async function states(db: Db, looks: Looking, asked: Asked) {
  const { rows } = await sql<{ state: VacationState; count: number }>`
    select ${state(looks)} as state, count(*)::int as count from vacation_requests
    where ${inPeriod(asked)} and ${among(looks, asked)} group by 1 order by 1`.execute(db)
  return rows
}

/** The same by day, week or month. */
export async function byTime(db: Db, looks: Looking, asked: Asked, by: 'day' | 'week' | 'month') {
  const { from, until } = asked
  const { rows } = await sql<Count>`
    select to_char(t.begins, 'YYYY-MM-DD') as starts_on,
      to_char(t.begins + ${`1 ${by}`}::interval - interval '1 day', 'YYYY-MM-DD') as ends_on,
      null as person_id, null as display_name, t.state, count(distinct t.id)::int as count
    from (
      select vacation_requests.id, ${state(looks)} as state, date_trunc(${by}, l.date::timestamp) as begins
      from vacation_requests join vacation_lines l on l.request_id = vacation_requests.id
      where l.date between ${from}::date and ${until}::date and ${inPeriod(asked)} and ${among(looks, asked)}
    ) t group by t.begins, t.state order by t.begins, t.state`.execute(db)
  return rows
}

/** The same by person. */
export async function byPerson(db: Db, looks: Looking, asked: Asked): Promise<Count[]> {
  const { rows } = await sql<Count>`
    with counted as (
      select vacation_requests.employee_id, ${state(looks)} as state, count(*)::int as count from vacation_requests
      where ${inPeriod(asked)} and ${among(looks, asked)} group by 1, 2
    ), most as (
      select employee_id, sum(count) as all_states from counted group by employee_id
      order by 2 desc, 1 limit ${mostPeople}
    )
    select null as starts_on, null as ends_on, u.id as person_id, u.display_name, c.state, c.count
    from most m join counted c on c.employee_id = m.employee_id join users u on u.id = m.employee_id
    order by u.plain_name, u.id, c.state`.execute(db)
  return rows
}
