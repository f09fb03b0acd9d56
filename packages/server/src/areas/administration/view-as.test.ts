import { permissionByName } from '@portal/permissions'
import type { OpenedView, Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationRows, servicePrefixes } from '#contract/operations.ts'
import { viewAnswer } from '#contract/view-gate.ts'
import { stillClock } from '#testing/clock.ts'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
import { rolesOf } from './testing/roles.ts'
import { refused } from '#testing/refused.ts'

const clock = stillClock()
let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer({ clock })
  admin = await signedIn(server)
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const { userOf } = rolesOf(
  () => server,
  () => admin,
)
const ask =
  (view: OpenedView) =>
  (path: string, method = 'GET', body?: object) =>
    wire(server)(path, body, { token: view.accessToken, method })
const readOnly = { status: 403, body: { errors: { session: [{ error: 'read_only' }] } } }
const eventsOf = (act: string) =>
  db().selectFrom('auditEvents').selectAll().where('act', '=', act).orderBy('number').execute()

describe('viewAs.create', () => {
  it('PAN-5.1 PAN-5.2 answers what the person may read and nothing that they do, and the person is not there for it', async () => {
    const coordinator = await userOf('coordinador')
    const before = await db().selectFrom('users').where('id', '=', coordinator).select('lastSeenAt').execute()
    const sessions = await db().selectFrom('sessions').select('id').execute()
    const view = await admin.viewAs.create({ userId: coordinator })
    expect(view).toMatchObject({ sessionSeconds: 900, userData: { uid: coordinator } })
    const own = await signedIn(server, 'coordinador')
    expect([...view.userData.accessPermissions].sort()).toEqual(
      [...(own.session.current?.userData.accessPermissions ?? [])].sort(),
    )
    await own.session.logout()
    const get = ask(view)
    const shown = await get('/session')
    expect(shown).toMatchObject({
      status: 200,
      body: { data: { kind: 'view', userData: { uid: coordinator } } },
    })
    expect((await get('/employees')).status).toBe(200)
    expect((await get('/users')).status).toBe(403)
    expect(await get('/session/confirmation', 'POST', { password: 'x' })).toMatchObject(readOnly)
    expect(await get('/monitor_estados/saveSession', 'POST', { userId: coordinator })).toMatchObject(readOnly)
    // The viewed person was not active, and has no additional session.
    const after = await db().selectFrom('users').where('id', '=', coordinator).select('lastSeenAt').execute()
    expect(after[0]?.lastSeenAt?.getTime() ?? 0).toBeGreaterThanOrEqual(before[0]?.lastSeenAt?.getTime() ?? 0)
    const { length } = await db().selectFrom('sessions').select('id').execute()
    expect(length).toBe(sessions.length + 1)
    await admin.viewAs.destroy()
  })

  it('PAN-5.2 refuses every change and every private read, of all operations', async () => {
    const view = await admin.viewAs.create({ userId: await userOf('coordinador') })
    const open: string[] = []
    for (const row of operationRows.filter(({ service }) => service !== 'analytics')) {
      const answer = viewAnswer(row)
      if (row.permissions === 'public') continue
      if (row.method !== 'get') {
        if (answer === 'open') open.push(row.id)
        else expect(answer, row.id).toBe('read_only')
      } else if (row.permissions.length === 0 && answer === 'open') open.push(row.id)
      if (answer === 'open') continue
      const path = row.path.replace(/\{\w+\}/g, view.userData.uid)
      const response = await fetch(`${server.url}${servicePrefixes[row.service]}${path}`, {
        method: row.method.toUpperCase(),
        headers: { 'x-session-token': view.accessToken },
      })
      expect(response.status, row.id).toBe(403)
    }
    expect(open.sort()).toEqual([
      ...['agentState.show', 'dashboard.show', 'session.logout', 'session.show', 'starredPages.index'],
      'viewAs.destroy',
    ])
    const own = operationRows.filter((row) => row.method === 'get' && viewAnswer(row) === 'personal')
    expect(own.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        ...['notifications.index', 'profile.show', 'sessions.index', 'secondFactor.show'],
        'correctionFiles.file',
      ]),
    )
    await admin.viewAs.destroy()
  })

  it('shows nobody who holds more than whoever looks, nor oneself, nor who is not there', async () => {
    const rights = ['PERMISOS_EDITAR', 'VER_DASHBOARD']
    const token = await personWith(server.server, rights)
    const look = (userId: string) => wire(server)('/view-as', { userId }, { token })
    const answer = await look(await userOf('coordinador'))
    expect(answer.status).toBe(403)
    expect(answer.body.missing).toContain('MENU_PERFIL')
    expect(await admin.viewAs.create({ userId: await userOf('admin') }).safe()).toMatchObject(
      refused(409, { id: [{ code: 'own_account' }] }),
    )
    const nobody = await admin.viewAs.create({ userId: server.server.kernel.ids.next() }).safe()
    expect(nobody).toMatchObject({ ok: false, error: { status: 404 } })
    const coordinator = await signedIn(server, 'coordinador')
    expect(await coordinator.viewAs.create({ userId: await userOf('empleado') }).safe()).toMatchObject({
      ...{ ok: false, error: { status: 403, missing: ['PERMISOS_EDITAR'] } },
    })
    await coordinator.session.logout()
  })

  it('loses at once what the viewer loses, and ends with the right to look and with the viewer’s session', async () => {
    const employee = await userOf('empleado')
    const held = (await signedIn(server, 'empleado')).session.current?.userData.accessPermissions ?? []
    const token = await personWith(server.server, ['PERMISOS_EDITAR', 'MENU_ETIQUETAS', ...held])
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      uid: string
      sid: string
    }
    const { body } = await wire(server)('/view-as', { userId: employee }, { token })
    const get = ask(body.data as OpenedView)
    expect((await get('/session')).status).toBe(200)
    const looking = permissionByName('PERMISOS_EDITAR')?.id ?? 0
    const [role] = await db().selectFrom('userRoles').selectAll().where('userId', '=', claims.uid).execute()
    const roleId = role?.roleId ?? ''
    const ofRole = db().deleteFrom('rolePermissions').where('roleId', '=', roleId)
    await ofRole.where('permissionId', '<>', looking).execute()
    clock.forward(2)
    const shown = await get('/session')
    expect((shown.body.data as OpenedView).userData.accessPermissions).toEqual([])
    await ofRole.execute()
    clock.forward(2)
    expect((await get('/session')).status).toBe(401)
    await db().insertInto('rolePermissions').values({ roleId, permissionId: looking }).execute()
    clock.forward(2)
    expect((await get('/session')).status).toBe(200)
    await db().updateTable('sessions').set({ endedAt: clock.now() }).where('id', '=', claims.sid).execute()
    clock.forward(2)
    expect((await get('/session')).status).toBe(401)
  })

  it('PAN-5.4 viewAs.destroy ends it at once, and the log says who looked at whom and at what, in the name of the viewer', async () => {
    const coordinator = await userOf('coordinador')
    const viewer = await userOf('admin')
    const view = await admin.viewAs.create({ userId: coordinator })
    const get = ask(view)
    await get('/employees')
    await get('/employees')
    await get('/view-as', 'DELETE')
    clock.forward(2)
    expect((await get('/session')).status).toBe(401)
    const [began, looked, ended] = [
      (await eventsOf('viewAs.create')).at(-1),
      (await eventsOf('viewAs.show')).filter(({ sessionId }) => sessionId !== null),
      (await eventsOf('viewAs.destroy')).at(-1),
    ]
    expect(began).toMatchObject({ userId: viewer, subject: coordinator })
    expect(ended).toMatchObject({ userId: viewer, subject: coordinator })
    const last = looked.at(-1)
    expect(last).toMatchObject({
      userId: viewer,
      subject: coordinator,
      detail: { operation: 'employees.index' },
    })
    expect(last?.sessionId).toBe(began?.sessionId)
  })

  it('ends automatically after fifteen minutes, and needs a recently entered password', async () => {
    const userId = await userOf('coordinador')
    const view = await admin.viewAs.create({ userId })
    clock.forward(14 * 60)
    expect((await ask(view)('/session')).status).toBe(200)
    clock.forward(61)
    expect((await ask(view)('/session')).status).toBe(401)
    expect(await admin.viewAs.create({ userId }).safe()).toMatchObject(
      refused(403, { session: [{ code: 'reauthentication' }] }),
    )
  })
})
