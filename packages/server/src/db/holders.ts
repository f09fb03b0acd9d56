import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** The roles with a permission: few, so they are looked up once instead of per person. */
export const rolesGiving = (permissionId: number): RawBuilder<unknown> => sql`
  select r.id from roles r where r.all_permissions
  union all select p.role_id from role_permissions p where p.permission_id = ${permissionId}`

/** Whether the person of a column holds a permission, by a role or by an unexpired grant. In SQL, for lists. */
export function holds(userId: string, permissionId: number, now: Date): RawBuilder<boolean> {
  return sql`(
    exists (
      select from user_roles h where h.user_id = ${sql.ref(userId)} and h.role_id in (${rolesGiving(permissionId)})
    ) or exists (
      select from user_permissions g where g.user_id = ${sql.ref(userId)} and g.permission_id = ${permissionId}
        and coalesce(g.ends_at > ${now}, true)
    ))`
}

/** Other holders of a permission, who could decide on somebody's request. */
export async function othersHolding(
  db: Db,
  { besides, permissionId, now }: { besides: string; permissionId: number; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.active and u.id <> ${besides} and ${holds('u.id', permissionId, now)}`.execute(db)
  return rows.map(({ id }) => id)
}
