import { describe, expect, it } from 'vitest'
import { messageOf } from './core.ts'
import { tokenServer } from '#testing/token-server.ts'
import { fakeClock } from '#testing/fake-clock.ts'
import * as intranet from './intranet.ts'
import * as laia from './laia.ts'
import * as main from './main.ts'
import { openPortal } from './open-portal.ts'
import { createPortal } from './portal.ts'
import { rawClients } from './raw.ts'

const options = () => {
  const clock = fakeClock()
  const server = tokenServer({ clock })
  return { server, options: { baseUrl: 'http://portal.test', fetch: server.fetch, clock } }
}

describe('a portal of a few families', () => {
  it('signs in, renews and asks as the whole portal does', async () => {
    const { server, options: given } = options()
    const portal = openPortal(given, { session: main.session, fields: laia.fields })
    await portal.session.login({ user: 'lucia', password: 'x' })
    server.expireAccess()
    expect(await portal.fields.show('1')).toMatchObject({ user: 'lucia' })
    expect(server.refreshes).toBe(1)
    expect(Object.keys(portal).sort()).toEqual(['close', 'family', 'fields', 'session', 'use'])
  })

  it('may have families of one’s own, built on the same services', async () => {
    const { options: given } = options()
    const portal = openPortal(given, {
      session: main.session,
      people: ({ laia }) => ({ show: laia.act('people.show', 'get', '/fields/{id}', 'nothing') }),
    })
    expect(portal.people.show.operation).toBe('people.show')
    const outcome = await portal.people.show('1').safe()
    expect(outcome.ok ? '' : messageOf(outcome.error)).toBe('Ocurrio un error')
  })

  it('of all families is what createPortal opens', () => {
    const { options: given } = options()
    // The subset of `loads` for pages.
    const { loadActs, ...families } = laia
    expect(openPortal(given, { loadActs }).loadActs).not.toHaveProperty('run')
    const whole = openPortal(given, { ...main, ...intranet, ...families, services: rawClients })
    expect(Object.keys(createPortal(given)).sort()).toEqual(Object.keys(whole).sort())
  })

  it('takes an option that is undefined for one that is not given', async () => {
    const { options: given } = options()
    const loose = { ...given, timeout: undefined, maxRetries: undefined } as unknown as typeof given
    await createPortal(loose).session.login({ user: 'lucia', password: 'x' })
    expect(() => createPortal({ baseUrl: undefined } as never)).not.toThrow()
  })
})
