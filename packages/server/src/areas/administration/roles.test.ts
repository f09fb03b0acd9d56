import { isPortalError, type Portal } from '@portal/sdk'
import { permissions } from '@portal/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementsOf } from '#testing/statements.ts'
import { stillClock } from '#testing/clock.ts'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
import { rolesOf } from './testing/roles.ts'

const clock = stillClock()
let server: TestServer
let admin: Portal

beforeAll(async () => {
  server = await startServer({ clock })
  admin = await signedIn(server)
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const { give, holderOf, idOf, newRole, userOf } = rolesOf(
  () => server,
  () => admin,
)
const failureOf = async (act: Promise<unknown>) => {
  const error = await act.then(undefined, (failure: unknown) => failure)
  if (!isPortalError(error) || !('status' in error)) throw new Error(`not refused: ${String(error)}`)
  return error
}
describe('roles.index', () => {
  it('lists the roles with their people and permissions, and finds them by words, permission and use', async () => {
    const { data } = await admin.roles.index({ sort: '-peopleCount', perPage: 100 })
    expect(data[0]).toMatchObject({ name: 'Agente', peopleCount: 257 })
    const system = data.find(({ name }) => name === 'Administrador')
    expect(system).toMatchObject({ isSystem: true, isOwn: true, permissionCount: permissions.length })
    const found = await admin.roles.index({ permission: 'nominas_publicar', sort: 'name' })
    expect(found.data.map(({ name }) => name)).toEqual(['Administrador', 'Nóminas'])
    expect((await admin.roles.index({ search: 'nominas' })).data).toHaveLength(1)
    expect((await admin.roles.index({ permission: 'NADA' })).data).toHaveLength(1)
  })

  it('PAN-17.2 names the roles that nobody has', async () => {
    const { id, name } = await newRole()
    const { data } = await admin.roles.index({ unused: true, perPage: 100 })
    expect(data.map((role) => role.name)).toContain(name)
    await give(await userOf('empleado'), id)
    const after = await admin.roles.index({ unused: true, perPage: 100 })
    expect(after.data.map((role) => role.name)).not.toContain(name)
  })

  it('asks the database as often for a page of many roles as for a page of one', async () => {
    const { db } = server.server.kernel.database
    const asked = (perPage: number) => statementsOf(db, () => admin.roles.index({ perPage }))
    await asked(1)
    expect((await asked(25)).length).toBe((await asked(1)).length)
  })
})

describe('a role: roles.create, roles.show, roles.clone, roles.patch, roles.update and roles.destroy', () => {
  it('PAN-3.3 PAN-15.2 is created, copied, changed and deleted, and each change is logged with before and after', async () => {
    const made = await newRole(['VER_DASHBOARD', 'MENU_LOGS'])
    expect(made).toMatchObject({ version: 1, peopleCount: 0, permissions: ['VER_DASHBOARD', 'MENU_LOGS'] })
    const copy = await admin.roles.clone(made.id, { name: `${made.name} (copia)` })
    expect(copy).toMatchObject({
      copiedFrom: { id: made.id, name: made.name },
      permissions: made.permissions,
    })
    const changed = await admin.roles.patch(copy.id, {
      permissions: ['VER_DASHBOARD'],
      version: copy.version,
    })
    expect(changed).toMatchObject({ version: 2, permissions: ['VER_DASHBOARD'] })
    const replaced = await admin.roles.update(copy.id, {
      ...(await seen(admin.roles, copy.id)),
      name: copy.name,
      description: 'Nada',
    })
    expect(replaced).toMatchObject({ version: 3, permissions: [], description: 'Nada' })
    await admin.roles.destroy(copy.id)
    expect(await failureOf(admin.roles.show(copy.id))).toMatchObject({ status: 404 })
    const events = await db()
      .selectFrom('auditEvents')
      .where('subject', '=', copy.id)
      .select(['act', 'before', 'after'])
      .orderBy('at')
      .execute()
    expect(events.map(({ act }) => act).sort()).toEqual([
      'roles.clone',
      'roles.destroy',
      'roles.patch',
      'roles.update',
    ])
    expect(events.find(({ act }) => act === 'roles.patch')).toMatchObject({
      before: { permissions: ['VER_DASHBOARD', 'MENU_LOGS'] },
      after: { permissions: ['VER_DASHBOARD'] },
    })
  })

  it('has a name of its own, without regard to case and accents', async () => {
    const { name } = await newRole()
    const taken = await failureOf(admin.roles.create({ name: name.toUpperCase() }))
    expect(taken).toMatchObject({ status: 422, field: 'name', code: 'taken' })
    const unknown = await failureOf(admin.roles.create({ name: 'Otro más', permissions: ['NADA'] }))
    expect(unknown).toMatchObject({ status: 422, field: 'permissions', code: 'inclusion' })
  })

  it('is not written over what somebody else changed meanwhile', async () => {
    const role = await newRole()
    await admin.roles.patch(role.id, { description: 'Primera', version: role.version })
    const late = await failureOf(
      admin.roles.patch(role.id, { description: 'Segunda', version: role.version }),
    )
    expect(late).toMatchObject({ status: 409, code: 'stale' })
    expect((await admin.roles.show(role.id)).description).toBe('Primera')
  })

  it('is not deleted while people hold it, unless they are moved to another', async () => {
    const role = await newRole()
    const target = await newRole(['MENU_LOGS'])
    const userId = await userOf('empleado')
    await give(userId, role.id)
    const refused = await failureOf(admin.roles.destroy(role.id))
    expect(refused).toMatchObject({ status: 409, code: 'referenced' })
    await admin.roles.destroy(role.id, { moveTo: target.id })
    expect((await admin.roles.show(target.id)).peopleCount).toBe(1)
    const itself = await failureOf(admin.roles.destroy(target.id, { moveTo: target.id }))
    expect(itself).toMatchObject({ code: 'invalid' })
  })
})

describe('a deleted role: roles.restore', () => {
  it('is restored with its permissions but without people, and the log names former ones', async () => {
    const role = await newRole(['MENU_LOGS'])
    const target = await newRole()
    const userId = await userOf('empleado')
    await give(userId, role.id)
    await admin.roles.destroy(role.id, { moveTo: target.id })
    const deleted = await admin.roles.index({ deleted: true, perPage: 100 })
    expect(deleted.data.find(({ id }) => id === role.id)).toMatchObject({ name: role.name, peopleCount: 0 })
    const current = await admin.roles.index({ perPage: 100 })
    expect(current.data.map(({ id }) => id)).not.toContain(role.id)
    const back = await admin.roles.restore(role.id)
    expect(back).toMatchObject({ permissions: ['MENU_LOGS'], peopleCount: 0, deletedAt: null })
    expect((await admin.roles.restore(role.id)).version).toBe(back.version)
    const events = await db()
      .selectFrom('auditEvents')
      .where('subject', '=', role.id)
      .where('act', 'in', ['roles.destroy', 'roles.restore'])
      .select(['act', 'detail', 'after'])
      .orderBy('act')
      .execute()
    expect(events).toMatchObject([
      { act: 'roles.destroy', detail: { movedTo: target.id, people: ['empleado'] } },
      { act: 'roles.restore', after: { deletedAt: null } },
    ])
  })

  it('cannot be given, shown or changed, and leaves its name to another', async () => {
    const { id, name } = await newRole(['MENU_LOGS'])
    await admin.roles.destroy(id)
    const userId = await userOf('empleado')
    const given = await failureOf(
      admin.users.assignRoles(userId, { ...(await seen(admin.users, userId)), roles: [id] }),
    )
    expect(given).toMatchObject({ status: 422, code: 'inclusion' })
    expect((await admin.users.assignableRoles()).map((role) => role.id)).not.toContain(id)
    expect((await admin.permissions.show('MENU_LOGS')).roles.map((role) => role.id)).not.toContain(id)
    expect(await failureOf(admin.roles.patch(id, { description: 'x', version: 1 }))).toMatchObject({
      status: 404,
    })
    const other = await admin.roles.create({ name })
    expect(await failureOf(admin.roles.restore(id))).toMatchObject({ status: 422, code: 'taken' })
    await admin.roles.destroy(other.id)
    expect((await admin.roles.restore(id)).name).toBe(name)
  })
})

describe('nobody outgrows themselves by a role', () => {
  it('gives nobody what its author does not hold, when it is made, copied, changed or moved to', async () => {
    const call = wire(server)
    const token = await personWith(server.server, [
      'ROLES_CREAR',
      'ROLES_EDITAR',
      'ROLES_ELIMINAR',
      'ROLES_ASIGNAR_PERMISOS',
      'USUARIOS_ASIGNAR_ROLES',
    ])
    const empty = await newRole([])
    const full = await newRole(['NOMINAS_PUBLICAR'])
    const asked = [
      call('/roles', { name: 'Ajeno', permissions: ['NOMINAS_PUBLICAR'] }, { token }),
      call(`/roles/${full.id}/clone`, { name: 'Copia ajena' }, { token }),
      call(
        `/roles/${empty.id}`,
        { permissions: ['NOMINAS_PUBLICAR'], version: 1 },
        { token, method: 'PATCH' },
      ),
      call(`/roles/${empty.id}?moveTo=${full.id}`, undefined, { token, method: 'DELETE' }),
    ]
    for (const { status, body } of await Promise.all(asked)) {
      expect(status).toBe(403)
      expect(body).toMatchObject({ missing: ['NOMINAS_PUBLICAR'] })
    }
    const taken = await call(`/roles/${full.id}`, { permissions: [], version: 1 }, { token, method: 'PATCH' })
    expect(taken).toMatchObject({ status: 403, body: { missing: ['NOMINAS_PUBLICAR'] } })
  })

  it('lets nobody change a role of their own, nor the one that gives everything', async () => {
    const token = await personWith(server.server, ['ROLES_EDITAR', 'ROLES_ASIGNAR_PERMISOS'])
    const { roleId } = await holderOf(token)
    const own = await wire(server)(
      `/roles/${roleId}`,
      { permissions: [], version: 1 },
      { token, method: 'PATCH' },
    )
    expect(own).toMatchObject({ status: 409, body: { errors: { id: [{ error: 'own_account' }] } } })
    const system = await idOf('Administrador')
    const all = await personWith(
      server.server,
      permissions.map(({ name }) => name),
    )
    const changed = await wire(server)(
      `/roles/${system}`,
      { name: 'Nadie', version: 1 },
      { token: all, method: 'PATCH' },
    )
    expect(changed.status).toBe(409)
  })

  it('asks for the password again five minutes after it was entered', async () => {
    const role = await newRole()
    const later = await signedIn(server)
    clock.forward(5 * 60 + 1)
    expect(
      await failureOf(
        later.roles.patch(role.id, { ...(await seen(later.roles, role.id)), description: 'x' }),
      ),
    ).toMatchObject({
      status: 403,
      code: 'reauthentication',
    })
    await admin.session.confirm({ password: 'demo-Portal-2026' })
  })

  it('keeps the last ones who can hand out permissions, also when two go at once', async () => {
    const names = permissions.map(({ name }) => name)
    const [one, other] = [await personWith(server.server, names), await personWith(server.server, names)]
    const [first, second] = [await holderOf(one), await holderOf(other)]
    await db().updateTable('users').set({ active: false }).where('username', '=', 'admin').execute()
    const admins = await db()
      .selectFrom('userRoles')
      .innerJoin('roles', 'roles.id', 'userRoles.roleId')
      .where('allPermissions', '=', true)
      .select('userId')
      .execute()
    const everything = db()
      .selectFrom('rolePermissions')
      .innerJoin('userRoles', 'userRoles.roleId', 'rolePermissions.roleId')
      .where('permissionId', '=', 1403)
      .where('userRoles.userId', 'not in', [first.uid, second.uid])
      .select('userRoles.userId')
    const ids = [...admins, ...(await everything.execute())].map(({ userId }) => userId)
    await db().updateTable('users').set({ active: false }).where('id', 'in', ids).execute()
    const call = wire(server)
    const preview = await call(`/roles/${second.roleId}/preview`, { permissions: [] }, { token: one })
    expect(preview.body).toMatchObject({ data: { refusal: null } })
    const answers = await Promise.all([
      call(`/roles/${second.roleId}`, { permissions: [], version: 1 }, { token: one, method: 'PATCH' }),
      call(`/roles/${first.roleId}`, { permissions: [], version: 1 }, { token: other, method: 'PATCH' }),
    ])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await db().updateTable('users').set({ active: true }).where('id', 'in', ids).execute()
    await admin.session.login({ user: 'admin', password: 'demo-Portal-2026' })
  })

  it('is felt at the next request by everybody who holds it', async () => {
    const token = await personWith(server.server, ['MENU_ROLES'])
    const { roleId } = await holderOf(token)
    expect((await wire(server)('/roles', undefined, { token })).status).toBe(200)
    await admin.roles.patch(roleId, { ...(await seen(admin.roles, roleId)), permissions: [] })
    expect((await wire(server)('/roles', undefined, { token })).status).toBe(403)
    await admin.roles.patch(roleId, { ...(await seen(admin.roles, roleId)), permissions: ['MENU_ROLES'] })
    expect((await wire(server)('/roles', undefined, { token })).status).toBe(200)
  })
})
