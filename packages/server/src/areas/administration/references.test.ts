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

describe('references.index', () => {
  it('PAN-13.1 PAN-13.2 says by name what uses a row and keeps it from being deleted', async () => {
    const { data } = await admin.analyticCodes.index({ perPage: 100 })
    const code = data.find(({ uses }) => uses > 0)
    if (code === undefined) throw new Error('the demo uses its codes')
    const references = await admin.references.index({ family: 'analyticCodes', id: code.id })
    expect(references.reduce((sum, { count }) => sum + count, 0)).toBe(code.uses)
    const { data: own } = await admin.serviceCodes.index({ analyticCodeId: code.id, perPage: 100 })
    const services = references.find(({ family }) => family === 'serviceCodes')
    expect(services?.rows.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort())
    expect(await admin.analyticCodes.destroy(code.id).safe()).toMatchObject({
      error: { status: 409, fields: { id: [{ code: 'referenced' }] } },
    })
  })

  it('names the workflows of a final state, of which only a table between them knows', async () => {
    const { data } = await admin.finalStates.index({ perPage: 100 })
    const end = data.find(({ code }) => code === 'RESUELTO')
    const references = await admin.references.index({ family: 'finalStates', id: end?.id ?? '' })
    expect(references).toMatchObject([{ family: 'workflows', rows: [{ name: 'Ticket TI' }] }])
  })

  it('counts what the caller may not read, names none of it, and knows no row that they may not read', async () => {
    const { data } = await admin.countries.index({ perPage: 100 })
    const id = data.find(({ alpha2 }) => alpha2 === 'ES')?.id ?? ''
    const ask = (token: string) => wire(server)(`/references?family=countries&id=${id}`, undefined, { token })
    const some = await ask(await personWith(server.server, ['MENU_PAISES']))
    expect(some.body.data).toMatchObject([{ family: 'absenceTypes', rows: [] }])
    expect((await ask(await personWith(server.server, ['VER_DASHBOARD']))).status).toBe(404)
    for (const query of [
      { family: 'countries', id: crypto.randomUUID() },
      { family: 'users', id },
    ]) {
      expect(await admin.references.index(query).safe()).toMatchObject({ error: { status: 404 } })
    }
  })
})
