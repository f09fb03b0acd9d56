import { randomUUID } from 'node:crypto'
import { permissionByName, type PermissionName } from '@portal/permissions'
import { createPortal, type Portal } from '@portal/sdk'
import { demoPassword } from '../demo/seed-demo.ts'
import type { TestServer } from './start-server.ts'

export type Employed = { id: string; name: string; portal: Portal }

/** A new signed-in employee without a contract: with these permissions and no records. */
export async function employed(
  server: TestServer,
  permissions: readonly PermissionName[] = ['MENU_ACCESOS', 'FICHAJE_CREAR'],
): Promise<Employed> {
  const { database, ids, clock } = server.server.kernel
  const { db } = database
  const [id, roleId] = [ids.next(), ids.next()]
  const mark = randomUUID().slice(0, 8)
  const name = `Nadia ${mark}`
  const demo = await db
    .selectFrom('users')
    .where('username', '=', 'empleado')
    .select('passwordHash')
    .executeTakeFirstOrThrow()
  const nothing = { email: null, photoUrl: null, locale: null, timeZone: null, theme: null, density: null }
  await db
    .insertInto('users')
    .values({
      ...demo,
      ...nothing,
      id,
      username: mark,
      displayName: name,
      lastSeenAt: null,
      createdAt: clock.now(),
    })
    .execute()
  await db
    .insertInto('employees')
    .values({
      ...{ userId: id, code: mark, dni: mark, jobTitle: 'Teleoperador', jobLevel: 'N10', department: 'OPE' },
      ...{ workCenter: '', weeklyHours: 40, contractKind: 'Indefinido', hiredOn: '2026-01-01' },
    })
    .execute()
  await db.insertInto('roles').values({ id: roleId, name: roleId }).execute()
  await db.insertInto('userRoles').values({ userId: id, roleId }).execute()
  const held = permissions.map((one) => ({ roleId, permissionId: permissionByName(one)?.id ?? 0 }))
  await db.insertInto('rolePermissions').values(held).execute()
  const portal = createPortal({ baseUrl: server.url })
  await portal.session.login({ user: mark, password: demoPassword })
  return { id, name, portal }
}
