import { type RawBuilder, sql } from 'kysely'
import { inForce } from '#db/days.ts'
import type { KnownGroup } from '#db/group-rules.ts'
import { membersOf } from '#db/groups-of.ts'
import { containing } from '#db/page.ts'
import type { Db } from '#db/database.ts'
import { isWithin, type Reach } from '#db/reach.ts'

/** The people of a time record query, as of today (REP-2). */
export type AskedPeople = {
  /** A part of the name; with permission, also a complete DNI. */
  search?: string
  employeeId?: string
  /** Narrows the matching people to these: one chunk of a list. */
  people?: readonly string[]
  /** Whether there are more people than are listed individually: set by `narrowed`. */
  areMany?: boolean
  coordinatorId?: string
  projectId?: string
  skillId?: string
  group?: KnownGroup | undefined
}

/** Copies only the filters about people: the `state` of a sheet is no state of a day. */
export const onlyPeople = ({
  search,
  employeeId,
  people,
  areMany,
  coordinatorId,
  projectId,
  skillId,
  group,
}: AskedPeople): AskedPeople => ({
  ...(search === undefined ? {} : { search }),
  ...(employeeId === undefined ? {} : { employeeId }),
  ...(people === undefined ? {} : { people }),
  ...(areMany === undefined ? {} : { areMany }),
  ...(coordinatorId === undefined ? {} : { coordinatorId }),
  ...(projectId === undefined ? {} : { projectId }),
  ...(skillId === undefined ? {} : { skillId }),
  group,
})

/** The maximum number of people listed individually. */
const fewPeople = 500

/**
 * Resolves the filters to ids if few people match: they are searched once instead of in each statement. The database
 * cannot estimate how many people a part of a name matches, and would read the days of many as if they were few.
 */
export async function narrowed<Asked extends AskedPeople>(
  db: Db,
  reach: Reach,
  asked: Asked,
): Promise<Asked> {
  const { employeeId, search, coordinatorId, projectId, skillId, group } = asked
  const isNarrow = [search, coordinatorId, projectId, skillId, group].some((one) => one)
  if (employeeId !== undefined || (reach.everybody && !isNarrow)) return asked
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where ${isAsked(reach, asked, sql`u.id`)} limit ${sql.lit(fewPeople + 1)}`.execute(
    db,
  )
  if (rows.length > fewPeople) return { ...asked, areMany: true }
  return only(
    asked,
    rows.map(({ id }) => id),
  )
}

/** Narrows a list to these people, and drops the filters that found them, which need not be checked twice. */
export function only<Asked extends AskedPeople>(asked: Asked, people: readonly string[]): Asked {
  const { search, areMany, coordinatorId, projectId, skillId, group, ...others } = asked
  void [search, areMany, coordinatorId, projectId, skillId, group]
  // Rows without permission must not be dropped silently here.
  return { ...others, people } as unknown as Asked
}

/** Whether the employee with this id matches and is in reach: as a set of ids, so that an index is used. */
export function isAsked(reach: Reach, asked: AskedPeople, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const { employeeId, people, areMany = false, search, coordinatorId, projectId, skillId, group } = asked
  const found = [isWithin(reach, id)]
  if (employeeId !== undefined) found.push(sql`${id} = ${employeeId}::uuid`)
  if (people !== undefined) found.push(sql`${id} = any(${people}::uuid[])`)
  if (search) found.push(isNamed(reach, search, id, areMany))
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

/** Many people are joined as a table of ids: individual index lookups would take five times as long. */
function isNamed(
  reach: Reach,
  search: string,
  id: RawBuilder<unknown>,
  areMany: boolean,
): RawBuilder<boolean> {
  const is = sql<boolean>`${id} in (${named(reach, search)})`
  return areMany ? sql<boolean>`coalesce(${is}, false)` : is
}

/** Matching parts of a DNI would let somebody guess the rest, letter by letter. */
function named({ identityNumbers }: Reach, search: string): RawBuilder<unknown> {
  const byName = sql`select s.id from users s where s.plain_name like plain(${containing(search)})`
  if (!identityNumbers) return byName
  return sql`${byName} union all select e.user_id from employees e where plain(e.dni) = plain(${search.trim()})`
}
