import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import { beginOf, containing, type PageOf, type Paging, pageOf, type Placed } from '#db/page.ts'
import { type By, follows, orderedBy, refusingMadeUp, valuesOf } from '#db/place.ts'
import type { ClockMode } from '#db/schema/clock-entries.ts'
import type { AdherenceState, Doing, Impact, Planned } from '#time-record/adherence.rules.ts'
import { adherence, type Moment } from './adherence.queries.ts'
import type { AgentState, Cell, Named, Person } from './online-agents.ts'

/** The moment to evaluate, and the rules. */
export type Looking = Moment & {
  limits: Partial<Record<AgentState, number>>
}
/** The data needed for a state, without the plan. */
type StateLooking = Pick<Looking, 'now' | 'silentBefore' | 'limits'>
/** All agents, or those of one coordinator. */
export type Scope = { coordinatorId?: string | undefined }
type Filters = {
  states: readonly AgentState[]
  adherence?: readonly AdherenceState[] | undefined
  skillId?: string | undefined
  campaignId?: string | undefined
  coordinatorId?: string | undefined
  search?: string | undefined
}
type Sort = 'attention' | 'name' | '-name' | 'since' | '-since'

export type StateRow = {
  id: string
  displayName: string
  code: string
  workCenter: string
  state: AgentState
  since: Date | null
  breakType: Named | null
  limitSeconds: number | null
  skill: Named | null
  campaign: Named | null
  coordinator: Person | null
  userAgent: string | null
}
type Adherence = {
  state: AdherenceState
  impact: Impact | null
  since: Date | null
  outSeconds: number
  planned: Planned
  doing: Doing
}
export type AgentRow = StateRow & {
  /** Their current work location, from their entrance; null for people who have not come in. */
  mode: ClockMode | null
  adherence: Adherence
}

/** The last state of each; of possibly online people only the open ones, which are few and indexed. */
const lastState = sql`left join lateral (
  select * from agent_states where user_id = e.user_id
  order by started_at desc, ended_at desc nulls first limit 1
) a on true`
const openState = sql`join agent_states a on a.user_id = e.user_id and a.ended_at is null`

/** All employees, with their coordinator and their main skill of the day. */
const employed = ({ now }: Pick<Looking, 'now'>) => sql`employees e
  join users u on u.id = e.user_id
  left join coordinator_assignments o on o.employee_id = e.user_id and ${inForce('o', dayOf(now))}
  left join skill_assignments m on m.user_id = e.user_id and m.is_main and ${inForce('m', dayOf(now))}`

const coordinatedIn = ({ coordinatorId }: Scope) =>
  coordinatorId === undefined ? sql`true` : sql`o.coordinator_id = ${coordinatorId}`

/** Everybody's adherence, computed once per statement; `one` restricts it to one person. */
const withAdherence = (looking: Looking, one?: string) =>
  sql`adherence as materialized (${adherence(looking, one)})`

/** Everybody in reach with their current state: the last one, unless session or signal is lost. */
function agents(
  { now, silentBefore, limits }: StateLooking,
  scope: Scope,
  { userId, state = lastState, plan }: { userId?: string; state?: RawBuilder<unknown>; plan: Joined },
): RawBuilder<unknown> {
  const limitOf = sql.join(
    Object.entries(limits).map(([state, seconds]) => sql`when ${state} then ${seconds}::int`),
    sql` `,
  )
  const one = userId === undefined ? sql`true` : sql`u.id = ${userId}`
  return sql`
    select *, since + limit_seconds * interval '1 second' as limit_at,
      coalesce(since + limit_seconds * interval '1 second' < ${now}, false) as over,
      least(over_at, silent_at, case when since + limit_seconds * interval '1 second' > ${now}
        then since + limit_seconds * interval '1 second' end, next_at) as changes_at
    from (
      select known.*, b.name as break_name,
        case state when 'break' then b.minutes_per_use * 60 ${limitOf} end as limit_seconds
      from (
        select u.id, u.display_name, u.plain_name, e.code, e.work_center,
          case when l.is_live is not true then 'offline' when u.last_seen_at < ${silentBefore} then 'no_signal'
            else a.state end as state,
          case when l.is_live is not true then l.over_at when u.last_seen_at < ${silentBefore}
            then greatest(u.last_seen_at, a.started_at) else a.started_at end as since,
          case when l.is_live then l.over_at end as over_at,
          case when l.is_live and u.last_seen_at >= ${silentBefore}
            then u.last_seen_at + (${now}::timestamptz - ${silentBefore}::timestamptz) end as silent_at,
          case when l.is_live then a.break_type_id end as break_id,
          k.id as skill_id, k.name as skill_name, k.campaign_id, p.name as campaign_name,
          o.coordinator_id, c.display_name as coordinator_name, s.user_agent, ${plan.columns}
        from ${employed({ now })}
        ${plan.join}
        left join users c on c.id = o.coordinator_id
        ${state}
        left join sessions s on s.id = a.session_id
        cross join lateral (
          select a.ended_at is null and s.ended_at is null and s.ends_at > ${now} and s.idle_ends_at > ${now}
              as is_live,
            least(a.ended_at, s.ended_at, s.ends_at, s.idle_ends_at) as over_at
        ) l
        left join skills k on k.id = coalesce(case when l.is_live then a.skill_id end, m.skill_id)
        left join campaigns p on p.id = k.campaign_id
        where u.active and ${coordinatedIn(scope)} and ${one}
      ) known left join break_types b on b.id = known.break_id
    ) limited`
}

type Joined = { join: RawBuilder<unknown>; columns: RawBuilder<unknown> }
const besidePlan: Joined = {
  join: sql`join adherence h on h.user_id = u.id`,
  columns: sql`h.mode, h.state as adherence, h.impact, h.planned, h.doing, h.since as adherence_since, h.out_seconds, h.next_at`,
}
const withoutPlan: Joined = { join: sql``, columns: sql`null::timestamptz as next_at` }

const byName: By = { by: sql`plain_name` }
const bySince: By = { by: sql`since` }
const orders: Record<Sort, readonly By[]> = {
  // Sorted by instants instead of durations: otherwise rows would swap between two answers for no reason.
  attention: [
    { by: sql`over::int`, isDown: true },
    { by: sql`case when over then limit_at end` },
    bySince,
    byName,
  ],
  name: [byName],
  '-name': [{ ...byName, isDown: true }],
  since: [bySince],
  '-since': [{ ...bySince, isDown: true, isNullLast: true }],
}

const found = (search: string | undefined, code = sql`code`) =>
  search ? sql`plain_name || ' ' || plain(${code}) like plain(${containing(search)})` : sql`true`

const equal = (column: 'skill_id' | 'campaign_id' | 'coordinator_id', id: string | undefined) =>
  id === undefined ? sql`true` : sql`${sql.ref(column)} = ${id}`

/** A page of agents, given the total. */
export async function list(
  db: Db,
  looking: Looking,
  scope: Scope,
  { states, adherence: adherences, skillId, campaignId, coordinatorId, search }: Filters,
  { sort, totalCount, ...paging }: Paging & { sort: Sort; totalCount: number },
): Promise<PageOf<AgentRow>> {
  const state = states.includes('offline') ? lastState : openState
  const by = [...orders[sort], { by: sql`id` }]
  const order = `agents by ${sort}`
  const begin = beginOf(paging, order)
  const { place, perPage, offset } = begin
  const { rows } = await refusingMadeUp(
    place,
    sql<Placed<FlatRow>>`
    with ${withAdherence(looking)}
    select *, ${valuesOf(by)} as place_values from (${agents(looking, scope, { state, plan: besidePlan })}) agents
    where state = any(${[...states]}::text[])
      and ${adherences === undefined ? sql`true` : sql`adherence = any(${[...adherences]}::text[])`} and ${equal('skill_id', skillId)}
      and ${equal('campaign_id', campaignId)} and ${equal('coordinator_id', coordinatorId)} and ${found(search)}
      and ${place ? follows(by, place) : sql`true`}
    order by ${orderedBy(by)} limit ${perPage + 1} offset ${offset}`.execute(db),
  )
  const { data, meta } = pageOf(rows, { ...begin, totalCount, order })
  return { data: data.map(nested), meta }
}

/** The agents counted by all filters at once: a few hundred cells, however many agents there are. */
export async function cells(
  db: Db,
  looking: Looking,
  scope: Scope,
  search: string | undefined,
): Promise<Cell[]> {
  // Names are looked up for the cells, and last states only for possibly online people.
  const { rows } = await sql<FlatCell>`
    with ${withAdherence(looking)}, online as (
      select * from (${agents(looking, scope, { state: openState, plan: besidePlan })}) agents where state <> 'offline'
    )
    select cells.*, k.name as skill_name, p.name as campaign_name, c.display_name as coordinator_name
    from (
      select state, skill_id, campaign_id, coordinator_id, adherence, impact,
        min(changes_at) as changes_at, count(*)::int as count, (count(*) filter (where over))::int as over
      from online where ${found(search)}
      group by 1, 2, 3, 4, 5, 6
      union all
      select 'offline', m.skill_id, k.campaign_id, o.coordinator_id, h.state, h.impact, min(h.next_at), count(*)::int, 0
      from ${employed(looking)}
      join adherence h on h.user_id = u.id
      left join skills k on k.id = m.skill_id
      where u.active and ${coordinatedIn(scope)} and ${found(search, sql`e.code`)}
        and u.id not in (select id from online)
      group by 2, 3, 4, 5, 6
    ) cells
    left join skills k on k.id = cells.skill_id
    left join campaigns p on p.id = cells.campaign_id
    left join users c on c.id = cells.coordinator_id`.execute(db)
  return rows.map(({ state, count, over, changesAt, adherence: kept, impact, ...row }) => ({
    ...{ state, count, over, changesAt, adherence: kept, impact },
    skill: thing(row.skillId, row.skillName),
    campaign: thing(row.campaignId, row.campaignName),
    coordinator: thing(row.coordinatorId, row.coordinatorName),
  }))
}

/** An agent's state and adherence. */
export async function find(
  db: Db,
  looking: Looking,
  scope: Scope,
  userId: string,
): Promise<AgentRow | undefined> {
  const { rows } = await sql<FlatRow>`
    with ${withAdherence(looking, userId)} ${agents(looking, scope, { userId, plan: besidePlan })}`.execute(
    db,
  )
  const [row] = rows
  return row && nested(row)
}

/** The same without the plan, for polling. */
export async function findState(
  db: Db,
  looking: StateLooking,
  userId: string,
): Promise<StateRow | undefined> {
  const { rows } = await sql<FlatState>`${agents(looking, {}, { userId, plan: withoutPlan })}`.execute(db)
  const [row] = rows
  return row && stateOf(row)
}

type FlatCell = Pick<
  FlatRow,
  'state' | 'skillId' | 'skillName' | 'campaignId' | 'campaignName' | 'coordinatorId' | 'coordinatorName'
> &
  Pick<Cell, 'count' | 'over' | 'changesAt' | 'adherence' | 'impact'>
type FlatState = Omit<StateRow, 'breakType' | 'skill' | 'campaign' | 'coordinator'> & {
  breakId: string | null
  breakName: string | null
  skillId: string | null
  skillName: string | null
  campaignId: string | null
  campaignName: string | null
  coordinatorId: string | null
  coordinatorName: string | null
}
type FlatRow = FlatState &
  Pick<AgentRow, 'mode'> &
  Pick<Adherence, 'impact' | 'outSeconds' | 'planned' | 'doing'> & {
    adherence: AdherenceState
    adherenceSince: Date | null
  }

function stateOf(row: FlatState): StateRow {
  const { id, displayName, code, workCenter, state, since, limitSeconds, userAgent } = row
  const coordinator = thing(row.coordinatorId, row.coordinatorName)
  return {
    ...{ id, displayName, code, workCenter, state, since, limitSeconds, userAgent },
    breakType: state === 'break' ? thing(row.breakId, row.breakName) : null,
    skill: thing(row.skillId, row.skillName),
    campaign: thing(row.campaignId, row.campaignName),
    coordinator: coordinator && { id: coordinator.id, displayName: coordinator.name },
  }
}

function nested(row: FlatRow): AgentRow {
  const { mode, impact, outSeconds, planned, doing, adherence: state, adherenceSince: since } = row
  return { ...stateOf(row), mode, adherence: { state, since, impact, outSeconds, planned, doing } }
}

function thing(id: string | null, name: string | null): Named | null {
  return id === null || name === null ? null : { id, name }
}
