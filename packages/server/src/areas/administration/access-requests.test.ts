import { createPortal, type Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'

let server: TestServer
let clock: StillClock
let admin: Portal
let employee: Portal
let employeeId: string
const reason = 'Sustituyo a Marta esta semana'

beforeAll(async () => {
  clock = stillClock()
  server = await startServer({ clock })
  admin = await signedIn(server, 'admin')
  employee = await signedIn(server, 'empleado')
  employeeId = employee.session.current?.userData.uid ?? ''
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const ask = (permission: string) => employee.accessRequests.create({ permission, reason })

describe('accessRequests.create', () => {
  it('asks for a permission with a reason and the page it was missed on', async () => {
    const page = '/clustering/cargue?state=failed'
    const made = await employee.accessRequests.create({ permission: 'MENU_PROCESAR_CARGUE', reason, page })
    expect(made).toMatchObject({
      permission: 'MENU_PROCESAR_CARGUE',
      permissionLabel: expect.stringContaining('Menú') as unknown,
      person: { id: employeeId },
      state: 'pending',
      page,
      canDecide: false,
    })
  })

  it('SHE-15.2 notifies the deciders, and the person of the decision', async () => {
    const { id } = await ask('MENU_LOGS')
    const [asked] = (await admin.notifications.index({ kind: ['access.requested'] })).data
    expect(asked).toMatchObject({
      link: '/admin/solicitudes',
      data: { person: expect.any(String) as unknown },
    })
    await admin.accessRequests.reject(id, { reason: 'No hace falta para este puesto' })
    const [decided] = (await employee.notifications.index({ kind: ['access.decided'] })).data
    expect(decided).toMatchObject({ data: { permission: 'MENU_LOGS' } })
  })

  it('takes one open request a permission, however many are sent at once', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 5 }, () => ask('CARGUE_VER')))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(ask('CARGUE_VER')).rejects.toMatchObject({ status: 422, code: 'taken', field: 'permission' })
  })

  it.each([
    ['NO_SUCH_PERMISSION', 'inclusion'],
    ['VER_DASHBOARD', 'invalid'],
    ['USUARIOS_ASIGNAR_PERMISOS', 'invalid'],
    ['ROLES_ASIGNAR_PERMISOS', 'invalid'],
  ])('refuses %s: unknown, held already, or one that hands out permissions', async (name, code) => {
    await expect(ask(name)).rejects.toMatchObject({ status: 422, code })
  })

  it('check 29: a request says nothing of whom it is for or what became of it', async () => {
    const token = await personWith(server.server, [])
    for (const extra of [{ userId: employeeId }, { state: 'approved' }, { canDecide: true }]) {
      const { status } = await wire(server)(
        '/access-requests',
        { permission: 'CARGUE_VER', reason, ...extra },
        { token },
      )
      expect(status).toBe(422)
    }
  })

  it('refuses a page that is not of the portal', async () => {
    const sent = employee.accessRequests.create({
      permission: 'APERTURAS_REGISTRAR',
      reason,
      page: 'https://evil.example',
    })
    await expect(sent).rejects.toMatchObject({ code: 'format', field: 'page' })
  })
})

describe('accessRequests.index', () => {
  it('check 26: check 31: shows everybody their own, in rows and totals, and all of them to who decides', async () => {
    const token = await personWith(server.server, [])
    const other = await wire(server)('/access-requests', { permission: 'MENU_USUARIOS', reason }, { token })
    expect(other.status).toBe(201)
    const own = await employee.accessRequests.index({ perPage: 100 })
    expect(new Set(own.data.map(({ person }) => person.id))).toEqual(new Set([employeeId]))
    expect(own.meta.totalCount).toBe(own.data.length)
    const found = await employee.accessRequests.index({ permission: 'MENU_USUARIOS' })
    expect(found.meta.totalCount).toBe(0)
    const everybodys = await admin.accessRequests.index({ perPage: 100 })
    expect(everybodys.meta.totalCount).toBe(own.meta.totalCount + 1)
    expect(everybodys.data.every(({ canDecide, state }) => canDecide === (state === 'pending'))).toBe(true)
    expect((await admin.accessRequests.index({ mine: true })).meta.totalCount).toBe(0)
  })

  it('filters by state and permission, searches person, reason and permission, and sorts', async () => {
    const found = await admin.accessRequests.index({ search: 'menu: CARGAS' })
    expect(found.data.map(({ permission }) => permission)).toEqual(['MENU_PROCESAR_CARGUE'])
    const byPermission = await admin.accessRequests.index({ permission: 'CARGUE_VER' })
    expect(byPermission.meta.totalCount).toBe(1)
    expect((await admin.accessRequests.index({ state: ['rejected'] })).meta.totalCount).toBe(1)
    const sorted = await admin.accessRequests.index({ sort: 'person', perPage: 1 })
    expect(sorted.meta.totalPages).toBeGreaterThan(1)
  })
})

describe('accessRequests.approve', () => {
  it('SHE-15.2 check 28: grants the permission in the current session, and logs who, when and the previous value', async () => {
    await expect(employee.fields.index()).rejects.toMatchObject({ kind: 'permission' })
    const { id } = await ask('CAMPOS_GESTION_VER')
    const decided = await admin.accessRequests.approve(id, { reason: 'Hasta que vuelva' })
    expect(decided).toMatchObject({ state: 'approved', decision: 'Hasta que vuelva', canDecide: false })
    expect((await employee.fields.index()).meta.totalCount).toBeGreaterThan(0)
    const { userData } = await employee.session.show()
    expect(userData.accessPermissions).toContain('CAMPOS_GESTION_VER')
    const event = await db()
      .selectFrom('auditEvents')
      .where('act', '=', 'accessRequests.approve')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      userId: admin.session.current?.userData.uid,
      subject: employeeId,
      before: { state: 'pending', permission: null },
      after: { state: 'approved', permission: 'CAMPOS_GESTION_VER' },
      detail: { requestId: id, permission: 'CAMPOS_GESTION_VER', reason: 'Hasta que vuelva' },
    })
    const { data } = await admin.logs.index({ subject: employeeId, family: ['accessRequests'] })
    expect(data.map(({ act }) => act).slice(0, 2)).toEqual([
      'accessRequests.approve',
      'accessRequests.create',
    ])
  })

  it('refuses to decide twice, and for a day that is over', async () => {
    const { id } = await ask('APERTURAS_REGISTRAR')
    const late = admin.accessRequests.approve(id, { endsOn: '2020-01-01' })
    await expect(late).rejects.toMatchObject({ code: 'invalid', field: 'endsOn' })
    await admin.accessRequests.approve(id, {})
    await expect(admin.accessRequests.approve(id, {})).rejects.toMatchObject({ status: 409 })
    await expect(admin.accessRequests.reject(id, { reason: 'No hace falta' })).rejects.toMatchObject({
      status: 409,
    })
  })

  it('a grant with a last day is over after it', async () => {
    const { id } = await ask('TICKETS_ASIGNAR_MASIVO')
    const endsOn = clock.now().toISOString().slice(0, 10)
    expect(await admin.accessRequests.approve(id, { endsOn })).toMatchObject({ endsOn, canRevoke: true })
    const held = async () => (await employee.session.show()).userData.accessPermissions
    expect(await held()).toContain('TICKETS_ASIGNAR_MASIVO')
    const [before] = [clock.now().getTime()]
    // Only the clock of the server moves, not that of the database.
    clock.forward(Math.ceil((Date.parse(`${endsOn}T00:00:00Z`) + 86_400_000 - before) / 1000) + 1)
    employee = await signedIn(server, 'empleado')
    admin = await signedIn(server, 'admin')
    expect(await held()).not.toContain('TICKETS_ASIGNAR_MASIVO')
    const [row] = (await admin.accessRequests.index({ permission: 'TICKETS_ASIGNAR_MASIVO' })).data
    expect(row).toMatchObject({ state: 'approved', canRevoke: false })
  })

  it('a grant ends no later than the giver’s own, regardless of the end requested', async () => {
    const { id } = await ask('MENU_ETIQUETAS')
    const token = await personWith(server.server, ['USUARIOS_ASIGNAR_PERMISOS'])
    const { body } = await wire(server)('/session', undefined, { token })
    const { uid } = (body.data as { userData: { uid: string } }).userData
    await admin.users.grant(uid, { permission: 'MENU_ETIQUETAS', endsOn: '2099-01-31' })
    const given = await wire(server)(`/access-requests/${id}/approve`, { endsOn: '2099-06-30' }, { token })
    expect(given).toMatchObject({ status: 200, body: { data: { endsOn: '2099-01-31' } } })
  })

  it('check 28: nobody grants permissions that they lack', async () => {
    const { id } = await ask('MENU_PAISES')
    const token = await personWith(server.server, ['USUARIOS_ASIGNAR_PERMISOS'])
    const { status, body } = await wire(server)(`/access-requests/${id}/approve`, {}, { token })
    expect({ status, missing: body.missing }).toEqual({ status: 403, missing: ['MENU_PAISES'] })
    const list = await wire(server)('/access-requests?permission=MENU_PAISES', undefined, { token })
    expect(list.body).toMatchObject({ data: [{ id, canDecide: false }] })
  })

  it('check 28: nobody decides on their own request', async () => {
    const held = ['USUARIOS_ASIGNAR_PERMISOS']
    const token = await personWith(server.server, held)
    const own = await wire(server)('/access-requests', { permission: 'MENU_APPS', reason }, { token })
    const { id } = own.body.data as { id: string }
    for (const [act, body] of [
      ['approve', {}],
      ['reject', { reason: 'No hace falta' }],
    ] as const) {
      expect((await wire(server)(`/access-requests/${id}/${act}`, body, { token })).status).toBe(403)
    }
  })

  it('check 28: asks for the password again five minutes after it was entered', async () => {
    const { id } = await ask('MENU_ROLES')
    const later = createPortal({ baseUrl: server.url })
    await later.session.login({ user: 'admin', password: 'demo-Portal-2026' })
    clock.forward(5 * 60 + 1)
    await expect(later.accessRequests.approve(id, {})).rejects.toMatchObject({ status: 403 })
    await later.session.confirm({ password: 'demo-Portal-2026' })
    expect(await later.accessRequests.approve(id, {})).toMatchObject({ state: 'approved' })
  })
})

describe('accessRequests.reject', () => {
  it('SHE-15.2 refuses with a reason that the person reads, and the same can be asked for again', async () => {
    const { id } = await ask('MENU_ASIGNADOS')
    const blank = admin.accessRequests.reject(id, { reason: '' })
    await expect(blank).rejects.toMatchObject({ status: 422, field: 'reason' })
    await admin.accessRequests.reject(id, { reason: 'No hace falta para este puesto' })
    const [own] = (await employee.accessRequests.index({ permission: 'MENU_ASIGNADOS' })).data
    expect(own).toMatchObject({ state: 'rejected', decision: 'No hace falta para este puesto' })
    expect((await employee.session.show()).userData.accessPermissions).not.toContain('MENU_ASIGNADOS')
    expect((await ask('MENU_ASIGNADOS')).state).toBe('pending')
  })
})

describe('accessRequests.revoke', () => {
  it('check 28: revokes a grant at once; the person reads why, and the audit stores the previous value', async () => {
    admin = await signedIn(server, 'admin')
    employee = await signedIn(server, 'empleado')
    const { id } = await ask('MENU_USUARIOS')
    await admin.accessRequests.approve(id, {})
    const held = async () => (await employee.session.show()).userData.accessPermissions
    expect(await held()).toContain('MENU_USUARIOS')
    const why = 'Marta ha vuelto'
    const revoked = await admin.accessRequests.revoke(id, { reason: why })
    expect(revoked).toMatchObject({ state: 'revoked', decision: why, canRevoke: false })
    expect(await held()).not.toContain('MENU_USUARIOS')
    clock.forward(1)
    const [notification] = (await employee.notifications.index({ kind: ['access.revoked'] })).data
    expect(notification).toMatchObject({ data: { reason: why } })
    const event = await db()
      .selectFrom('auditEvents')
      .where('act', '=', 'accessRequests.revoke')
      .select(['subject', 'before', 'after', 'detail'])
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      subject: employeeId,
      before: { state: 'approved', permission: 'MENU_USUARIOS' },
      after: { state: 'revoked', permission: null },
      detail: { requestId: id, reason: why },
    })
    await expect(admin.accessRequests.revoke(id, { reason: why })).rejects.toMatchObject({ status: 409 })
    expect((await ask('MENU_USUARIOS')).state).toBe('pending')
  })

  it('check 28: asks for the password again, and revokes nothing from the caller', async () => {
    const { id } = await ask('MENU_PERMISOS')
    await admin.accessRequests.approve(id, {})
    clock.forward(5 * 60 + 1)
    await expect(admin.accessRequests.revoke(id, { reason: 'Ya no' })).rejects.toMatchObject({
      code: 'reauthentication',
    })
    const token = await personWith(server.server, ['USUARIOS_ASIGNAR_PERMISOS'])
    const own = await wire(server)('/access-requests', { permission: 'MENU_APPS', reason }, { token })
    const { id: ownId } = own.body.data as { id: string }
    await admin.session.confirm({ password: 'demo-Portal-2026' })
    await admin.accessRequests.approve(ownId, {})
    const { status } = await wire(server)(`/access-requests/${ownId}/revoke`, { reason: 'Ya no' }, { token })
    expect(status).toBe(403)
  })
})

describe('accessRequests.withdraw', () => {
  it('withdraws one’s own while nobody has decided; those of others are unknown', async () => {
    const { id } = await ask('MENU_ASIGNACIONES')
    await expect(admin.accessRequests.withdraw(id)).rejects.toMatchObject({ status: 404 })
    expect(await employee.accessRequests.withdraw(id)).toMatchObject({ state: 'withdrawn' })
    await expect(employee.accessRequests.withdraw(id)).rejects.toMatchObject({ status: 409 })
    await expect(admin.accessRequests.approve(id, {})).rejects.toMatchObject({ status: 409 })
    expect((await ask('MENU_ASIGNACIONES')).state).toBe('pending')
  })
})
