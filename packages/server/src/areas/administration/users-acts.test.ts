import { permissions } from '@portal/permissions'
import { createPortal, isPortalError, type Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardedPermissions } from '#auth/permission-holders.ts'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { inboxOf } from '#testing/inbox.ts'
import { linkIn } from '#testing/mails.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { codesOf, ownPassword, peopleOf } from './testing/people.ts'

const password = 'demo-Portal-2026'
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

describe('users.disable', () => {
  it('PAN-1.2 PAN-1.6 ends what users.sessions lists at once, and users.enable lets the person in again', async () => {
    const { id } = await invite('pausada')
    const person = await settled('pausada')
    expect(await admin.users.sessions(id)).toMatchObject([{ kind: 'password', isCurrent: false }])
    expect(await admin.users.disable(id)).toMatchObject({ state: 'disabled', sessionCount: 0 })
    await expect(person.profile.show()).rejects.toMatchObject({ kind: 'session-ended' })
    const again = createPortal({ baseUrl: server.url })
    const login = () => again.session.login({ user: 'pausada', password: ownPassword })
    await expect(login()).rejects.toMatchObject({ status: 401 })
    await admin.users.enable(id)
    await login()
  })

  it('does nothing of the kind to oneself', async () => {
    const own = admin.session.current?.userData.uid ?? ''
    const refused = { status: 409, codes: { id: 'own_account' } }
    expect(await codesOf(admin.users.disable(own))).toEqual(refused)
    expect(await codesOf(admin.users.destroy(own))).toEqual(refused)
    expect(await codesOf(admin.users.resetPassword(own))).toEqual(refused)
    expect(
      await codesOf(admin.users.assignRoles(own, { ...(await seen(admin.users, own)), roles: [] })),
    ).toEqual(refused)
    expect(await admin.users.show(own)).toMatchObject({ isSelf: true, canManage: true, state: 'active' })
  })

  it('check 28: asks for the password again five minutes after it was entered', async () => {
    const { id } = await invite('reciente')
    const later = createPortal({ baseUrl: server.url })
    await later.session.login({ user: 'admin', password })
    clock.forward(5 * 60 + 1)
    expect(await codesOf(later.users.disable(id))).toMatchObject({ status: 403 })
    await later.session.confirm({ password })
    expect(await later.users.disable(id)).toMatchObject({ state: 'disabled' })
    await admin.session.confirm({ password })
  })
})

describe('users.unlock', () => {
  it('lets a person try again who was slowed after wrong passwords', async () => {
    const { id } = await invite('olvidadiza')
    await settled('olvidadiza')
    const guess = (password: string) =>
      createPortal({ baseUrl: server.url }).session.login({ user: 'olvidadiza', password })
    for (let time = 0; time < 5; time += 1)
      await expect(guess('no es esta')).rejects.toMatchObject({ status: 401 })
    await expect(guess(ownPassword)).rejects.toMatchObject({ status: 429 })
    const slowed = await admin.users.index({ lockedNow: true })
    expect(slowed.data).toMatchObject([{ id, lockedUntil: expect.any(String) as unknown }])
    expect(await admin.users.unlock(id)).toMatchObject({ lockedUntil: null })
    await guess(ownPassword)
  })
})

describe('users.resetPassword', () => {
  it('stops the old password and the sessions, and the letter sets a new one', async () => {
    const { id } = await invite('reinicio')
    const person = await settled('reinicio')
    expect(await admin.users.resetPassword(id)).toMatchObject({ isPasswordDue: true, state: 'active' })
    await expect(person.profile.show()).rejects.toMatchObject({ kind: 'session-ended' })
    await expect(person.session.login({ user: 'reinicio', password: ownPassword })).rejects.toMatchObject({
      status: 401,
    })
    const inbox = inboxOf(server, 'reinicio')
    await inbox.next()
    const all = async () => (await inbox.next()).subject
    const subjects = [await all(), await all()]
    expect(subjects).toContain('Elija otra contraseña del portal')
    const letter = inbox.all().find(({ subject }) => subject.startsWith('Elija otra'))
    const ticket = letter ? (linkIn(letter).split('#')[1] ?? '') : ''
    await person.recovery.reset({ ticket, password: 'otra frase larga y propia' })
    await person.session.login({ user: 'reinicio', password: 'otra frase larga y propia' })
  })
})

describe('users.disable, users.bulk', () => {
  it('leave nobody without a coordinator: the team is handed over first, and its size is reported', async () => {
    const { id } = await byName('coordinador')
    const error: unknown = await admin.users.disable(id).catch((reason: unknown) => reason)
    const [fault] = isPortalError(error, 'conflict') ? (error.fields.id ?? []) : []
    expect(fault?.code).toBe('referenced')
    expect(fault?.count).toBeGreaterThan(0)
    expect(await admin.users.bulk({ act: 'disable', ids: [id] })).toEqual([
      { id, isDone: false, error: 'referenced' },
    ])
    expect(await admin.users.show(id)).toMatchObject({ state: 'active' })
  })
})

describe('users.endSessions', () => {
  it('PAN-1.6 ends one session or all, and of oneself all but the one that asks', async () => {
    const { id } = await invite('dos.sitios')
    const first = await settled('dos.sitios')
    const second = createPortal({ baseUrl: server.url })
    await second.session.login({ user: 'dos.sitios', password: ownPassword })
    const [newest] = await admin.users.sessions(id)
    expect(await admin.users.endSessions(id, { sessionId: newest?.id ?? '' })).toEqual({ ended: 1 })
    expect(await admin.users.endSessions(id, {})).toEqual({ ended: 1 })
    await expect(first.profile.show()).rejects.toMatchObject({ kind: 'session-ended' })
    const own = admin.session.current?.userData.uid ?? ''
    await admin.users.endSessions(own, {})
    expect(await admin.users.sessions(own)).toMatchObject([{ isCurrent: true }])
  })
})

describe('users.destroy', () => {
  it('PAN-13.2 removes nobody who coordinates people, and users.restore brings a removed person back with their roles', async () => {
    const { id: coordinator } = await byName('coordinador')
    expect(await codesOf(admin.users.destroy(coordinator))).toEqual({
      status: 409,
      codes: { id: 'referenced' },
    })
    const role = await roleId('Agente')
    const { id } = await invite('de.paso', { roles: [role] })
    await admin.users.destroy(id)
    expect((await admin.users.index({ search: 'de.paso' })).data).toEqual([])
    expect((await admin.users.index({ search: 'de.paso', state: ['removed'] })).data).toMatchObject([{ id }])
    expect(
      await codesOf(admin.users.patch(id, { ...(await seen(admin.users, id)), displayName: 'Nadie' })),
    ).toMatchObject({ status: 409 })
    expect(await admin.users.restore(id)).toMatchObject({
      state: 'invited',
      removedAt: null,
      roles: [{ id: role }],
    })
  })
})

describe('users.assignRoles', () => {
  it('PAN-1.3 gives and takes roles of users.assignableRoles, and what the person may do follows at once', async () => {
    const role = await roleId('Calidad')
    const { id } = await invite('asignada')
    const person = await settled('asignada')
    await expect(person.users.index()).rejects.toMatchObject({ status: 403 })
    expect(
      await admin.users.assignRoles(id, { ...(await seen(admin.users, id)), roles: [role] }),
    ).toMatchObject({
      roles: [{ name: 'Calidad' }],
      version: 2,
    })
    expect((await person.session.show()).userData.accessPermissions).toContain('EVALUACION_EMPLEADOS')
    await admin.users.assignRoles(id, { ...(await seen(admin.users, id)), roles: [] })
    expect((await person.session.show()).userData.accessPermissions).toEqual([])
    const nothing = admin.users.assignRoles(id, {
      ...(await seen(admin.users, id)),
      roles: ['0193b3a0-0000-4000-8000-000000000002'],
    })
    expect(await codesOf(nothing)).toEqual({ status: 422, codes: { roles: 'inclusion' } })
  })

  it('check 28: the last one who can hand out permissions keeps the role, though two are taken from at once', async () => {
    const [everything] = await Promise.all([roleId('Administrador')])
    const holders = await admin.users.index({ role: everything })
    const others = holders.data.filter(({ username }) => username !== 'admin')
    const { id: rival } = await invite('rival', { roles: [everything] })
    const second = await settled('rival')
    for (const { id } of others)
      await admin.users.assignRoles(id, { ...(await seen(admin.users, id)), roles: [] })
    const own = admin.session.current?.userData.uid ?? ''
    const { version } = await seen(admin.users, rival)
    // Both remove the role from each other concurrently.
    const [first, last] = await Promise.all([
      codesOf(admin.users.assignRoles(rival, { roles: [], version })),
      codesOf(second.users.disable(own)),
    ])
    const outcomes = [first, last]
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    const [role] = await Promise.all([
      db()
        .selectFrom('userRoles')
        .innerJoin('users', 'users.id', 'userRoles.userId')
        .where('roleId', '=', everything)
        .where('users.active', '=', true)
        .select('userId')
        .execute(),
    ])
    expect(role).toHaveLength(1)
    await db().updateTable('users').set({ active: true }).where('id', '=', own).execute()
    for (const userId of [own, ...others.map(({ id }) => id)]) {
      await db()
        .insertInto('userRoles')
        .values({ userId, roleId: everything })
        .onConflict((same) => same.doNothing())
        .execute()
    }
    admin = await signedIn(server, 'admin')
  })
})

describe('check 28: who is left', () => {
  const everyName = permissions.map(({ name }) => name)

  /** Nobody else is active, and the administrator's own permissions end tomorrow. */
  async function alone(names: readonly string[], work: () => Promise<void>): Promise<void> {
    const own = admin.session.current?.userData.uid ?? ''
    const held = await db().deleteFrom('userRoles').where('userId', '=', own).returningAll().execute()
    const endsAt = new Date(clock.now().getTime() + 86_400_000)
    const grant = { userId: own, requestId: null, grantedBy: own, grantedAt: clock.now(), endsAt }
    const grants = permissions.map(({ id: permissionId }) => ({ ...grant, permissionId }))
    await db().insertInto('userPermissions').values(grants).execute()
    const others = await db()
      .updateTable('users')
      .set({ active: false })
      .where('active', '=', true)
      .where('username', 'not in', ['admin', ...names])
      .returning('id')
      .execute()
    await work()
    const ids = others.map(({ id }) => id)
    await db().updateTable('users').set({ active: true }).where('id', 'in', ids).execute()
    await db().deleteFrom('userPermissions').where('userId', '=', own).execute()
    await db().insertInto('userRoles').values(held).execute()
  }

  it('keeps each permission without which nobody hands any out; who was invited and never came does not count', async () => {
    const role = await admin.roles.create({ name: 'Los últimos', permissions: everyName })
    const { id } = await invite('titular', { roles: [role.id] })
    await settled('titular')
    const { id: newcomer } = await invite('nunca.llega', { roles: [role.id] })
    await alone(['titular', 'nunca.llega'], async () => {
      const without = async (name: string) =>
        codesOf(
          admin.roles.patch(role.id, {
            ...(await seen(admin.roles, role.id)),
            permissions: everyName.filter((one) => one !== name),
          }),
        )
      for (const name of guardedPermissions) {
        expect({ name, ...Object(await without(name)) }).toEqual({
          name,
          status: 409,
          codes: { permissions: 'last_holder' },
        })
      }
      expect(await without('MENU_LOGS')).toBe('done')
      const refused = (field: string) => ({ status: 409, codes: { [field]: 'last_holder' } })
      expect(
        await codesOf(admin.users.assignRoles(id, { ...(await seen(admin.users, id)), roles: [] })),
      ).toEqual(refused('roles'))
      expect(await codesOf(admin.users.disable(id))).toEqual(refused('id'))
      expect(await codesOf(admin.users.disable(newcomer))).toBe('done')
      // A pending mail to the previous user would grant access.
      expect(await codesOf(admin.users.resetPassword(id))).toBe('done')
    })
  })
})
