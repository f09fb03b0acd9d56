import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
import { rolesOf } from './testing/roles.ts'

const clock = stillClock()
let server: TestServer
let admin: Portal
let coordinatorRole: string
let agentRole: string

beforeAll(async () => {
  server = await startServer({ clock })
  admin = await signedIn(server)
  coordinatorRole = await idOf('Coordinador')
  agentRole = await idOf('Agente')
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const { give, holderOf, idOf, newRole, userOf } = rolesOf(
  () => server,
  () => admin,
)

describe('roles.preview', () => {
  it('PAN-4.1 PAN-4.2 counts who gains and who loses, other roles and grants taken into account, and changes nothing', async () => {
    const role = await newRole(['MENU_LOGS', 'NOMINAS_PUBLICAR'])
    const [employee, coordinator] = [await userOf('empleado'), await userOf('coordinador')]
    await give(employee, role.id)
    await give(coordinator, role.id)
    await give(await userOf('admin'), role.id)
    const granted = { userId: employee, permissionId: 1209, requestId: null, grantedBy: null }
    const [grantedAt, soon] = [clock.now(), new Date(clock.now().getTime() + 60_000)]
    await db()
      .insertInto('userPermissions')
      .values({ ...granted, grantedAt, endsAt: soon })
      .execute()
    const draft = { permissions: ['APERTURAS_REGISTRAR', 'NOMINAS_PUBLICAR'] }
    const seen = await admin.roles.preview(role.id, draft)
    // The coordinator has APERTURAS_REGISTRAR by another role, the employee MENU_LOGS by a grant, the administrator
    // everything.
    expect(seen).toMatchObject({
      gained: [{ permission: 'APERTURAS_REGISTRAR', people: 1 }],
      lost: [{ permission: 'MENU_LOGS', people: 1 }],
      ...{ gaining: 1, losing: 1, affected: 2, hidden: 0, missing: [] },
    })
    const effects = seen.people.map(({ person, gains, loses }) => [person.id, gains, loses])
    expect(effects).toContainEqual([employee, ['APERTURAS_REGISTRAR'], []])
    expect(effects).toContainEqual([coordinator, [], ['MENU_LOGS']])
    expect((await admin.roles.show(role.id)).permissions).toEqual(role.permissions)
    expect(seen.refusal).toBe('own')
    await db().deleteFrom('userRoles').where('roleId', '=', role.id).execute()
    await db().deleteFrom('userPermissions').where('userId', '=', employee).execute()
  })

  it('names only those whom whoever asks may see, and counts the others', async () => {
    const token = await personWith(server.server, ['ROLES_EDITAR', 'APERTURAS_REGISTRAR'])
    const { uid } = await holderOf(token)
    const { employeeId } = await db()
      .selectFrom('coordinatorAssignments')
      .innerJoin('userRoles', 'userRoles.userId', 'coordinatorAssignments.employeeId')
      .where('userRoles.roleId', '=', agentRole)
      .where('endsOn', 'is', null)
      .select('employeeId')
      .executeTakeFirstOrThrow()
    await db()
      .updateTable('coordinatorAssignments')
      .set({ coordinatorId: uid })
      .where('employeeId', '=', employeeId)
      .where('endsOn', 'is', null)
      .execute()
    const held = (await admin.roles.show(agentRole)).permissions
    const body = { permissions: [...held, 'APERTURAS_REGISTRAR'] }
    const answer = await wire(server)(`/roles/${agentRole}/preview`, body, { token })
    const { data } = answer.body as {
      data: { gaining: number; hidden: number; people: { person: { id: string } }[] }
    }
    expect(data.gaining).toBeGreaterThan(250)
    expect(data.people.map(({ person }) => person.id)).toEqual([employeeId])
    expect(data.hidden).toBe(data.gaining - 1)
  })

  it('says why a change would be refused', async () => {
    const system = await admin.roles.preview(await idOf('Administrador'), { permissions: [] })
    expect(system.refusal).toBe('own')
    const token = await personWith(server.server, ['ROLES_EDITAR'])
    const body = { permissions: ['NOMINAS_PUBLICAR'] }
    const answer = await wire(server)(`/roles/${coordinatorRole}/preview`, body, { token })
    // Removals follow the same rules as additions.
    const missing = expect.arrayContaining(['NOMINAS_PUBLICAR', 'VER_DASHBOARD']) as unknown
    expect(answer.body).toMatchObject({ data: { refusal: 'not_held', missing } })
  })
})

describe('assignments.index', () => {
  it('lists people with their roles, by role, without a role, and by words', async () => {
    const ofRole = await admin.assignments.index({ role: coordinatorRole, perPage: 100 })
    expect(ofRole.data).toHaveLength(14)
    expect(ofRole.data[0]?.roles.map(({ name }) => name)).toContain('Coordinador')
    const without = await admin.assignments.index({ without: agentRole })
    expect(without.data.flatMap(({ roles }) => roles.map(({ id }) => id))).not.toContain(agentRole)
    expect((await admin.assignments.index({ search: 'coordinador' })).data[0]?.username).toBe('coordinador')
    const none = await admin.assignments.index({ none: true })
    expect(none.data.every(({ roleCount }) => roleCount === 0)).toBe(true)
  })
})
