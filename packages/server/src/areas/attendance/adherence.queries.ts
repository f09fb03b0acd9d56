import { type RawBuilder, sql } from 'kysely'
import { instantsOf } from '#db/against-shift.ts'
import { askedDays } from '#db/asked-days.ts'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import type { AdherenceFacts } from '#time-record/adherence.rules.ts'
import { endOf } from './agent-states.queries.ts'

/** The moment to evaluate, and the start of its day. */
export type Moment = {
  now: Date
  from: Date
  /** People without a heartbeat since then have no signal. */
  silentBefore: Date
  /** After this duration a span without an exit counts as over. */
  longestSpanMs: number
}

const dayMs = 24 * 60 * 60_000
/** Something that began a day before the period may still be running. */
const known = ({ from }: Moment): Date => new Date(from.getTime() - dayMs)
/** Future days are planned, too. */
const ahead = ({ now, from }: Moment): Date => new Date(Math.max(now.getTime(), from.getTime()) + dayMs)

/**
 * The plan of each of these people around the moment, on days with known times; a night shift of yesterday may still
 * run. A vacation day has no plan.
 */
const planned = (moment: Moment, of: RawBuilder<boolean>) => sql`
  select c.employee_id, range_agg(r.shift) as shift,
    range_agg(r.shift + tstzmultirange(tstzrange(c.midnight, (c.date + 1)::timestamp at time zone c.time_zone))) as days, range_agg(r.shift * r.breaks) as breaks,
    range_agg(r.shift) filter (where isempty(r.breaks)) as loose
  from (${askedDays(daysAfter(dayOf(moment.from), -1), dayOf(ahead(moment)), of)}) c
  cross join lateral (
    select ${instantsOf(sql`(c.times -> 'segments')`)} as shift, ${instantsOf(sql`(c.times -> 'breaks')`)} as breaks offset 0
  ) r
  where c.times is not null group by 1`

/** The agent states; silent people have no known state since. */
const stated = (moment: Moment, of: RawBuilder<boolean>) => sql`
  select c.employee_id,
    range_agg(during) filter (where not c.rests) as work, range_agg(during) filter (where c.rests) as rest,
    range_agg(during) filter (where c.rests and c.effective) as effective
  from (
    select a.user_id as employee_id, a.state = 'break' as rests, b.effective,
      tstzrange(a.started_at, greatest(a.started_at, coalesce(e.ended_at,
        case when u.last_seen_at < ${moment.silentBefore} then u.last_seen_at end, 'infinity'))) as during
    from agent_states a
    join users u on u.id = a.user_id
    left join sessions s on s.id = a.session_id
    left join break_types b on b.id = a.break_type_id
    cross join lateral (select ${endOf(moment.now)} as ended_at) e
    where a.started_at >= ${known(moment)} and a.started_at <= ${moment.now} and a.state <> 'no_signal'
  ) c where ${of} group by 1`

/** The clock states; a span without an exit ends after the maximum duration. */
const clocked = (moment: Moment, of: RawBuilder<boolean>) => sql`
  select c.employee_id,
    range_agg(during) filter (where c.kind in ('in', 'break_end')) as work,
    range_agg(during) filter (where c.kind = 'break_start') as rest,
    range_agg(during) filter (where c.kind = 'break_start' and c.counts = 'effective') as effective,
    max(c.mode) filter (where c.kind <> 'out' and c.during @> ${moment.now}::timestamptz) as mode
  from (
    select e.employee_id, e.kind, e.counts, e.mode, tstzrange(e.at, least(
      coalesce(lead(e.at) over (partition by e.employee_id order by e.at, e.number), 'infinity'),
      e.at + ${moment.longestSpanMs} * interval '1 millisecond')) as during
    from clock_entries e
    where e.at >= ${known(moment)} and e.at <= ${moment.now} and e.kind <> 'void'
      and not exists (select from clock_entries r where r.replaces = e.id and r.employee_id = e.employee_id)
  ) c where ${of} group by 1`

/** The planned and the actual activity of each person, as multiranges; `of` narrows the people, by `c.employee_id`. */
const facts = (moment: Moment, of: RawBuilder<boolean>) => sql`
  select c.employee_id as user_id, k.mode, coalesce(p.days, '{}') as days,
    coalesce(p.shift, '{}') as shift, coalesce(p.breaks, '{}') as breaks,
    coalesce(p.loose, '{}') + coalesce(s.effective, '{}') + coalesce(k.effective, '{}') as loose,
    coalesce(s.work, '{}') + (coalesce(k.work, '{}') - coalesce(s.rest, '{}')) as work,
    coalesce(s.rest, '{}') + (coalesce(k.rest, '{}') - coalesce(s.work, '{}')) as rest
  from (select user_id as employee_id from employees) c
  left join (${planned(moment, of)}) p on p.employee_id = c.employee_id
  left join (${stated(moment, of)}) s on s.employee_id = c.employee_id
  left join (${clocked(moment, of)}) k on k.employee_id = c.employee_id
  where ${of}`

const at = (ranges: RawBuilder<unknown>, now: Date) =>
  sql`(select lower(r) from unnest(${ranges}) r where r @> ${now}::timestamptz)`

/**
 * Everybody's adherence at a moment, equivalent to `adherence.rules.ts` for one person: a row each with `state`,
 * `since`, `planned`, `doing`, `impact`, `out_seconds` (time out of adherence before `since` and after `from`), and
 * `next_at`, the next change of the plan. Whether a skill is understaffed depends on all of its people, so a query
 * for one person reads them, too.
 */
export function adherence(moment: Moment, userId?: string): RawBuilder<unknown> {
  const { now, from } = moment
  const ofSkill = sql`select m.skill_id from skill_assignments m where m.user_id = ${userId}
    and m.is_main and ${inForce('m', dayOf(now))}`
  const of =
    userId === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(c.employee_id = ${userId} or c.employee_id in (select n.user_id from skill_assignments n
          where n.is_main and ${inForce('n', dayOf(now))} and n.skill_id in (${ofSkill})))`
  return sql`
    select h.user_id, h.mode, h.state, h.planned, h.doing, h.since, h.next_at,
      case when h.state <> 'out' then null when h.planned = 'work' then 'negative'
        when h.doing = 'work' and h.skill_id is not null
          and count(*) filter (where h.doing = 'work' and h.active) over skill
            <= count(*) filter (where h.planned = 'work' and h.active) over skill then 'positive'
        else 'neutral' end as impact,
      (select coalesce(round(sum(extract(epoch from upper(r) - lower(r)))), 0)::int from unnest(
        h.out * tstzmultirange(tstzrange(${from}, greatest(${from},
          case when h.state = 'out' then h.since else ${now}::timestamptz end)))) r) as out_seconds
    from (
      select o.*, u.active, m.skill_id, n.state,
        case n.state when 'no_plan' then null when 'out' then ${at(sql`o.out`, now)}
          when 'in' then ${at(sql`o.shift - o.out`, now)}
          else (select max(upper(r)) from unnest(o.shift + o.out) r where upper(r) <= ${now}) end as since,
        (select min(b.at) from unnest(o.shift - o.breaks) r cross join lateral (values (lower(r)), (upper(r))) b(at)
          where b.at > ${now}) as next_at
      from (
        select f.*, case when not f.shift @> ${now}::timestamptz then 'off' when f.breaks @> ${now}::timestamptz then 'break'
            else 'work' end as planned,
          case when f.work @> ${now}::timestamptz then 'work' when f.rest @> ${now}::timestamptz then 'break'
            else 'away' end as doing,
          (f.shift - f.breaks - f.work - f.loose * f.rest) + (f.breaks - f.rest) + (f.days * (f.work + f.rest) - f.shift) as out
        from (${facts(moment, of)} offset 0) f offset 0
      ) o
      join users u on u.id = o.user_id
      left join skill_assignments m on m.user_id = o.user_id and m.is_main and ${inForce('m', dayOf(now))}
      cross join lateral (
        select case when not o.days @> ${now}::timestamptz then 'no_plan' when o.out @> ${now}::timestamptz then 'out'
          when o.shift @> ${now}::timestamptz then 'in' else 'unscheduled' end as state
      ) n offset 0
    ) h window skill as (partition by h.skill_id)`
}

/** The planned and the actual activity of one person in a period. */
export async function factsOf(db: Db, moment: Moment, userId: string): Promise<AdherenceFacts | undefined> {
  const whole = sql`tstzmultirange(tstzrange(${known(moment)}, ${ahead(moment)}))`
  const list = (name: string) => sql`(select coalesce(json_agg(json_build_array(
    extract(epoch from lower(r)) * 1000, extract(epoch from upper(r)) * 1000) order by r), '[]')
    from unnest(f.${sql.ref(name)} * ${whole}) r) as ${sql.ref(name)}`
  const { rows } = await sql<Record<Ranges, [number, number][]>>`
    select ${sql.join(ranges.map(list))}
    from (${facts(moment, sql<boolean>`c.employee_id = ${userId}`)}) f`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const timesOf = (name: Ranges) =>
    row[name].map(([start, end]) => ({ startedAt: new Date(start), endedAt: new Date(end) }))
  return {
    days: timesOf('days'),
    shift: timesOf('shift'),
    breaks: timesOf('breaks'),
    loose: timesOf('loose'),
    work: timesOf('work'),
    rest: timesOf('rest'),
  }
}

const ranges = ['days', 'shift', 'breaks', 'loose', 'work', 'rest'] as const
type Ranges = (typeof ranges)[number]
