import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'
import { groups, membersOf } from '#db/groups-of.ts'
import { isWithin, type Reach } from '#db/reach.ts'

type Kind = 'groups' | 'coordinators' | 'projects' | 'skills' | 'workCenters'
export type Choice = { id: string; name: string }

/** The filter options of working time reports, based on the people in reach. */
export async function choicesOf(db: Db, reach: Reach): Promise<Record<Kind, Choice[]>> {
  const known = await groups(db).where('active', '=', true).execute()
  const ofGroups = known.map(
    (group) => sql`select 'groups', ${group.id}::uuid, ${group.name}::text
      where exists (select from ${membersOf(group, reach.today)} m where ${isWithin(reach, sql`m.user_id`)})`,
  )
  const { rows } = await sql<Choice & { kind: Kind }>`
    select * from (${sql.join([...ofGroups, ...others(reach)], sql` union all `)}) c (kind, id, name)
    order by kind, plain(name), id`.execute(db)
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind).map(({ id, name }) => ({ id, name }))
  return {
    ...{ groups: of('groups'), coordinators: of('coordinators'), projects: of('projects') },
    ...{ skills: of('skills'), workCenters: of('workCenters') },
  }
}

/** Former skills and work centers stay options, because there is time recorded for them. */
const others = (reach: Reach): RawBuilder<unknown>[] => [
  sql`select 'coordinators', u.id, u.display_name from users u where u.id in (
    select o.coordinator_id from coordinator_assignments o
    where ${inForce('o', reach.today)} and ${isWithin(reach, sql`o.employee_id`)})`,
  sql`select 'projects', p.id, p.name from projects p where p.deleted_at is null and p.id in (
    select a.project_id from project_assignments a
    where ${inForce('a', reach.today)} and ${isWithin(reach, sql`a.user_id`)})`,
  sql`select 'skills', k.id, k.name from skills k where k.id in (
    select a.skill_id from skill_assignments a where ${isWithin(reach, sql`a.user_id`)})`,
  sql`select 'workCenters', w.id, w.name from work_centers w where w.id in (
    select c.work_center_id from contracts c where ${isWithin(reach, sql`c.employee_id`)})`,
]
