import { describe, expect, it } from 'vitest'
import { testPortal } from '#testing/signed-in.ts'
import { json } from '#testing/token-server.ts'
import { createPortal, type Portal } from './portal.ts'

describe('the types say what the contract says', () => {
  // Never called: it is enough that it compiles, and that what must not compile does not.
  const misuse = (portal: Portal) => [
    // @ts-expect-error -- a misspelt key of a query
    portal.fields.index({ pag: 2 }),
    // @ts-expect-error -- a sort that the contract does not have
    portal.loads.index({ sort: 'colour' }),
    // @ts-expect-error -- a state that does not exist
    portal.loads.index({ state: ['sleeping'] }),
    // @ts-expect-error -- loads are made by importing a file
    portal.loads.create({}),
    // @ts-expect-error -- skills cannot be deleted
    portal.skills.destroy('1'),
    // @ts-expect-error -- an id is a text
    portal.fields.show(3),
    // @ts-expect-error -- a field needs a key
    portal.fields.create({ label: 'x', type: 'text' }),
    // @ts-expect-error -- a misspelt property of a body
    portal.fields.patch('1', { lable: 'x' }),
    // @ts-expect-error -- a misspelt option
    portal.loads.start('1', { timout: 3 }),
    // @ts-expect-error -- the answer has no such property
    portal.loads.show('1').then(({ colour }) => colour),
    // @ts-expect-error -- a path that main does not have
    portal.services.main.GET('/nowhere'),
    // What has a default may be left out.
    portal.templates.create({ name: 'x', columns: [{ name: 'dni', label: 'DNI', type: 'nif' }] }),
    portal.loads.index({ page: 2, state: ['paused', 'failed'], sort: '-errors' }, { timeout: 1000 }),
    portal.recordsFile.show('1', { templateId: '2' }, { deadline: 5 }),
  ]

  it('which this file proves by compiling', () => {
    expect(misuse).toBeTypeOf('function')
  })
})

describe('every function', () => {
  it('carries the name of its operation and how many inputs it takes', () => {
    const { portal } = testPortal()
    const { fields, loads, recordsFile, session, skills } = portal
    expect([loads.index, loads.start, loads.export, session.login, recordsFile.create].map(nameOf)).toEqual([
      'loads.index/1',
      'loads.start/1',
      'loads.export/2',
      'session.login/1',
      'recordsFile.create/1',
    ])
    expect([fields.update, skills.campaign, recordsFile.show].map(nameOf)).toEqual([
      'fields.update/2',
      'skills.campaign/1',
      'recordsFile.show/2',
    ])
    const { operation, bound } = loads.errors('7').index
    expect([operation, bound]).toEqual(['loads.errors', ['7']])
  })

  it('gives its result or its failure as a value on demand', async () => {
    const { portal, server } = testPortal()
    server.answer('/fields', () => json({ data: { id: '1' } }))
    expect(await portal.fields.show('1').safe()).toEqual({ ok: true, data: { id: '1' } })
    expect(await portal.fields.show('1').safe()).toMatchObject({
      ok: false,
      error: { kind: 'authentication' },
    })
  })
})

describe('addresses', () => {
  it('of the services stand below the server, and that of analytics in its config.json', async () => {
    const asked: string[] = []
    const fetch = (input: RequestInfo | URL) => {
      asked.push(String(input))
      const services = { analytics: '/services/analytics' }
      return Promise.resolve(json(String(input).endsWith('config.json') ? { services } : { data: 1 }))
    }
    const portal = createPortal({ baseUrl: 'http://portal.test/', fetch: fetch as typeof globalThis.fetch })
    await portal.dashboard.show()
    await portal.loads.show('1')
    await portal.services.analytics.request('get' as never, '/analytics/x' as never)
    expect(asked).toEqual([
      'http://portal.test/services/main/1.0/dashboard',
      'http://portal.test/services/laia/loads/1',
      'http://portal.test/config.json',
      'http://portal.test/services/analytics/analytics/x',
    ])
  })

  it('without a server are those of the page', async () => {
    const asked: string[] = []
    const fetch = (input: RequestInfo | URL) => {
      asked.push(String(input))
      return Promise.resolve(json({ data: 1 }))
    }
    await createPortal({ fetch: fetch as typeof globalThis.fetch }).fields.show('1')
    expect(asked).toEqual(['/services/laia/fields/1'])
  })
})

function nameOf({ operation, inputs }: { operation: string; inputs: number }): string {
  return `${operation}/${inputs}`
}
