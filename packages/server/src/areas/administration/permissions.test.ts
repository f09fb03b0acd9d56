import type { Portal } from '@portal/sdk'
import { decide, permissions as catalogue, routes } from '@portal/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rightsOf } from '#auth/current-user.ts'
import { openSession } from '#auth/sessions.ts'
import { gateOf, isOpen } from '#contract/gate.ts'
import { type OperationRow, operationRows, servicePrefixes } from '#contract/operations.ts'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'

let server: TestServer
let admin: Portal

beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

const kernel = () => server.server.kernel
const db = () => kernel().database.db
const userOf = async (username: string) =>
  (await db().selectFrom('users').where('username', '=', username).select('id').executeTakeFirstOrThrow()).id

describe('permissions.index', () => {
  it('lists the whole catalogue with what each permission opens and who has it', async () => {
    const all = await admin.permissions.list().toArray()
    expect(all.map(({ name }) => name)).toEqual(catalogue.map(({ name }) => name))
    const logs = all.find(({ name }) => name === 'MENU_ROLES')
    expect(logs).toMatchObject({ screens: ['/roles'], roleCount: 1, peopleCount: 2 })
    expect(logs?.operations).toContain('roles.index')
  })

  it('counts the same people as a look at each of them', async () => {
    const users = await db().selectFrom('users').where('active', '=', true).select('id').execute()
    const counts = new Map<string, number>()
    for (const { id } of users)
      for (const name of (await rightsOf(db(), id, new Date())).permissions)
        counts.set(name, (counts.get(name) ?? 0) + 1)
    for (const { name, peopleCount } of await admin.permissions.list().toArray())
      expect(peopleCount, name).toBe(counts.get(name) ?? 0)
  })

  it('PAN-17.1 finds those that nobody has, that no role gives and that open nothing', async () => {
    // Without people who have everything by a role, many permissions are unused.
    await db()
      .updateTable('roles')
      .set({ allPermissions: false })
      .where('name', '=', 'Administrador')
      .execute()
    const token = await personWith(server.server, ['MENU_PERMISOS'])
    const ask = async (use: string) => {
      const answer = await wire(server)(`/permissions?use=${use}&perPage=100`, undefined, { token })
      return (answer.body as { data: { name: string; roleCount: number; peopleCount: number }[] }).data
    }
    const unused = await ask('nobody')
    expect(unused.length).toBeGreaterThan(10)
    expect(unused.every(({ peopleCount }) => peopleCount === 0)).toBe(true)
    expect((await ask('no_role')).every(({ roleCount }) => roleCount === 0)).toBe(true)
    expect((await ask('nothing')).map(({ name }) => name)).not.toContain('MENU_PERMISOS')
    await db()
      .updateTable('roles')
      .set({ allPermissions: true })
      .where('name', '=', 'Administrador')
      .execute()
  })

  it('finds by the words of the reader’s language, by the Spanish name and by the code, ignoring accents', async () => {
    const found = async (search: string) =>
      (await admin.permissions.index({ search })).data.map(({ name }) => name)
    const setLocale = (locale: 'de' | 'fr' | null) => admin.profile.patch({ locale })
    await setLocale('de')
    expect(await found('menu: lander')).toEqual(['MENU_PAISES'])
    expect(await found('Países: eliminar')).toEqual(['PAISES_ELIMINAR'])
    expect(await found('paises_elim')).toEqual(['PAISES_ELIMINAR'])
    await setLocale('fr')
    expect(await found('menu: lander')).toEqual([])
    expect(await found('liste noire : retir')).toEqual(['LISTA_NEGRA_ELIMINAR'])
    await setLocale(null)
    expect(await found('countries: delete')).toEqual(['PAISES_ELIMINAR'])
  })

  it('searches, narrows by area and kind, and orders', async () => {
    const found = await admin.permissions.index({ search: 'nominas', area: 'payroll', kind: ['act'] })
    expect(found.data.map(({ name }) => name)).toEqual(['NOMINAS_PUBLICAR'])
    const most = await admin.permissions.index({ sort: '-peopleCount', perPage: 25 })
    const counts = most.data.map(({ peopleCount }) => peopleCount)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  })
})

describe('a permission: permissions.show, permissions.people and permissions.dangers', () => {
  it('N8 says who has it and through what', async () => {
    const employee = await userOf('empleado')
    const grant = { userId: employee, permissionId: 505, requestId: null, grantedBy: null, endsAt: null }
    await db()
      .insertInto('userPermissions')
      .values({ ...grant, grantedAt: new Date() })
      .execute()
    const shown = await admin.permissions.show('NOMINAS_PUBLICAR')
    expect(shown.roles.map(({ name }) => name)).toEqual(['Administrador', 'Nóminas'])
    expect(shown.peopleCount).toBe(6)
    const { data } = await admin.permissions.people('NOMINAS_PUBLICAR')
    expect(data).toHaveLength(6)
    const own = data.find(({ id }) => id === employee)
    expect(own?.through).toEqual([{ kind: 'grant', role: null, endsAt: null }])
    const others = data.filter(({ id }) => id !== employee).flatMap(({ through }) => through)
    expect(others.every(({ kind, role }) => kind === 'role' && role !== null)).toBe(true)
    await expect(admin.permissions.show('NADA')).rejects.toMatchObject({ status: 404 })
    await db().deleteFrom('userPermissions').where('userId', '=', employee).execute()
  })

  it('PAN-17.3 names people who hold two permissions that should be apart', async () => {
    const pairs = await admin.permissions.dangers()
    const loads = pairs.find(({ id }) => id === 'loads')
    expect(loads).toMatchObject({ peopleCount: 5, systemCount: 2 })
    expect(loads?.people).toHaveLength(3)
    expect(pairs.find(({ id }) => id === 'payroll')?.people).toEqual([])
  })
})

describe('permissions.explain', () => {
  it('N8 says why not, and which role or grant would change it', async () => {
    const userId = await userOf('empleado')
    const no = await admin.permissions.explain({ userId, screen: '/roles?page=2' })
    expect(no).toMatchObject({ kind: 'screen', target: '/roles', isAllowed: false, reason: 'missing' })
    expect(no.permissions).toEqual([{ name: 'MENU_ROLES', label: 'Menú: roles', isHeld: false, through: [] }])
    expect(no.changes).toMatchObject([
      { kind: 'role', role: { name: 'Administrador' } },
      { kind: 'grant', permission: 'MENU_ROLES' },
    ])
    const yes = await admin.permissions.explain({ userId: await userOf('admin'), operation: 'roles.patch' })
    expect(yes).toMatchObject({ isAllowed: true, reason: 'held', changes: [] })
    expect(yes.permissions[0]?.through).toMatchObject([{ kind: 'role', role: { name: 'Administrador' } }])
    await expect(admin.permissions.explain({ userId, screen: '/nada' })).rejects.toMatchObject({
      status: 422,
    })
    await expect(admin.permissions.explain({ userId })).rejects.toMatchObject({ status: 422 })
  })

  it('N8 says that a second factor, or an account that is not active, is in the way', async () => {
    const token = await personWith(server.server, ['MENU_ROLES'])
    const userId = uidOf(token)
    const { roleId } = await db()
      .selectFrom('userRoles')
      .where('userId', '=', userId)
      .select('roleId')
      .executeTakeFirstOrThrow()
    await admin.roles.patch(roleId, { ...(await seen(admin.roles, roleId)), requiresSecondFactor: true })
    const due = await admin.permissions.explain({ userId, screen: '/roles' })
    expect(due).toMatchObject({
      ...{ isAllowed: false, reason: 'second_factor' },
      secondFactor: { isRequired: true, isOn: false, roles: [{ id: roleId }] },
      changes: [{ kind: 'second_factor' }],
      permissions: [{ isHeld: false, through: [{ kind: 'role' }] }],
    })
    await db().updateTable('users').set({ active: false }).where('id', '=', userId).execute()
    const inactive = await admin.permissions.explain({ userId, operation: 'roles.index' })
    expect(inactive.reason).toBe('inactive')
    expect(inactive.changes.map(({ kind }) => kind)).toEqual(['activate', 'second_factor'])
  })

  it('N8 explains only people whom whoever asks may see', async () => {
    const token = await personWith(server.server, ['MENU_PERMISOS'])
    const ask = (userId: string) =>
      wire(server)(`/permissions/explanation?screen=/roles&userId=${userId}`, undefined, { token })
    expect((await ask(await userOf('admin'))).status).toBe(404)
    expect((await ask(uidOf(token))).status).toBe(200)
  })

  it('N8 never disagrees with the gates: every set of permissions that operations ask for, one who may and one who may not', async () => {
    const people = await peopleOfEachKind()
    const bySet = new Map(operationRows.map((row) => [String(row.permissions), row]))
    const answers = [...bySet.values()].flatMap((row, place) => {
      if (row.permissions === 'public') return []
      const some = oneOfBoth(people, ({ rights }) => isOpen(gateOf(row, rights)), place)
      return some.map(async ({ id, username }) => {
        const { isAllowed } = await admin.permissions.explain({ userId: id, operation: row.id })
        expect(isAllowed, `${username} ${row.id}`).toBe(await passesGate(row, await tokenOf(id)))
      })
    })
    await Promise.all(answers)
  })

  it('N8 never disagrees with the guards of the screens: every screen, one who may and one who may not', async () => {
    const people = await peopleOfEachKind()
    const answers = routes.flatMap(({ path }, place) => {
      const screen = path.replace(/:\w+/g, '1')
      const may = ({ rights }: Person) =>
        decide({ permissions: [...rights.permissions] }, screen).kind === 'allow'
      return oneOfBoth(people, may, place).map(async (person) => {
        const { isAllowed } = await admin.permissions.explain({ userId: person.id, screen })
        expect(isAllowed, `${person.username} ${path}`).toBe(may(person))
      })
    })
    await Promise.all(answers)
  })
})

type Person = Awaited<ReturnType<typeof peopleOfEachKind>>[number]

async function peopleOfEachKind() {
  const people = await oneOfEachKind()
  return Promise.all(
    people.map(async (person) => ({ ...person, rights: await rightsOf(db(), person.id, new Date()) })),
  )
}

/** One person with and one without the permission where possible, in rotation. */
function oneOfBoth<One>(people: readonly One[], may: (one: One) => boolean, place: number): One[] {
  const from = place % people.length
  const turned = [...people.slice(from), ...people.slice(0, from)]
  return [turned.find(may), turned.find((one) => !may(one))].filter((one) => one !== undefined)
}

/** An invalid request for every operation: past the gate it gets 422 (or 404, or 429), and nothing is done. */
async function passesGate({ service, method, path }: OperationRow, token: string): Promise<boolean> {
  const at = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
  const answer = await fetch(`${server.url}${servicePrefixes[service]}${at}?nonsense=1`, {
    method: method.toUpperCase(),
    headers: { 'x-session-token': token },
  })
  await answer.body?.cancel()
  return answer.status !== 403
}

const uidOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { uid: string }).uid

/** The first person of each role of the demo company. */
function oneOfEachKind() {
  return db()
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .innerJoin('employees', 'employees.userId', 'users.id')
    .where('users.active', '=', true)
    .distinctOn('roles.id')
    .select(['users.id', 'users.username'])
    .orderBy('roles.id')
    .orderBy('users.username')
    .execute()
}

async function tokenOf(userId: string): Promise<string> {
  const { ids, clock, tokens } = kernel()
  const sid = ids.next()
  const session = { id: sid, userId, kind: 'password', userAgent: null, ip: '127.0.0.1' } as const
  await openSession(db(), session, clock.now())
  return tokens.sign({ uid: userId, sid }, 300)
}
