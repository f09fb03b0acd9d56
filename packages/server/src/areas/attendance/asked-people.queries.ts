import { type RawBuilder, sql } from 'kysely'
import { inForce } from '#db/days.ts'
import type { KnownGroup } from '#db/group-rules.ts'
import { membersOf } from '#db/groups-of.ts'
import { containing } from '#db/page.ts'
import { isWithin, type Reach } from '#db/reach.ts'

/** Whose time record is asked for, as things stand today (REP-2). */
export type AskedPeople = {
  /** A part of the name; for who may see them, also a whole DNI. */
  search?: string
  employeeId?: string
  /** Of those who are asked for otherwise only these: a part of a list. */
  people?: readonly string[]
  coordinatorId?: string
  projectId?: string
  skillId?: string
  group?: KnownGroup | undefined
}

/** Of a question about people nothing but who they are: the `state` of a sheet is none of a day. */
export const onlyPeople = ({
  search,
  employeeId,
  coordinatorId,
  projectId,
  skillId,
  group,
}: AskedPeople): AskedPeople => ({
  ...(search === undefined ? {} : { search }),
  ...(employeeId === undefined ? {} : { employeeId }),
  ...(coordinatorId === undefined ? {} : { coordinatorId }),
  ...(projectId === undefined ? {} : { projectId }),
  ...(skillId === undefined ? {} : { skillId }),
  group,
})

/** Whether the record of the employee with this id is asked for and may be looked into: among ids, which an index serves. */
export function isAsked(reach: Reach, asked: AskedPeople, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const { employeeId, people, search, coordinatorId, projectId, skillId, group } = asked
  const found = [isWithin(reach, id)]
  if (employeeId !== undefined) found.push(sql`${id} = ${employeeId}::uuid`)
  if (people !== undefined) found.push(sql`${id} = any(${people}::uuid[])`)
  if (search) found.push(sql`${id} in (${named(reach, search)})`)
  if (coordinatorId !== undefined)
    found.push(sql`${id} in (select o.employee_id from coordinator_assignments o
      where o.coordinator_id = ${coordinatorId}::uuid and ${inForce('o', reach.today)})`)
  if (projectId !== undefined)
    found.push(sql`${id} in (select a.user_id from project_assignments a
      where a.project_id = ${projectId}::uuid and ${inForce('a', reach.today)})`)
  if (skillId !== undefined)
    found.push(sql`${id} in (select k.user_id from skill_assignments k
      where k.skill_id = ${skillId}::uuid and ${inForce('k', reach.today)})`)
  if (group !== undefined) found.push(sql`${id} in ${membersOf(group, reach.today)}`)
  return sql<boolean>`${sql.join(found, sql` and `)}`
}

/** A part of a DNI would let somebody guess the rest of it, letter by letter. */
function named({ identityNumbers }: Reach, search: string): RawBuilder<unknown> {
  const byName = sql`select s.id from users s where s.plain_name like plain(${containing(search)})`
  if (!identityNumbers) return byName
  return sql`${byName} union all select e.user_id from employees e where plain(e.dni) = plain(${search.trim()})`
}
