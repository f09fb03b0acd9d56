import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** The history of states: a month and the period it is compared with. Each day costs a first start about 20 ms. */
const days = 45

/**
 * The states of agents on recorded days, by skill: the main one until midday, then another if they have one. For a
 * few minutes, and one time in nine, there is no state. Accounts for signing in have no past as agents. Nobody is
 * stored as the author, which marks these rows as having a fixed time of day.
 */
export async function seedSkillStates(db: Db, now: Date): Promise<void> {
  const today = sql`(${now}::timestamptz at time zone e.time_zone)::date`
  await sql`
    insert into agent_states (id, user_id, state, break_type_id, skill_id, started_at, ended_at, origin)
    select md5('agent state ' || e.id)::uuid, e.employee_id,
      case e.kind when 'break_start' then 'break' else 'in_call' end,
      case e.kind when 'break_start' then e.break_type_id end,
      case when e.place > 3 then coalesce(o.skill_id, m.skill_id) else m.skill_id end,
      e.at + interval '90 seconds', e.until, 'agent'
    from (
      select c.*, row_number() over day as place, lead(c.at) over day as until from clock_entries c
      window day as (partition by c.employee_id, (c.at at time zone c.time_zone)::date order by c.number)
    ) e
    join users u on u.id = e.employee_id and u.password_hash is null
    join skill_assignments m on m.user_id = e.employee_id and m.is_main
    left join skill_assignments o on o.user_id = e.employee_id and not o.is_main
    where e.kind <> 'out' and e.until > e.at + interval '90 seconds'
      and (e.number + extract(doy from e.at)::int) % 9 <> 0
      and (e.at at time zone e.time_zone)::date between ${today} - ${days}::int and ${today} - 1`.execute(db)
}
