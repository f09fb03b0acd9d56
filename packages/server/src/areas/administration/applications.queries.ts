import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { isMember } from '#db/group-rules.ts'
import { inForce } from '#db/days.ts'

/** The groups of which a person is a member on a day, of those that an application is meant for. */
async function groupsOf(db: Db, userId: string, day: string): Promise<string[]> {
  const groups = await db
    .selectFrom('employeeGroups')
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`exists (select from applications a where a.active and a.deleted_at is null
      and a.audience = 'some' and employee_groups.id = any(a.group_ids))`)
    .select(['id', 'kind', 'rule'])
    .execute()
  if (groups.length === 0) return []
  const asked = groups.map((group) => sql`(${group.id}, ${isMember(group, day)})`)
  const { rows } = await sql<{ id: string }>`
    select held.id from employees
    left join coordinator_assignments own on own.employee_id = employees.user_id and ${inForce('own', day)}
    cross join lateral (values ${sql.join(asked)}) as held (id, is_member)
    where employees.user_id = ${userId} and held.is_member`.execute(db)
  return rows.map(({ id }) => id)
}

/** The active applications that are meant for a person on a day, in their order. */
export async function meantFor(db: Db, userId: string, day: string) {
  const groupIds = await groupsOf(db, userId, day)
  return db
    .selectFrom('applications')
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .where(
      sql<boolean>`(audience = 'everyone' or group_ids && ${groupIds}::uuid[]
        or role_ids && array(select role_id from user_roles where user_id = ${userId}))`,
    )
    .select(['id', 'name', 'translations', 'url', 'icon', 'mode'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Whom an application can be meant for. */
export async function audiences(db: Db) {
  const [roles, groups] = await Promise.all([
    db
      .selectFrom('roles')
      .where('deletedAt', 'is', null)
      .select(['id', 'name'])
      .orderBy(sql`plain(name)`)
      .execute(),
    db
      .selectFrom('employeeGroups')
      .where('active', '=', true)
      .where('deletedAt', 'is', null)
      .select(['id', 'name'])
      .orderBy(sql`plain(name)`)
      .execute(),
  ])
  return { roles, groups }
}
