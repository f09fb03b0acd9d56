import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
import { codesOf, peopleOf } from './testing/people.ts'

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
const { invite, roleId } = peopleOf(
  () => server,
  () => admin,
)

describe('users.bulk', () => {
  it('PAN-1.8 SHE-6.3 reports the result of each: a refusal of one does not affect the others', async () => {
    const [one, two] = [await invite('muchos.uno'), await invite('muchos.dos')]
    const own = admin.session.current?.userData.uid ?? ''
    const unknown = '0193b3a0-0000-4000-8000-000000000001'
    expect(await admin.users.bulk({ act: 'disable', ids: [one.id, own, unknown, two.id] })).toEqual([
      { id: one.id, isDone: true, error: null },
      { id: own, isDone: false, error: 'own_account' },
      { id: unknown, isDone: false, error: 'not_found' },
      { id: two.id, isDone: true, error: null },
    ])
    const roles = [await roleId('Agente')]
    await admin.users.bulk({ act: 'addRoles', ids: [one.id, two.id], roles })
    expect(await admin.users.show(two.id)).toMatchObject({ state: 'disabled', roles: [{ name: 'Agente' }] })
    await admin.users.bulk({ act: 'removeRoles', ids: [one.id], roles })
    expect((await admin.users.show(one.id)).roles).toEqual([])
    expect(await codesOf(admin.users.bulk({ act: 'addRoles', ids: [one.id] }))).toMatchObject({
      codes: { roles: 'blank' },
    })
  })
})

describe('users.bulk of all or none', () => {
  it('changes nobody when somebody cannot be changed, and answers the table of the specification §8', async () => {
    const [one, two] = [await invite('todos.uno'), await invite('todos.dos')]
    const own = admin.session.current?.userData.uid ?? ''
    const unknown = '0193b3a0-0000-4000-8000-000000000001'
    const ids = [one.id, own, unknown, two.id]
    const refused = admin.users.bulk({ act: 'disable', ids, allOrNone: true })
    await expect(refused).rejects.toMatchObject({
      ...{ kind: 'validation', status: 422, problem: '/problems/rows', code: 'own_account' },
      reading: { shape: 'table', errors: { type: 'table' } },
      rows: [
        { row: 2, fields: { id: [{ code: 'own_account' }] } },
        { row: 3, fields: { id: [{ code: 'inclusion' }] } },
      ],
    })
    for (const { id } of [one, two]) expect(await admin.users.show(id)).toMatchObject({ state: 'invited' })
    expect((await admin.logs.index({ subject: one.id, act: 'users.disable' })).data).toEqual([])
    const both = await admin.users.bulk({ act: 'disable', ids: [one.id, two.id], allOrNone: true })
    expect(both.map(({ isDone }) => isDone)).toEqual([true, true])
    expect(await admin.users.show(two.id)).toMatchObject({ state: 'disabled' })
  })

  it('says in the table which permissions are missing for whom', async () => {
    const token = await personWith(server.server, ['USUARIOS_EDITAR'])
    const [plain, able] = [
      await invite('todos.tres'),
      await invite('todos.cuatro', { roles: [await roleId('Agente')] }),
    ]
    const body = { act: 'disable', ids: [plain.id, able.id], allOrNone: true }
    const { body: answer } = await wire(server)('/users/bulk', body, { token })
    expect(answer).toMatchObject({
      errors: { type: 'table', rows: [{ row: 2, errors: { id: [{ error: 'out_of_reach' }] } }] },
    })
    expect(JSON.stringify(answer)).toContain('VER_DASHBOARD')
    expect(await admin.users.show(plain.id)).toMatchObject({ state: 'invited' })
  })
})

describe('users.bulk of accounts', () => {
  it('PAN-1.8 SHE-6.3 unlocks, asks for new passwords, removes and brings back many, each with its own answer', async () => {
    const [one, two] = [await invite('lote.uno'), await invite('lote.dos')]
    const own = admin.session.current?.userData.uid ?? ''
    const ids = [one.id, own, two.id]
    const done = (id: string) => ({ id, isDone: true, error: null })
    const refused = { id: own, isDone: false, error: 'own_account' }
    const some = [done(one.id), refused, done(two.id)]
    expect(await admin.users.bulk({ act: 'unlock', ids })).toEqual(ids.map(done))
    expect(await admin.users.bulk({ act: 'resetPassword', ids })).toEqual(some)
    expect(await admin.users.bulk({ act: 'destroy', ids })).toEqual(some)
    expect(await admin.users.show(two.id)).toMatchObject({ state: 'removed' })
    expect(await admin.users.bulk({ act: 'disable', ids: [two.id] })).toEqual([
      { id: two.id, isDone: false, error: 'invalid' },
    ])
    expect(await admin.users.bulk({ act: 'restore', ids: [one.id, two.id] })).toEqual([
      done(one.id),
      done(two.id),
    ])
    expect(await admin.users.show(two.id)).toMatchObject({ state: 'invited' })
  })

  it('removes nobody for whoever may only edit', async () => {
    const token = await personWith(server.server, ['USUARIOS_EDITAR'])
    const { id } = await invite('lote.tres')
    const asked = await wire(server)('/users/bulk', { act: 'destroy', ids: [id] }, { token })
    expect(asked).toMatchObject({ status: 403, body: { missing: ['USUARIOS_ELIMINAR'] } })
  })

  it('says of whom one may not change which permissions are missing for it, as for one person alone', async () => {
    const token = await personWith(server.server, ['USUARIOS_EDITAR', 'USUARIOS_ASIGNAR_ROLES'])
    const [able, plain] = [
      await invite('lote.cuatro', { roles: [await roleId('Agente')] }),
      await invite('lote.cinco'),
    ]
    const ask = wire(server)
    const alone = await ask(`/users/${able.id}/disable`, {}, { token })
    const { missing } = alone.body as { missing: string[] }
    expect(missing).toContain('VER_DASHBOARD')
    const refused = { id: able.id, isDone: false, error: 'forbidden', missing }
    const done = { id: plain.id, isDone: true, error: null }
    const disabled = await ask('/users/bulk', { act: 'disable', ids: [able.id, plain.id] }, { token })
    expect(disabled).toMatchObject({ status: 200, body: { data: [refused, done] } })
    const role = { act: 'addRoles', ids: [plain.id], roles: [await roleId('Agente')] }
    expect((await ask('/users/bulk', role, { token })).body).toEqual({
      data: [{ ...refused, id: plain.id }],
    })
  })
})

describe('users.resetSecondFactor', () => {
  it('removes the second factor of a person, who is signed out and notified; it needs a recent password', async () => {
    const fresh = await signedIn(server, 'admin')
    const person = await signedIn(server, 'coordinador')
    const id = person.session.current?.userData.uid ?? ''
    await expect(fresh.users.resetSecondFactor(id)).rejects.toMatchObject({ status: 409 })
    await person.secondFactor.create()
    await db()
      .updateTable('secondFactors')
      .set({ confirmedAt: clock.now() })
      .where('userId', '=', id)
      .execute()
    clock.forward(5 * 60 + 1)
    await expect(fresh.users.resetSecondFactor(id)).rejects.toMatchObject({ code: 'reauthentication' })
    await fresh.session.confirm({ password })
    await fresh.users.resetSecondFactor(id)
    await expect(person.dashboard.show()).rejects.toMatchObject({ kind: 'session-ended' })
    // The password alone signs in again.
    const again = await signedIn(server, 'coordinador')
    expect(await again.secondFactor.show()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
    const [notification] = (await again.notifications.index({ kind: ['access.secondFactorReset'] })).data
    expect(notification).toMatchObject({ link: '/userProfile' })
    const event = await db()
      .selectFrom('auditEvents')
      .where('act', '=', 'users.resetSecondFactor')
      .select(['userId', 'subject'])
      .executeTakeFirstOrThrow()
    expect(event).toEqual({ userId: fresh.session.current?.userData.uid, subject: id })
    const own = fresh.session.current?.userData.uid ?? ''
    await expect(fresh.users.resetSecondFactor(own)).rejects.toMatchObject({ status: 409 })
  })
})
