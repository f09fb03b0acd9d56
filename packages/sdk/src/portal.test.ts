import { describe, expect, it } from 'vitest'
import { addressOf } from '#testing/address-of.ts'
import { signedInPortal, testPortal } from '#testing/signed-in.ts'
import { json } from '#testing/token-server.ts'
import { createPortal } from './portal.ts'

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
  it('of the services are below the server, and that of analytics in its config.json', async () => {
    const asked: string[] = []
    const fetch = (input: RequestInfo | URL) => {
      asked.push(addressOf(input))
      const services = { analytics: '/services/analytics' }
      return Promise.resolve(json(addressOf(input).endsWith('config.json') ? { services } : { data: 1 }))
    }
    const portal = createPortal({ baseUrl: 'http://portal.test/', fetch: fetch })
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
      asked.push(addressOf(input))
      return Promise.resolve(json({ data: 1 }))
    }
    await createPortal({ fetch: fetch }).fields.show('1')
    expect(asked).toEqual(['/services/laia/fields/1'])
  })
})

describe('the refresh token', () => {
  it('is sent in bodies without cookies, and as a cookie if configured', async () => {
    for (const transport of ['body', 'cookie'] as const) {
      const { portal, server } = await signedInPortal({ transport })
      await portal.session.refresh().catch(() => undefined)
      const [login, refresh] = server.seen
      const sent = JSON.parse(refresh?.body ?? '') as object
      expect(login?.headers.get('x-session-transport')).toBe(transport === 'body' ? 'body' : null)
      expect(Object.hasOwn(sent, 'accessToken')).toBe(true)
    }
  })
})

function nameOf({ operation, inputs }: { operation: string; inputs: number }): string {
  return `${operation}/${inputs}`
}
