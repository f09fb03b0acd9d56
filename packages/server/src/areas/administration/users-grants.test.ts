import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
import { codesOf, peopleOf } from './testing/people.ts'

const clock = stillClock()
let server: TestServer
let admin: Portal

beforeAll(async () => {
  server = await startServer({ clock })
  admin = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const { invite, roleId, settled } = peopleOf(
  () => server,
  () => admin,
)
const reason = 'Ya no lleva ese equipo'

describe('users.grant and users.revoke', () => {
  it('PAN-1.4 gives a person a permission besides the roles, felt at once, and takes it back with a reason', async () => {
    const { id } = await invite('concedida', { roles: [await roleId('Agente')] })
    const person = await settled('concedida')
    await expect(person.roles.index()).rejects.toMatchObject({ status: 403 })
    const given = await admin.users.grant(id, { permission: 'MENU_ROLES', endsOn: '2099-01-31' })
    expect(given.grants).toMatchObject([
      { permission: 'MENU_ROLES', grantedBy: { id: admin.session.current?.userData.uid } },
    ])
    expect(given.grants[0]?.endsAt).toContain('2099-02-01')
    expect((await person.roles.index()).data).not.toEqual([])
    const { displayName: giver } = await admin.profile.show()
    const news = await person.notifications.index({ kind: ['access.granted'] })
    expect(news.data).toMatchObject([{ data: { person: giver } }])
    const taken = await admin.users.revoke(id, { permission: 'MENU_ROLES', reason })
    expect(taken.grants).toEqual([])
    await expect(person.roles.index()).rejects.toMatchObject({ status: 403 })
    const [notification] = (await person.notifications.index({ kind: ['access.revoked'] })).data
    expect(notification).toMatchObject({ data: { reason } })
    const events = await db()
      .selectFrom('auditEvents')
      .where('subject', '=', id)
      .where('act', 'in', ['users.grant', 'users.revoke'])
      .select(['act', 'before', 'after', 'detail'])
      .orderBy('act')
      .execute()
    expect(events).toMatchObject([
      { act: 'users.grant', before: null, after: { permission: 'MENU_ROLES' } },
      { act: 'users.revoke', before: { permission: 'MENU_ROLES' }, detail: { reason } },
    ])
  })

  it('says of a request by which it was given that it was revoked', async () => {
    const { id } = await invite('pedida')
    const person = await settled('pedida')
    const request = await person.accessRequests.create({
      permission: 'MENU_ROLES',
      reason: 'Me hace falta hoy',
    })
    await admin.accessRequests.approve(request.id, {})
    await admin.users.revoke(id, { permission: 'MENU_ROLES', reason })
    const own = await person.accessRequests.index({ mine: true })
    expect(own.data).toMatchObject([{ state: 'revoked', decision: reason }])
  })

  it('gives nobody what the giver lacks, nor anything to themselves, nor what there is not', async () => {
    const token = await personWith(server.server, ['USUARIOS_ASIGNAR_PERMISOS'])
    const { id } = await invite('ajena')
    const call = wire(server)
    const lacking = await call(`/users/${id}/grant`, { permission: 'NOMINAS_PUBLICAR' }, { token })
    expect(lacking).toMatchObject({ status: 403, body: { missing: ['NOMINAS_PUBLICAR'] } })
    const own = admin.session.current?.userData.uid ?? ''
    await expect(admin.users.grant(own, { permission: 'MENU_LOGS' })).rejects.toMatchObject({ status: 403 })
    await expect(admin.users.revoke(own, { permission: 'MENU_LOGS', reason })).rejects.toMatchObject({
      status: 403,
    })
    const unknown = { status: 422, codes: { permission: 'inclusion' } }
    expect(await codesOf(admin.users.grant(id, { permission: 'NADA' }))).toEqual(unknown)
    expect(await codesOf(admin.users.revoke(id, { permission: 'MENU_LOGS', reason }))).toEqual(unknown)
    const past = admin.users.grant(id, { permission: 'MENU_LOGS', endsOn: '2020-01-01' })
    expect(await codesOf(past)).toEqual({ status: 422, codes: { endsOn: 'invalid' } })
  })

  it('a grant with an end is passed on until then at most, and not returned', async () => {
    const token = await personWith(server.server, ['USUARIOS_ASIGNAR_PERMISOS'])
    const call = wire(server)
    const { body } = await call('/session', undefined, { token })
    const lender = (body.data as { userData: { uid: string } }).userData.uid
    await admin.users.grant(lender, { permission: 'MENU_LOGS', endsOn: '2099-01-31' })
    const { id } = await invite('prestada', { roles: [await roleId('Agente')] })
    const endOf = (answer: { body: unknown }) =>
      (answer.body as { data: { grants: { endsAt: string }[] } }).data.grants[0]?.endsAt
    const lentOn = await call(`/users/${id}/grant`, { permission: 'MENU_LOGS' }, { token })
    expect(endOf(lentOn)).toBe('2099-02-01T00:00:00.000Z')
    const shorter = { permission: 'MENU_LOGS', endsOn: '2099-01-15' }
    expect(endOf(await call(`/users/${id}/grant`, shorter, { token }))).toBe('2099-01-16T00:00:00.000Z')
    const byRole = await admin.users.grant(id, { permission: 'MENU_LOGS' })
    expect(byRole.grants[0]?.endsAt).toBeNull()
  })

  it('check 28: asks for the password again five minutes after it was entered', async () => {
    const { id } = await invite('tarde')
    const later = await signedIn(server, 'admin')
    clock.forward(5 * 60 + 1)
    await expect(later.users.grant(id, { permission: 'MENU_LOGS' })).rejects.toMatchObject({
      code: 'reauthentication',
    })
  })
})
