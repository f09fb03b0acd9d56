import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'
import { containing } from '#db/page.ts'
import { isWithin, type Reach } from '#db/reach.ts'

/** The people filter, with the names of specification §3. */
export type AskedPeople = {
  search?: string
  employeeId?: string
  selectedSkill?: string
  dni?: string
  coordinatorId?: string
  projectId?: string
  /** Narrows the matching people to these: one chunk of a list. */
  people?: readonly string[]
  /** The date for skill, coordinator and project. Defaults to today. */
  on?: string
}

/** Whether the employee with this id matches and is visible: as a set of ids, so that an index is used. */
export function isAsked(reach: Reach, asked: AskedPeople, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const { search, employeeId, selectedSkill, dni, coordinatorId, projectId, people, on = reach.today } = asked
  const found = [isWithin(reach, id)]
  if (employeeId !== undefined) found.push(sql`${id} = ${employeeId}::uuid`)
  if (people !== undefined) found.push(sql`${id} = any(${people}::uuid[])`)
  if (selectedSkill !== undefined)
    found.push(sql`${id} in (select k.user_id from skill_assignments k
      where k.skill_id = ${selectedSkill}::uuid and ${inForce('k', on)})`)
  if (coordinatorId !== undefined)
    found.push(sql`${id} in (select o.employee_id from coordinator_assignments o
      where o.coordinator_id = ${coordinatorId}::uuid and ${inForce('o', on)})`)
  if (projectId !== undefined)
    found.push(sql`${id} in (select a.user_id from project_assignments a
      where a.project_id = ${projectId}::uuid and ${inForce('a', on)})`)
  if (search)
    found.push(sql`${id} in (select s.id from users s where s.plain_name like plain(${containing(search)}))`)
  if (dni) found.push(isCalled(reach, dni, id))
  return sql<boolean>`${sql.join(found, sql` and `)}`
}

/** A complete DNI, with permission: matching parts would let somebody guess the rest. */
const isCalled = ({ identityNumbers }: Reach, dni: string, id: RawBuilder<unknown>) =>
  identityNumbers
    ? sql<boolean>`${id} in (select e.user_id from employees e where plain(e.dni) = plain(${dni.trim()}))`
    : sql<boolean>`false`

/** A person whose vacation is visible. */
export const person = (db: Db, reach: Reach, id: string) =>
  db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.userId')
    .where('users.id', '=', id)
    .where(isWithin(reach, sql`users.id`))
    .select(['users.id', 'users.displayName'])
    .executeTakeFirst()
