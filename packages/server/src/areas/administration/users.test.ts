import { permissions as catalogue } from '@portal/permissions'
import { type Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rightsOf } from '#auth/current-user.ts'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { inboxOf } from '#testing/inbox.ts'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { statementsOf } from '#testing/statements.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
import { codesOf, mailOf, peopleOf } from './testing/people.ts'

let server: TestServer
let clock: StillClock
let admin: Portal

beforeAll(async () => {
  clock = stillClock()
  server = await startServer({ clock })
  admin = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const { byName, invite, roleId, settled } = peopleOf(
  () => server,
  () => admin,
)

describe('users.index', () => {
  it('PAN-1.1 finds people by name, user name, e-mail and code, whatever the accents', async () => {
    await db()
      .updateTable('users')
      .set({ displayName: 'Íñigo Zúñiga Muñoz' })
      .where('username', '=', 'coordinador')
      .execute()
    const found = async (search: string) =>
      (await admin.users.index({ search })).data.map((one) => one.username)
    expect(await found('zuniga mun')).toEqual(['coordinador'])
    expect(await found('COORDINADOR@contacta')).toEqual(['coordinador'])
    const { code } = await byName('coordinador')
    expect(await found(code ?? '')).toEqual(['coordinador'])
  })

  it('PAN-1.3 filters by state, role, second factor and slowed sign-in, and pages in a steady order', async () => {
    const admins = await admin.users.index({ role: await roleId('Administrador'), sort: '-username' })
    expect(admins.meta.totalCount).toBe(2)
    expect(admins.data.at(-1)?.roles).toEqual([{ id: await roleId('Administrador'), name: 'Administrador' }])
    expect((await admin.users.index({ secondFactor: true })).meta.totalCount).toBe(0)
    expect((await admin.users.index({ state: ['disabled'] })).meta.totalCount).toBe(0)
    const pages = await Promise.all([1, 2].map((page) => admin.users.index({ page, perPage: 50 })))
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
    expect(new Set(ids).size).toBe(100)
  })

  it('PAN-1.5 filters by a group, by hand or by rule, and a person says which groups they are in', async () => {
    const { data: groups } = await admin.employeeGroups.index({ perPage: 100 })
    for (const kind of ['manual', 'rule'] as const) {
      const group = groups.find((one) => one.kind === kind)
      if (!group) throw new Error(`The demo has no group of kind ${kind}`)
      const [counted] = await admin.employeeGroupMembers.counts({ ids: [group.id] })
      const found = await admin.users.index({ groupId: group.id })
      expect(found.meta.totalCount).toBe(counted?.count)
      const held = await admin.users.show(found.data[0]?.id ?? '')
      expect(held.groups).toContainEqual({ id: group.id, name: group.name, kind })
      const asked = await statementsOf(db(), () => admin.users.index({ groupId: group.id, perPage: 100 }))
      expect(asked.filter((text) => !text.includes('"sessions"'))).toHaveLength(5)
    }
    const { id } = await byName('admin')
    expect((await admin.users.index({ groupId: id })).data).toEqual([])
  })

  it('asks the database as often for a hundred people as for one', async () => {
    const count = async (perPage: number) => {
      const asked = await statementsOf(db(), () => admin.users.index({ perPage, search: 'a' }))
      return asked.filter((text) => !text.includes('"sessions"')).length
    }
    await count(1)
    const [one, hundred] = [await count(1), await count(100)]
    // One of them counts the search.
    expect({ one, hundred }).toEqual({ one: 5, hundred: 5 })
  })
})

describe('users.create', () => {
  it('PAN-1.2 invites a person, who sets the first password by the link of the letter', async () => {
    const made = await invite('invitada', { locale: 'de', timeZone: 'Europe/Berlin' })
    expect(made).toMatchObject({
      state: 'invited',
      isPasswordDue: true,
      version: 1,
      roles: [],
      isSelf: false,
    })
    const letter = await inboxOf(server, 'invitada').next()
    expect(letter.subject).toBe('Ihr Portal-Konto')
    await settled('invitada')
    expect(await byName('invitada')).toMatchObject({ state: 'active' })
  })

  it('keeps user names, e-mail addresses and tax numbers apart, and says all that is taken at once', async () => {
    await invite('repetida', { taxId: 'y-9999001-h' })
    const again = invite('REPETIDA', { email: mailOf('REPETIDA'), taxId: 'Y9999001H' })
    expect(await codesOf(again)).toEqual({
      status: 422,
      codes: { username: 'taken', email: 'taken', taxId: 'taken' },
    })
    expect(await codesOf(invite('otra.persona', { taxId: '99999950A' }))).toMatchObject({
      codes: { taxId: 'invalid' },
    })
    expect(await codesOf(invite('otra.persona', { taxId: 'W0000000T' }))).toMatchObject({
      codes: { taxId: 'format' },
    })
    expect(await codesOf(invite('otra.persona', { timeZone: 'Europe/Nowhere' }))).toMatchObject({
      codes: { timeZone: 'inclusion' },
    })
  })

  it('of two who are invited at once with one address, one is', async () => {
    const both = await Promise.all(
      ['doble.uno', 'doble.dos'].map((name) => codesOf(invite(name, { email: mailOf('doble') }))),
    )
    expect(both.filter((one) => one === 'done')).toHaveLength(1)
    expect(both).toContainEqual({ status: 422, codes: { email: 'taken' } })
  })

  it('check 28: nobody gives a role with a permission that they do not hold', async () => {
    const held = ['USUARIOS_CREAR', 'USUARIOS_ASIGNAR_ROLES']
    const token = await personWith(server.server, held)
    const body = {
      username: 'intruso',
      displayName: 'Intruso',
      email: mailOf('intruso'),
      roles: [await roleId('Administrador')],
    }
    const { status, body: answer } = await wire(server)('/users', body, { token })
    expect(status).toBe(403)
    expect(answer.missing).toContain('PERMISOS_EDITAR')
    const without = await personWith(server.server, ['USUARIOS_CREAR'])
    expect((await wire(server)('/users', body, { token: without })).body.missing).toEqual([
      'USUARIOS_ASIGNAR_ROLES',
    ])
  })
})

describe('users.update', () => {
  it('users.patch refuses to write over what another has changed meanwhile', async () => {
    const { id, version } = await invite('conflicto')
    await admin.users.patch(id, { displayName: 'Uno', version })
    expect(await codesOf(admin.users.patch(id, { displayName: 'Dos', version }))).toEqual({
      status: 409,
      codes: { version: 'stale' },
    })
    expect(await admin.users.show(id)).toMatchObject({ displayName: 'Uno', version: version + 1 })
  })

  it('PAN-15.2 logs the values before and after', async () => {
    const { id } = await invite('historia')
    await admin.users.patch(id, { ...(await seen(admin.users, id)), displayName: 'Otro nombre' })
    const event = await db()
      .selectFrom('auditEvents')
      .where('subject', '=', id)
      .where('act', '=', 'users.patch')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      userId: admin.session.current?.userData.uid,
      before: { displayName: 'Persona historia' },
      after: { displayName: 'Otro nombre' },
    })
  })

  it('users.show shows the tax number in part to whoever may not see it, and takes none from them', async () => {
    const { id } = await invite('con.dni', { taxId: 'Y9999002L' })
    expect(await admin.users.show(id)).toMatchObject({ taxId: 'Y9999002L' })
    const token = await personWith(server.server, ['MENU_USUARIOS', 'USUARIOS_EDITAR'])
    const shown = await wire(server)(`/users/${id}`, undefined, { token })
    expect(shown.body.data).toMatchObject({ taxId: '***9900**' })
    const options = { token, method: 'PATCH' }
    const kept = await wire(server)(`/users/${id}`, { displayName: 'Con DNI', version: 1 }, options)
    expect({ status: kept.status, data: kept.body.data }).toMatchObject({
      status: 200,
      data: { taxId: '***9900**' },
    })
    const changed = await wire(server)(`/users/${id}`, { taxId: 'Y9999001H', version: 2 }, options)
    expect(changed.body.missing).toEqual(['EMPLEADOS_VER_DATOS_PERSONALES'])
  })

  it('check 28: nobody reaches the account of whoever holds more than they do', async () => {
    const token = await personWith(server.server, ['MENU_USUARIOS', 'USUARIOS_EDITAR'])
    const { id } = await byName('coordinador')
    const call = wire(server)
    for (const act of ['disable', 'reset-password', 'end-sessions', 'unlock']) {
      const { status, body } = await call(`/users/${id}/${act}`, {}, { token })
      expect({ act, status }).toEqual({ act, status: 403 })
      expect(body.missing).toContain('ACCESOS_VER')
    }
    const taken = await call(
      `/users/${id}`,
      { email: 'mine@example.org', version: 1 },
      { token, method: 'PATCH' },
    )
    expect(taken.status).toBe(403)
    expect((await call(`/users/${id}`, undefined, { token })).body.data).toMatchObject({ canManage: false })
    const link = await call('/exchange-tokens', { username: 'coordinador' }, { token })
    expect({ status: link.status, missing: link.body.missing }).toEqual({
      status: 403,
      missing: expect.arrayContaining(['ACCESOS_VER']) as unknown,
    })
  })
})

describe('users.permissions', () => {
  it('PAN-2.2 PAN-2.3 names the origin of each permission: every role that has it, and direct grants', async () => {
    const [agent, coordinator] = [await roleId('Agente'), await roleId('Coordinador')]
    const { id } = await invite('con.origen', { roles: [agent, coordinator] })
    const permissionId = catalogue.find(({ name }) => name === 'MENU_LOGS')?.id ?? 0
    const endsAt = new Date(clock.now().getTime() + 60_000)
    const grantedBy = admin.session.current?.userData.uid ?? null
    const grant = { userId: id, permissionId, requestId: null, grantedBy, grantedAt: clock.now(), endsAt }
    await db().insertInto('userPermissions').values(grant).execute()
    const { permissions, isSecondFactorDue } = await admin.users.permissions(id)
    const originsOf = (name: string) => permissions.find((one) => one.name === name)?.origins
    expect(isSecondFactorDue).toBe(false)
    expect(originsOf('TICKETS_CREAR')?.map(({ role }) => role?.name)).toEqual(['Agente', 'Coordinador'])
    expect(originsOf('ACCESOS_VER')?.map(({ role }) => role?.id)).toEqual([coordinator])
    expect(originsOf('MENU_LOGS')).toMatchObject([
      { role: null, grantedBy: { id: grantedBy }, endsAt: endsAt.toISOString() },
    ])
    clock.forward(120)
    expect((await admin.users.permissions(id)).permissions.some(({ name }) => name === 'MENU_LOGS')).toBe(
      false,
    )
  })

  it('PAN-2.1 names just what the person can do, of everybody', async () => {
    const { data } = await admin.users.index({ perPage: 100 })
    const roles = new Map(data.map((one) => [one.roles.map(({ name }) => name).join(), one.id]))
    for (const id of roles.values()) {
      const names = (await admin.users.permissions(id)).permissions.map(({ name }) => name)
      expect(new Set<string>(names)).toEqual((await rightsOf(db(), id, clock.now())).permissions)
    }
  })
})
