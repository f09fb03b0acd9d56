import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Portal } from '@portal/sdk'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { contacts, six } from './testing/contacts.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

describe('lists.index and lists.summary', () => {
  it('LNE-11.1 LNE-11.2 has lists of every kind with size, version, owner and where they are used', async () => {
    const { loadId, templateId, mark } = await contacts(portal, six)
    const nodes = [
      { parent: null, kind: 'group' as const, match: 'all' as const },
      { parent: 0, kind: 'load' as const, operator: 'one_of' as const, loads: [loadId] },
    ]
    const filter = await portal.filters.create({ name: `Lista ${mark}`, templateId, nodes, shared: true })
    const segment = await portal.segments.create({
      name: `Segmento ${mark}`,
      filterId: filter.id,
      mode: 'dynamic',
    })
    const list = await portal.blacklists.create({ name: `Negra ${mark}`, layer: 'external' })
    const of = { templateId, format: 'csv', channel: 'phone', reason: 'Para probar' } as const
    await portal.downloads.create({ ...of, columns: ['code'], loadId })
    const found = (await portal.lists.index({ search: mark })).data
    expect(found.find(({ id }) => id === loadId)).toMatchObject({
      ...{ kind: 'load', size: 6, version: '1', format: `Contactos ${mark}` },
      usedBy: { filters: 1, loads: 0, downloads: 1 },
    })
    expect(found.find(({ id }) => id === filter.id)).toMatchObject({
      ...{ kind: 'filter', size: null, version: '1' },
      usedBy: { segments: 1, activations: 0 },
    })
    expect(found.find(({ id }) => id === segment.id)).toMatchObject({
      kind: 'segment',
      size: null,
      version: '1',
    })
    const external = (await portal.lists.index({ search: mark, kind: 'external' })).data
    expect(external).toMatchObject([{ id: list.id, kind: 'external', size: 0, owner: null }])
    const sizes = (await portal.lists.index({ sort: '-size' })).data.map(({ size }) => size ?? -1)
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    const sums = await portal.lists.summary()
    const kinds = ['activation', 'blacklist', 'external', 'filter', 'load', 'segment']
    expect(sums.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('has of each kind only what one may read', async () => {
    const { portal: other } = await employed(server, ['VER_DASHBOARD', 'MENU_LISTA_NEGRA'])
    const kinds = new Set((await other.lists.index({ perPage: 100 })).data.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['blacklist', 'external'])
    const { portal: nobody } = await employed(server, ['VER_DASHBOARD'])
    expect((await nobody.lists.index()).data).toEqual([])
    expect(await nobody.lists.summary()).toEqual([])
  })
})
