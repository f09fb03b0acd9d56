import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { companyZone } from '#db/zoned-day.ts'
import type { YearFacts } from '#vacations/fairness.rules.ts'

/** The first and the last year, inclusive. */
export type Years = { from: number; until: number }

/** The weekends that a person worked: each in the year of its Saturday. */
const weekends = (people: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql`
  select w.employee_id, extract(year from w.saturday)::int as year, count(distinct w.saturday)::int as weekends,
    0 as denials, 0 as expired_offers, 0 as break_waits, 0 as wait_seconds, 0 as hard_tickets
  from (select employee_id, date_trunc('week', date::timestamp)::date + 5 as saturday from workdays
    where effective_seconds > 0 and extract(isodow from date) > 5 and date >= ${since} and employee_id in (${people})) w
  group by 1, 2`

const yearOf = (at: RawBuilder<unknown>) =>
  sql`extract(year from ${at} at time zone ${sql.lit(companyZone)})::int`

/**
 * Requests that were refused or taken back by the company, or expired without a place; and apart those that expired
 * because the person did not accept the place offered. In the year of the decision.
 */
const denials = (people: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql`
  select d.employee_id, ${yearOf(sql`d.at`)} as year, 0, count(*) filter (where not d.lapsed_offer)::int,
    count(*) filter (where d.lapsed_offer)::int, 0, 0, 0
  from (select r.employee_id, r.lapsed_offer, max(a.at) as at from vacation_requests r
    join vacation_acts a on a.request_id = r.id and a.state = r.state
    where r.state in ('rejected', 'expired', 'cancelled_by_company') and r.employee_id in (${people})
    group by r.id) d
  where d.at >= ${since} group by 1, 2`

/** Waits in the queue of a break, until it was taken, the place left, or the offer missed. */
const breakWaits = (people: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql`
  select b.user_id, ${yearOf(sql`b.joined_at`)} as year, 0, 0, 0, count(*)::int,
    sum(extract(epoch from b.ended_at - b.joined_at))::int, 0
  from break_turns b where b.ended_at is not null and b.joined_at >= ${since} and b.user_id in (${people}) group by 1, 2`

/** Tickets that somebody took after another person had skipped them: in the year of the first assignment. */
const hardTickets = (people: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql`
  select t.user_id, ${yearOf(sql`t.at`)} as year, 0, 0, 0, 0, 0, count(*)::int
  from (select a.user_id, a.ticket_id, min(a.at) as at from ticket_skips k
    join ticket_assignments a on a.ticket_id = k.ticket_id and a.user_id <> k.user_id and a.at >= k.at
    where k.outcome is distinct from 'rejected' and k.at >= ${since} and a.user_id in (${people})
      and not exists (select from ticket_skips o where o.ticket_id = a.ticket_id and o.user_id = a.user_id)
    group by 1, 2) t group by 1, 2`

/** What people had to bear in each year: a row for each person and year with anything. */
function factsOf(people: RawBuilder<unknown>, { from, until }: Years): RawBuilder<unknown> {
  const since = sql`make_date(${from}, 1, 1)`
  const parts = [weekends, denials, breakWaits, hardTickets].map((part) => part(people, since))
  return sql`
    select employee_id, year, ${summed} from (${sql.join(parts, sql` union all `)}) f
    where year between ${from}::int and ${until}::int group by employee_id, year`
}

const summed = sql.join(
  ['weekends', 'denials', 'expired_offers', 'break_waits', 'wait_seconds', 'hard_tickets'].map(
    (name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`,
  ),
)

/** The facts of a person by year. */
export const factsOfPerson = (db: Db, employeeId: string, years: Years): Promise<YearFacts[]> =>
  factsOfAll(db, sql`select ${employeeId}::uuid`, years)

/** The facts of these people together by year. */
export async function factsOfAll(db: Db, people: RawBuilder<unknown>, years: Years): Promise<YearFacts[]> {
  const { rows } = await sql<YearFacts>`
    select year, ${summed} from (${factsOf(people, years)}) f group by year order by year`.execute(db)
  return rows
}

/** The facts of each team by year; teams as `select employee_id, id`. */
export async function factsOfTeams(
  db: Db,
  teams: RawBuilder<unknown>,
  years: Years,
): Promise<(YearFacts & { id: string | null })[]> {
  const people = sql`select m.employee_id from (${teams}) m`
  const { rows } = await sql<YearFacts & { id: string | null }>`
    select t.id, f.year, ${summed} from (${teams}) t join (${factsOf(people, years)}) f on f.employee_id = t.employee_id
    group by t.id, f.year order by t.id, f.year`.execute(db)
  return rows
}
