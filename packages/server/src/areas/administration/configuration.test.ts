import type { ConfigurationFile, ConfigurationReview, Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
import { handlerTables } from '#areas.ts'
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
const fileOf = (families: ConfigurationFile['families']) =>
  ({ format: 'portal-configuration', version: 1, families }) as const
const look = (families: ConfigurationFile['families']) =>
  admin.configuration.import({ file: fileOf(families), dryRun: true })
const run = ({ review }: ConfigurationReview, families: ConfigurationFile['families']) =>
  admin.configuration.import({ file: fileOf(families), dryRun: false, review })
const of = ({ families }: ConfigurationReview, name: string) => families.find(({ family }) => family === name)
const eventCount = async () =>
  (await db().selectFrom('auditEvents').select('id').where('act', '!=', 'session.login').execute()).length
describe('configuration.show', () => {
  it('has every catalogue, the groups and the roles with their permissions, and neither people nor ids nor the role of everything', async () => {
    const file = await admin.configuration.show()
    expect(file).toMatchObject({ format: 'portal-configuration', version: 1 })
    const exportedFamilies = handlerTables.flatMap((table) => table.exported?.family ?? [])
    expect(Object.keys(file.families).sort()).toEqual(exportedFamilies.sort())
    for (const family of ['tags', 'priorities', 'employeeGroups', 'fields', 'roles'])
      expect(file.families[family]?.length, family).toBeGreaterThan(0)
    const agent = file.families.roles?.find(({ name }) => name === 'Agente')
    expect(agent?.permissions).toContain('VER_DASHBOARD')
    expect(file.families.roles?.map(({ name }) => name)).not.toContain('Administrador')
    const ids = await db().selectFrom('users').select(['id', 'username']).execute()
    const text = JSON.stringify(file.families)
    expect(ids.filter(({ id, username }) => text.includes(id) || text.includes(`"${username}"`))).toEqual([])
    expect(text).not.toMatch(/"(id|uses|version|createdAt)":/)
    const { data } = await admin.logs.index({ family: ['configuration'] })
    expect(data[0]).toMatchObject({ act: 'configuration.export' })
  })

  it('gives each family only to who may read it', async () => {
    const token = await personWith(server.server, ['PERMISOS_EDITAR', 'MENU_ETIQUETAS'])
    const { body } = await wire(server)('/configuration', undefined, { token })
    expect(Object.keys((body.data as { families: object }).families)).toEqual(['tags'])
  })
})

describe('configuration.import', () => {
  it('finds nothing to do in the file that was just made', async () => {
    const { families } = await admin.configuration.show()
    const review = await look(families)
    expect(review.unknown).toEqual([])
    for (const { rows, unchanged, left, isReordered, family } of review.families) {
      expect({ family, rows, isReordered, left }).toEqual({ family, rows: [], isReordered: false, left: 0 })
      expect(unchanged).toBe(families[family]?.length)
    }
  })

  it('PAN-18.2 says before and after of every change, then does exactly that, audited row by row, and nothing the second time', async () => {
    const { families } = await admin.configuration.show()
    const [first, ...others] = families.tags ?? []
    const role = { name: 'Auditoría nocturna', permissions: ['MENU_LOGS', 'VER_DASHBOARD'] }
    const file = {
      tags: [...others, { ...first, colour: '#112233' }, { name: 'De otro portal', scope: 'cases' }],
      priorities: families.priorities?.slice(1) ?? [],
      fields: [{ key: 'Con mayúsculas', label: 'x', type: 'text' }],
      roles: [role],
      colours: [{ name: 'rojo' }],
    }
    const events = await eventCount()
    const review = await look(file)
    expect(await eventCount()).toBe(events)
    expect(review.unknown).toEqual(['colours'])
    const tags = of(review, 'tags')
    expect(tags).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: others.length,
      refused: 0,
      isReordered: true,
    })
    expect(tags?.rows).toContainEqual({
      ...{ key: first?.name, outcome: 'changed', errors: {}, missing: [] },
      ...{ before: { colour: first?.colour }, after: { colour: '#112233' } },
    })
    expect(of(review, 'priorities')).toMatchObject({
      ...{ left: 1, changed: 0, added: 0 },
      rows: [{ outcome: 'left' }],
    })
    expect(of(review, 'fields')?.rows).toContainEqual(
      expect.objectContaining({
        key: 'Con mayúsculas',
        outcome: 'refused',
        errors: { key: [{ error: 'format' }] },
      }),
    )
    const done = await run(review, file)
    expect(done).toEqual(review)
    const { families: now } = await admin.configuration.show()
    expect(now.tags?.map(({ name }) => name)).toEqual(file.tags.map(({ name }) => name))
    expect(now.roles?.find(({ name }) => name === role.name)).toMatchObject({
      permissions: ['VER_DASHBOARD', 'MENU_LOGS'],
    })
    const { data } = await admin.logs.index({ search: 'nocturna' })
    expect(data[0]).toMatchObject({
      act: 'roles.create',
      after: { permissions: ['VER_DASHBOARD', 'MENU_LOGS'] },
    })
    const again = await look(file)
    expect(of(again, 'tags')).toMatchObject({ added: 0, changed: 0, isReordered: false })
    // The order of permissions is irrelevant.
    expect(of(again, 'roles')).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
  })

  it('resolves references by name, also from another portal, and refuses unknown names', async () => {
    const { families } = await admin.configuration.show()
    const code = families.serviceCodes?.find(({ analyticCodeId }) => typeof analyticCodeId === 'string')
    const codes = families.analyticCodes?.map((row) => row.code)
    expect(codes).toContain(code?.analyticCodeId)
    expect(families.projects?.[0]).not.toHaveProperty('coordinatorIds')
    const review = await look({
      serviceCodes: [
        { ...code, active: false },
        { ...code, code: 'OTRO', name: 'Otro servicio', analyticCodeId: 'NO-EXISTE' },
      ],
    })
    expect(of(review, 'serviceCodes')?.rows.slice(0, 2)).toMatchObject([
      { key: code?.code, outcome: 'changed', before: { active: true }, after: { active: false } },
      {
        key: 'OTRO',
        outcome: 'refused',
        errors: { analyticCodeId: [{ error: 'inclusion', value: 'NO-EXISTE' }] },
      },
    ])
  })

  it('PAN-18.2 does not apply a file that differs from the reviewed state', async () => {
    const file = { tags: [{ name: 'Mirada dos veces' }] }
    const review = await look(file)
    await admin.tags.create({ name: 'Mirada dos veces' })
    expect(await run(review, file).safe()).toMatchObject(refused(409, { review: [{ code: 'stale' }] }))
    const unseen = await admin.configuration.import({ file: fileOf(file), dryRun: false }).safe()
    expect(unseen).toMatchObject(refused(422, { review: [{ code: 'blank' }] }))
  })

  it('applies the reviewed changes while others change rows outside the file', async () => {
    const file = { tags: [{ name: 'Mirada una vez' }] }
    const review = await look(file)
    await admin.tags.create({ name: 'De otra persona' })
    expect(of(await run(review, file), 'tags')).toMatchObject({ added: 1 })
  })

  it('lets nobody grant by a file what they could not grant by hand, and names the missing permissions', async () => {
    const rights = ['PERMISOS_EDITAR', 'MENU_ROLES', 'ROLES_CREAR', 'ROLES_EDITAR', 'ROLES_ASIGNAR_PERMISOS']
    const token = await personWith(server.server, rights)
    const review = async (families: ConfigurationFile['families']) => {
      const body = { file: fileOf(families), dryRun: true }
      const answer = await wire(server)('/configuration/import', body, { token })
      return answer.body.data as ConfigurationReview
    }
    const data = await review({
      roles: [{ name: 'Con nóminas', permissions: ['NOMINAS_PUBLICAR'] }, { name: 'Vacío' }],
      tags: [{ name: 'Sin permiso' }],
    })
    expect(of(data, 'roles')?.rows.slice(0, 2)).toMatchObject([
      { key: 'Con nóminas', outcome: 'refused', missing: ['NOMINAS_PUBLICAR'] },
      { key: 'Vacío', outcome: 'added' },
    ])
    expect(of(data, 'tags')?.rows[0]).toMatchObject({ outcome: 'refused', missing: ['ETIQUETAS_CREAR'] })
    // Nobody may change their own role, by import either.
    const { body } = await wire(server)('/session', undefined, { token })
    const { uid } = (body.data as { userData: { uid: string } }).userData
    const { name } = await db()
      .selectFrom('userRoles')
      .innerJoin('roles', 'roles.id', 'userRoles.roleId')
      .where('userId', '=', uid)
      .select('name')
      .executeTakeFirstOrThrow()
    const mine = await review({ roles: [{ name, permissions: [...rights, 'ROLES_ELIMINAR'] }] })
    expect(of(mine, 'roles')?.rows[0]).toMatchObject({
      ...{ outcome: 'refused', errors: { id: [{ error: 'own_account' }] } },
    })
  })

  it('needs a recently entered password, and a file of a known version', async () => {
    const other = { ...fileOf({}), version: 2 as 1 }
    const unknown = await admin.configuration.import({ file: other, dryRun: true }).safe()
    expect(unknown).toMatchObject(refused(422, { 'file.version': [{ code: 'inclusion' }] }))
    clock.forward(6 * 60)
    const late = await admin.configuration.import({ file: fileOf({}), dryRun: true }).safe()
    expect(late).toMatchObject(refused(403, { session: [{ code: 'reauthentication' }] }))
  })
})
