import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'

let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

describe('roles.import', () => {
  it('makes and changes roles by their names; what a row does not say stays, and a dry run leaves nothing', async () => {
    const existing = await admin.roles.create({
      ...{ name: 'Ya estaba', description: 'De antes', permissions: ['MENU_LOGS', 'VER_DASHBOARD'] },
    })
    const rows = [
      { name: 'Rol de archivo', description: 'Por archivo', permissions: ['menu_logs', 'VER_DASHBOARD'] },
      { name: 'ya estaba', permissions: ['MENU_ROLES'] },
      { name: 'Otro', permissions: ['NO_EXISTE'] },
      { name: 'Administrador', description: 'Cambiado' },
      { name: 'Rol de archivo' },
      { name: '' },
    ]
    const expected = {
      ...{ created: 1, updated: 1, unchanged: 0 },
      rows: [
        { row: 3, errors: { permissions: [{ error: 'inclusion', value: 'NO_EXISTE' }] } },
        { row: 4, errors: { name: [{ error: 'taken' }] } },
        { row: 5, errors: { name: [{ error: 'taken' }] } },
        { row: 6, errors: { name: [{ error: 'blank', count: 1 }] } },
      ],
    }
    const made = async () => (await admin.roles.index({ search: 'rol de archivo' })).data
    expect(await admin.roles.import({ dryRun: true, rows })).toEqual(expected)
    expect(await made()).toEqual([])
    expect(await admin.roles.import({ dryRun: false, rows })).toEqual(expected)
    expect(await made()).toMatchObject([{ permissionCount: 2, requiresSecondFactor: false }])
    expect(await admin.roles.show(existing.id)).toMatchObject({
      ...{ description: 'De antes', permissions: ['MENU_ROLES'] },
    })
    const again = await admin.roles.import({ dryRun: false, rows: rows.slice(0, 2) })
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  })

  it('nobody grants by a file permissions that they lack, or creates a role without the permission to', async () => {
    const call = wire(server)
    const rows = [{ name: 'De más alcance', permissions: ['NOMINAS_PUBLICAR'] }]
    const giver = await personWith(server.server, ['ROLES_CREAR', 'ROLES_ASIGNAR_PERMISOS'])
    const answer = await call('/roles/import', { dryRun: false, rows }, { token: giver })
    expect(answer).toMatchObject({ status: 200, body: { data: { created: 0 } } })
    expect(answer.body).toMatchObject({
      data: { rows: [{ errors: { name: [{ error: 'out_of_reach', value: 'NOMINAS_PUBLICAR' }] } }] },
    })
    const editor = await personWith(server.server, ['ROLES_EDITAR'])
    const refused = await call(
      '/roles/import',
      { dryRun: false, rows: [{ name: 'Nuevo' }] },
      { token: editor },
    )
    expect(refused).toMatchObject({ status: 403, body: { missing: ['ROLES_CREAR'] } })
  })
})
