import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let admin: Portal
let employee: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  employee = await signedIn(server, 'empleado')
})
afterAll(() => server.close())

const url = 'https://beneficios.example/'
const namesOf = async (portal: Portal, query: Parameters<Portal['links']['index']>[0] = {}) =>
  (await portal.links.index({ perPage: 100, ...query })).data.map(({ name }) => name)

describe('links.create and links.patch', () => {
  it('take addresses of https that carry no secret, and nothing that would run', async () => {
    const refused = { ok: false, error: { status: 422, fields: { url: [{ code: 'format' }] } } }
    for (const bad of ['http://beneficios.example/', 'javascript:alert(1)//https://', '//beneficios.example'])
      expect(await admin.links.create({ name: 'Mala', url: bad }).safe(), bad).toMatchObject(refused)
    const secret = 'https://ana:clave@beneficios.example/'
    expect(await admin.links.create({ name: 'Mala', url: secret }).safe()).toMatchObject(refused)
    const { id, category } = await admin.links.create({ name: 'Beneficios', url })
    expect(category).toBe('company')
    expect(
      await admin.links.patch(id, { ...(await seen(admin.links, id)), url: secret }).safe(),
    ).toMatchObject(refused)
    expect(await admin.links.show(id)).toMatchObject({ url, version: 1 })
  })

  it('check 42: lead to a host of the list and to no other, by a form as by a file', async () => {
    const evil = 'https://beneficios.example.evil.test/'
    const outside = [{ code: 'inclusion', value: 'beneficios.example.evil.test' }]
    expect(await admin.links.create({ name: 'Fuera', url: evil }).safe()).toMatchObject({
      error: { status: 422, fields: { url: outside } },
    })
    const { rows } = await admin.links.import({ dryRun: false, rows: [{ name: 'Fuera', url: evil }] })
    expect(rows).toMatchObject([{ row: 1, errors: { url: [{ error: 'inclusion' }] } }])
  })

  it('are for who manages the contents', async () => {
    const attempt = await employee.links.create({ name: 'Del empleado', url }).safe()
    expect(attempt).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('links.index and links.show', () => {
  it('are only the active ones for readers, regardless of the filter', async () => {
    const off = await admin.links.create({ name: 'Apagado', url, active: false })
    const deletedLink = await admin.links.create({ name: 'Borrado', url })
    await admin.links.destroy(deletedLink.id)
    for (const query of [{}, { active: false }, { deleted: true }]) {
      const names = await namesOf(employee, query)
      expect(names).toContain('Sede AEAT')
      expect(names).not.toContain('Apagado')
      expect(names).not.toContain('Borrado')
    }
    for (const { id } of [off, deletedLink])
      expect(await employee.links.show(id).safe()).toMatchObject({ ok: false, error: { status: 404 } })
    expect(await namesOf(admin, { active: false })).toEqual(['Apagado'])
    expect(await namesOf(admin, { deleted: true })).toEqual(['Borrado'])
    expect(await admin.links.show(deletedLink.id)).toMatchObject({ name: 'Borrado' })
  })

  it('find them by their subject, and by words of their description', async () => {
    expect(await namesOf(employee, { category: 'tools' })).toEqual(['Intranet del cliente'])
    expect(await namesOf(employee, { search: 'cotizacion' })).toEqual(['Import@ss (Seguridad Social)'])
  })
})

describe('links.update, links.destroy, links.restore and links.reorder', () => {
  it('change a link, take it away and back, and put it first; not for who only reads', async () => {
    const { id, version } = await admin.links.create({ name: 'De paso', url })
    const changed = await admin.links.update(id, { name: 'De vuelta', url, category: 'benefits', version })
    expect(changed).toMatchObject({ category: 'benefits', description: '' })
    await admin.links.destroy(id)
    expect(await namesOf(admin)).not.toContain('De vuelta')
    await admin.links.restore(id)
    await admin.links.reorder({ ids: [id] })
    expect((await namesOf(employee))[0]).toBe('De vuelta')
    for (const act of [employee.links.destroy(id), employee.links.reorder({ ids: [id] })])
      expect(await act.safe()).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('links.import', () => {
  it('makes and changes by name, with the rules of each row; not for who only reads', async () => {
    const rows = [
      { name: 'De un archivo', url, category: 'tools' },
      { name: 'Mala', url: 'javascript:alert(1)' },
    ]
    expect(await admin.links.import({ dryRun: false, rows })).toEqual({
      ...{ created: 1, updated: 0, unchanged: 0 },
      rows: [{ row: 2, errors: { url: [{ error: 'format' }] } }],
    })
    expect(await namesOf(employee, { category: 'tools' })).toContain('De un archivo')
    expect(await employee.links.import({ dryRun: true, rows }).safe()).toMatchObject({
      error: { status: 403 },
    })
  })
})

describe('a link whose host has left the list', () => {
  it('check 42: is shown to who can mend it and to nobody else', async () => {
    const { id, name } = await admin.links.create({ name: 'Que sale', url })
    const { db } = server.server.kernel.database
    await db.updateTable('links').set({ url: 'https://left.test/' }).where('id', '=', id).execute()
    expect(await namesOf(admin)).toContain(name)
    const { data, meta } = await employee.links.index({ perPage: 100 })
    expect(data.map((link) => link.name)).not.toContain(name)
    expect(meta.totalCount).toBe(data.length)
    expect(await employee.links.show(id).safe()).toMatchObject({ error: { status: 404 } })
    await admin.links.destroy(id)
    expect(await admin.links.restore(id).safe()).toMatchObject({
      error: { status: 422, fields: { url: [{ code: 'inclusion', value: 'left.test' }] } },
    })
  })
})
