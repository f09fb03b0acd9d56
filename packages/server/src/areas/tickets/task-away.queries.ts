import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'

type Named = { id: string; displayName: string }
/** The last day of an absence, if it is known, and who stands in on the day asked for. */
export type Away = { until: string | null; delegate: Named | null }

/** Whole days on which a person does not work, or somebody stands in for them; without causes. */
const daysAway = (person: RawBuilder<unknown>) => sql`(
  select r.starts_on, r.ends_on from vacation_requests r
  where r.employee_id = ${person} and r.state in ('approved', 'cancellation_requested')
  union all select a.starts_on, coalesce(a.ends_on, 'infinity') from absences a
  where a.employee_id = ${person} and a.is_in_force and a.part = 'day'
  union all select d.starts_on, d.ends_on from approval_delegations d
  where d.delegator_id = ${person} and d.withdrawn_at is null)`

/** Who stands in for a person on a day: the delegate named last. */
const delegate = (person: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql`(
  select json_build_object('id', s.id, 'displayName', s.display_name)
  from approval_delegations d join users s on s.id = d.delegate_id and s.active
  where d.delegator_id = ${person} and d.withdrawn_at is null and ${day} between d.starts_on and d.ends_on
  order by d.created_at desc, d.id limit 1)`

/** A person's absence on a day; null if they are there. */
export const awayOn = (person: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql<Away | null>`(
  select json_build_object('until', case when isfinite(max(o.ends_on)) then to_char(max(o.ends_on), 'YYYY-MM-DD') end,
    'delegate', ${delegate(person, day)})
  from ${daysAway(person)} o where ${day} between o.starts_on and o.ends_on having count(*) > 0)`

/** The people who stand in for the person of a task, on any day from today on. */
export const delegatesOf = (
  taskId: string,
  today: string,
) => sql`select d.delegate_id from approval_delegations d
  join tasks t on t.id = ${taskId}::uuid and t.person_id = d.delegator_id
  where d.withdrawn_at is null and d.ends_on >= ${today}::date`

type StandIn = { ownerId: string; personId: string | null; coordinatorId: string | null }

/** Who does a person's task on a day on which they are away: their delegate, or else a coordinator's team. */
export async function standInOf(db: Db, personId: string, day: string): Promise<StandIn | undefined> {
  const { rows } = await sql<{ away: Away | null; team: string | null }>`
    select ${awayOn(sql`${personId}::uuid`, sql`${day}::date`)} as away,
      (select m.coordinator_id from coordinator_assignments m
        where m.employee_id = ${personId}::uuid and ${inForce('m', day)} order by m.coordinator_id limit 1) as team`.execute(
    db,
  )
  const [found] = rows
  if (found?.away == null) return undefined
  const { delegate: named } = found.away
  if (named !== null) return { ownerId: personId, personId: named.id, coordinatorId: null }
  return found.team === null ? undefined : { ownerId: personId, personId: null, coordinatorId: found.team }
}
