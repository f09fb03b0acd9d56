import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { groupsOf } from '#db/groups-of.ts'

/** The groups in an application's audience. */
const addressed = sql<boolean>`exists (select from applications a where a.active and a.deleted_at is null
  and a.audience = 'some' and employee_groups.id = any(a.group_ids))`

/** The active applications for a person on a day, in order. */
export async function meantFor(db: Db, userId: string, day: string) {
  const groupIds = (await groupsOf(db, userId, day, addressed)).map(({ id }) => id)
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

/** The possible audiences of an application. */
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
