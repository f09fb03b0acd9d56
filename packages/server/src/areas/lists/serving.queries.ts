import { type Expression, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { companyZone } from '#db/zoned-day.ts'
import { dayOf } from '#db/day.ts'
import { reusePlans } from '#db/reuse-plans.ts'
import { madeOnce } from '#db/made-once.ts'
import { notBlacklisted } from '#db/not-blacklisted.ts'
import { whileServing } from '#db/serving-lock.ts'

/** The agent, the time, and the new lease's id. */
export type Asking = {
  agentId: string
  now: Date
  leaseId: string
  /** The lease, and how long an agreed call is reserved for its own agent. */
  leaseMs: number
  overdueMs: number
}

/** The verdict on the picked record. */
export type Turn = {
  state: 'leased' | 'blacklisted' | 'missing'
  leaseId: string
  templateSerial: number
  reference: string
  /** How often it was called, in this activation and others. */
  attempts: number
} & Shown

/** The record as shown to an agent. */
type Shown = {
  activationId: string
  activationName: string
  skillName: string
  columns: { name: string; label: string; fieldId?: string | null }[]
  cellPositions: Record<string, number>
  cells: (string | null)[]
  attempt: number
  isCallback: boolean
  timeZone: string
  servedAt: Date
  leaseUntil: Date
}

const oneOf = (agentId: string) => sql`pg_advisory_xact_lock(hashtextextended(${agentId}, 19))`

/** Serializes the requests of an agent: a second one finds the record that the first was given. */
export const lockAgent = async (db: Db, agentId: string): Promise<void> =>
  void (await sql`select ${oneOf(agentId)}`.execute(db))

/**
 * The same before serving, with prepared plans, and while holding off additions to blacklists. The agent is
 * locked first: a waiting second request must not block those additions.
 */
export const beginServing = (db: Db, agentId: string): Promise<void> =>
  reusePlans(db, sql`${oneOf(agentId)}, ${whileServing}`)

/**
 * Leases the next record to an agent, in one statement: it picks one that nobody holds, reads its current values,
 * checks blacklists, counts it against the day's quota and leases it. Concurrent requests skip rows locked by others.
 * Undefined when nothing is due. A blocked record leaves the queue here, and the caller retries.
 */
export async function takeTurn(db: Db, asking: Asking): Promise<Turn | undefined> {
  const { agentId, now, leaseId, leaseMs, overdueMs } = asking
  const [turn] = await nextTurn(db, {
    ...{ agentId, leaseId, now, today: dayOf(now) },
    leaseUntil: new Date(now.getTime() + leaseMs),
    overdue: new Date(now.getTime() - overdueMs),
  })
  return turn
}

type Turning = {
  agentId: string
  leaseId: string
  now: Date
  today: string
  leaseUntil: Date
  /** Agreed calls due before this are available to anybody. */
  overdue: Date
}
/** The same as SQL parameters. */
type Bound = { [Name in keyof Turning]: Turning[Name] | Expression<unknown> }

const nextTurn = madeOnce<Turning, Turn>(
  (turning) => sql<Turn>`
    with ${candidates(turning)}, ${judged(turning)}, counted as (
      insert into activation_days as d (activation_serial, day, served)
      select j.activation_serial, ${companyDay(turning.now)}, 1 from judged j
      where j.verdict = 'leased' and j.source <> 'held' and j.daily_quota is not null
      on conflict (activation_serial, day) do update set served = d.served + 1
        where d.served < (select daily_quota from judged)
      returning d.activation_serial
    ), ${expired(turning.now)}
    update record_work w set
      state = j.verdict,
      agent_id = case when j.verdict = 'leased' then ${turning.agentId}::uuid end,
      lease_id = case when j.source = 'held' then w.lease_id else ${turning.leaseId}::uuid end,
      served_at = case when j.source = 'held' then w.served_at else ${turning.now}::timestamptz end,
      lease_until = case when j.verdict = 'leased' then ${turning.leaseUntil}::timestamptz end
    from judged j
    where w.template_serial = j.template_serial and w.reference = j.reference
      and (j.verdict <> 'leased' or j.source = 'held' or j.daily_quota is null or exists (select from counted))
    returning w.state, w.lease_id, w.template_serial, w.reference, w.attempts, j.activation_id, j.activation_name,
      j.skill_name, j.columns, j.cell_positions, j.cells, w.activation_attempts + 1 as attempt, w.is_callback,
      w.zone as time_zone, w.served_at, w.lease_until`,
)

/** The date of the company, by which quotas are counted. */
const companyDay = (now: Bound['now']) =>
  sql`(${now}::timestamptz at time zone ${sql.lit(companyZone)})::date`

/** The activations currently available to the agent: of their skills, by zone, within their hours. */
const openTo = ({ agentId, now, today }: Pick<Bound, 'agentId' | 'now' | 'today'>) => sql`
  select a.serial, z.zone from activations a
  join skill_assignments s on s.skill_id = a.skill_id and s.user_id = ${agentId}::uuid
    and s.starts_on <= ${today}::date and coalesce(s.ends_on >= ${today}::date, true)
  cross join (values ('Europe/Madrid'), ('Atlantic/Canary')) z (zone)
  where a.state = 'active' and a.starts_at <= ${now} and coalesce(a.ends_at > ${now}, true)
    and ${withinHours(now)} and ${withinQuota(now)}
  order by s.is_main desc, s.level desc, a.serial, z.zone`

/** Whether activation `a` is within its hours in zone `z`; there are no commercial calls on national holidays. */
const withinHours = (now: Bound['now']) => sql`
  extract(isodow from ${now}::timestamptz at time zone z.zone) = any(a.weekdays)
    and (${now}::timestamptz at time zone z.zone)::time >= a.hours_from
    and (${now}::timestamptz at time zone z.zone)::time < a.hours_until
    and not (a.commercial and exists (select from holidays h
      where h.date = (${now}::timestamptz at time zone z.zone)::date and h.country = 'ES'
        and h.region is null and h.locality is null and h.work_center_id is null))`

const withinQuota = (now: Bound['now']) => sql`
  (a.daily_quota is null or a.daily_quota > coalesce((select d.served from activation_days d
    where d.activation_serial = a.serial and d.day = ${companyDay(now)}), 0))`

/** At most one record, from the first source that has any; later ones are not evaluated. */
const candidates = (turning: Bound) => {
  const { agentId, now, overdue } = turning
  return sql`open as materialized (${openTo(turning)}),
    held as (
      select w.template_serial, w.reference from record_work w
      where w.agent_id = ${agentId}::uuid and w.state = 'leased' for update
    ), own as (
      select w.template_serial, w.reference from record_work w
      where not exists (select from held) and w.agent_id = ${agentId}::uuid and w.state = 'resting'
        and w.due_at <= ${now} and exists (select from open o where o.serial = w.activation_serial and o.zone = w.zone)
      order by w.due_at limit 1 for update skip locked
    ), lying as (
      select n.* from open o cross join lateral (
        select w.template_serial, w.reference from record_work w
        where w.activation_serial = o.serial and w.state = 'leased' and w.lease_until <= ${now} and w.zone = o.zone
        order by w.lease_until limit 1 for update skip locked) n
      where not exists (select from held) and not exists (select from own) limit 1
    ), due as (
      select n.* from open o cross join lateral (
        select w.template_serial, w.reference from record_work w
        where w.activation_serial = o.serial and w.zone = o.zone and w.state = 'resting' and w.due_at <= ${now}
          and (w.agent_id is null or w.due_at <= ${overdue})
        order by w.due_at limit 1 for update skip locked) n
      where not exists (select from held) and not exists (select from own) and not exists (select from lying) limit 1
    ), fresh as (
      select n.* from open o cross join lateral (
        select w.template_serial, w.reference from record_work w
        where w.activation_serial = o.serial and w.zone = o.zone and w.state = 'queued'
        order by w.place limit 1 for update skip locked) n
      where not exists (select from held) and not exists (select from own) and not exists (select from lying)
        and not exists (select from due) limit 1
    ), picked as (
      select 'held' as source, template_serial, reference from held
      union all select 'own', template_serial, reference from own
      union all select 'lying', template_serial, reference from lying
      union all select 'due', template_serial, reference from due
      union all select 'fresh', template_serial, reference from fresh
    )`
}

/** The picked record as it was, and the verdict: from its current values, not those when it was queued. */
const judged = ({ today }: Bound) => sql`
  judged as (
    select p.source, w.template_serial, w.reference, w.activation_serial, w.agent_id, w.lease_id, w.served_at,
      w.activation_attempts, a.daily_quota, a.id as activation_id, a.name as activation_name, s.name as skill_name,
      t.columns, t.cell_positions, r.cells,
      case when r.cells is null then 'missing' when ${isListed(today)} then 'blacklisted' else 'leased' end as verdict
    from picked p
    join record_work w on w.template_serial = p.template_serial and w.reference = p.reference
    join activations a on a.serial = w.activation_serial
    join skills s on s.id = a.skill_id
    join templates t on t.id = a.template_id
    left join lateral (${recordOfWork}) r on true
  )`

/** The record of a row `w` of work: by key, or by load and row. */
export const recordOfWork = sql`
  select r.cells from records r
  where w.row_number is null and r.template_serial = w.template_serial and r.key = w.reference
  union all
  select r.cells from records r
  where r.load_serial = w.load_serial and r.row_number = w.row_number and r.template_serial = w.template_serial
    and r.key is null`

/** Whether any telephone, address or number of record `r` of template `t` is blocked for calls in skill `s`. */
const isListed = (today: Bound['today']) => {
  const contact = {
    channel: 'phone',
    on: today,
    campaignId: sql`s.campaign_id`,
    skillId: sql`s.id`,
  } as const
  const value = sql`r.cells[(t.cell_positions ->> (c ->> 'name'))::int]`
  return sql`exists (
    select from jsonb_array_elements(t.columns) c
    where c ->> 'type' in ('phone', 'email', 'nif')
      and not (${notBlacklisted(sql`(c ->> 'type')`, value, contact)}))`
}

/** An expired lease without a result counts as an attempt. */
const expired = (now: Bound['now']) => sql`
  expired as (
    insert into record_attempts (id, template_serial, reference, activation_serial, number, agent_id, served_at,
      ended_at, ending)
    select j.lease_id, j.template_serial, j.reference, j.activation_serial, j.activation_attempts + 1, j.agent_id,
      j.served_at, ${now}::timestamptz, 'expired' from judged j where j.source = 'lying'
  )`

/** Why nothing is due for an agent: the first applicable reason. */
export async function reasonOf(db: Db, { agentId, now }: Pick<Asking, 'agentId' | 'now'>) {
  const today = dayOf(now)
  const { rows } = await sql<{ skills: boolean; active: boolean; hours: boolean; quota: boolean }>`
    with mine as (
      select a.*, z.zone from skill_assignments s
      left join activations a on a.skill_id = s.skill_id and a.state = 'active' and a.starts_at <= ${now}
        and coalesce(a.ends_at > ${now}, true)
      cross join (values ('Europe/Madrid'), ('Atlantic/Canary')) z (zone)
      where s.user_id = ${agentId}::uuid and s.starts_on <= ${today}::date
        and coalesce(s.ends_on >= ${today}::date, true)
    )
    select exists (select from mine) as skills, exists (select from mine where id is not null) as active,
      exists (select from mine a cross join lateral (select a.zone) z where a.id is not null and ${withinHours(now)}) as hours,
      exists (select from mine a where a.id is not null and ${withinQuota(now)}) as quota`.execute(db)
  const found = rows[0]
  if (!found?.skills) return 'no_skill' as const
  if (!found.active) return 'no_activation' as const
  if (!found.quota) return 'quota' as const
  return found.hours ? ('empty' as const) : ('out_of_hours' as const)
}
