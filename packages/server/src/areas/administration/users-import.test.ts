import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
import { mailOf, peopleOf } from './testing/people.ts'

let server: TestServer
let admin: Portal

beforeAll(async () => {
  server = await startServer({ clock: stillClock() })
  admin = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const { byName, settled } = peopleOf(
  () => server,
  () => admin,
)
const row = (username: string, more: object = {}) => ({
  username,
  displayName: username,
  email: mailOf(username),
  ...more,
})

describe('users.import', () => {
  it('PAN-1.9 says in a dry run what would come of each row, writes to nobody, and then does the same', async () => {
    const rows = [
      row('importada.una'),
      row('importada.otra', { taxId: '99999950A' }),
      row('empleado', { displayName: 'Empleado' }),
    ]
    const expected = {
      created: 1,
      updated: 1,
      unchanged: 0,
      rows: [{ row: 2, errors: { taxId: [{ error: 'invalid' }] } }],
    }
    expect(await admin.users.import({ dryRun: true, rows })).toEqual(expected)
    expect((await admin.users.index({ search: 'importada' })).data).toEqual([])
    expect(await admin.users.import({ dryRun: false, rows })).toEqual(expected)
    await settled('importada.una')
  })

  it('a row about somebody above one’s reach is refused alone; without the permission to change, all are', async () => {
    const rows = [row('coordinador', { displayName: 'Otro nombre' }), row('importada.sola')]
    const ask = async (names: string[]) => {
      const token = await personWith(server.server, names)
      return wire(server)('/users/import', { dryRun: true, rows }, { token })
    }
    const { status, body } = await ask(['MENU_USUARIOS', 'USUARIOS_CREAR', 'USUARIOS_EDITAR'])
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: { created: 1, rows: [{ row: 1, errors: { username: [{ error: 'out_of_reach' }] } }] },
    })
    expect((await ask(['MENU_USUARIOS', 'USUARIOS_CREAR'])).status).toBe(403)
  })

  it('brings roles by their names and the language; a cell that says nothing leaves them', async () => {
    const rows = [
      row('importada.rol', { locale: 'pt', roles: ['Coordinador'] }),
      row('importada.mal', { locale: 'it' }),
      row('importada.nada', { roles: ['No existe'] }),
    ]
    expect(await admin.users.import({ dryRun: false, rows })).toEqual({
      ...{ created: 1, updated: 0, unchanged: 0 },
      rows: [
        { row: 2, errors: { locale: [expect.objectContaining({ error: 'inclusion' })] } },
        { row: 3, errors: { roles: [{ error: 'inclusion', value: 'No existe' }] } },
      ],
    })
    const held = async () => {
      const { locale, roles } = await byName('importada.rol')
      return { locale, roles: roles.map(({ name }) => name) }
    }
    expect(await held()).toEqual({ locale: 'pt', roles: ['Coordinador'] })
    const again = (more: object) => admin.users.import({ dryRun: false, rows: [row('importada.rol', more)] })
    expect(await again({})).toMatchObject({ unchanged: 1 })
    expect(await again({ roles: ['coordinador'] })).toMatchObject({ unchanged: 1 })
    expect(await again({ locale: 'fr', roles: ['Agente', 'Coordinador'] })).toMatchObject({ updated: 1 })
    expect(await held()).toEqual({ locale: 'fr', roles: ['Agente', 'Coordinador'] })
    expect(await again({ roles: [] })).toMatchObject({ updated: 1 })
    expect(await held()).toEqual({ locale: 'fr', roles: [] })
  })

  it('nobody grants or revokes by a file permissions that they lack, and nobody changes their own roles', async () => {
    await admin.users.import({ dryRun: false, rows: [row('importada.jefa', { roles: ['Agente'] })] })
    const names = ['MENU_USUARIOS', 'USUARIOS_CREAR', 'USUARIOS_EDITAR']
    const rows = [row('importada.alta', { roles: ['Administrador'] }), row('importada.simple', { roles: [] })]
    const ask = async (held: string[], sent: object[]) => {
      const token = await personWith(server.server, held)
      const { body } = await wire(server)('/users/import', { dryRun: true, rows: sent }, { token })
      return body.data as { created: number; rows: { row: number; errors: object }[] }
    }
    const without = await ask(names, rows)
    expect(without).toMatchObject({
      created: 1,
      rows: [{ row: 1, errors: { username: [{ error: 'out_of_reach', value: 'USUARIOS_ASIGNAR_ROLES' }] } }],
    })
    const giver = await ask([...names, 'USUARIOS_ASIGNAR_ROLES'], rows)
    expect(giver).toMatchObject({
      created: 1,
      rows: [{ row: 1, errors: { username: [{ error: 'out_of_reach' }] } }],
    })
    const taker = await ask([...names, 'USUARIOS_ASIGNAR_ROLES'], [row('importada.jefa', { roles: [] })])
    expect(taker.rows).toMatchObject([{ row: 1, errors: { username: [{ error: 'out_of_reach' }] } }])
    const self = await admin.users.import({
      dryRun: true,
      rows: [{ username: 'admin', displayName: 'Otra', email: mailOf('otra.admin'), roles: ['Agente'] }],
    })
    expect(self.rows).toMatchObject([{ row: 1, errors: { id: [{ error: 'own_account' }] } }])
  })
})
