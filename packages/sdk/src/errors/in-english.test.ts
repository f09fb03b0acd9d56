import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPortal } from '#portal.ts'
import { openPortal } from '#open-portal.ts'
import { session } from '#main.ts'
import { signedInPortal, testPortal } from '#testing/signed-in.ts'
import { problem } from '#testing/token-server.ts'

afterEach(() => vi.unstubAllGlobals())

const failureOf = async (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => new Error('nothing failed'),
    (error: unknown) => error as Error,
  )

describe('the message of a refusal', () => {
  it.each([
    [403, { missing: ['CARGUE_DETENER', 'CARGUE_VER'] }, {}, ['CARGUE_DETENER or CARGUE_VER']],
    [404, {}, {}, ['nothing at /loads/l1/stop', 'Look at the id']],
    [409, { errors: { state: [{ error: 'invalid' }] } }, {}, ['state (invalid)', '/loads/l1/stop']],
    [
      422,
      { errors: { name: [{ error: 'blank' }, { error: 'taken' }] } },
      {},
      ['name (blank, taken)', '`fields`'],
    ],
    [
      422,
      { errors: { type: 'table', rows: [{ row: 3, errors: { name: [{ error: 'taken' }] } }] } },
      {},
      ['row 3: name (taken)', '`rows`'],
    ],
    [429, {}, { 'retry-after': '90' }, ['too many tries', 'Wait 90 s']],
    [503, {}, { 'retry-after': '120' }, ['the server failed', 'Wait 120 s']],
    [500, {}, {}, ['the server failed', 'log of the server']],
    [400, { errors: { message: 'No such campaign' } }, {}, ['The server says: No such campaign']],
    [418, {}, {}, ['refused']],
  ])('%i says status, operation, request and what to do', async (status, body, headers, parts) => {
    const { portal, server } = await signedInPortal()
    server.answer('/stop', () => problem(status, { ...body, requestId: 'r-1' }, headers))
    const { message, stack } = await failureOf(portal.loads.stop('l1'))
    for (const part of ['loads.stop: ', `HTTP ${status}`, 'request r-1', ...parts])
      expect(message).toContain(part)
    expect(stack).toContain(message)
  })

  it('never repeats a value that was sent', async () => {
    const { portal, server } = await signedInPortal()
    server.answer('/stop', () => problem(422, { errors: { dni: [{ error: 'taken', value: '12345678Z' }] } }))
    expect(String(await failureOf(portal.loads.stop('l1')))).not.toContain('12345678Z')
  })

  it('401 says to sign in', async () => {
    const { portal } = testPortal()
    const { message } = await failureOf(portal.loads.show('7'))
    expect(message).toContain('loads.show: nobody is signed in')
    expect(message).toContain('Sign in with portal.session.login')
  })
})

describe('the message of a call without an answer', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const noServer = () => Promise.reject(new TypeError('fetch failed', { cause: refused }))

  it('says the address and the cause', async () => {
    const portal = createPortal({ baseUrl: 'http://127.0.0.1:4000', fetch: noServer, maxRetries: 0 })
    const { message } = await failureOf(portal.session.login({ user: 'x', password: 'y' }))
    expect(message).toContain('session.login: The server cannot be reached (http://127.0.0.1:4000/')
    expect(message).toContain('ECONNREFUSED')
    expect(message).toContain('Is a server running there')
  })

  it('never says the name and the password of an address', async () => {
    const secret = `secret${Math.random()}`
    const baseUrl = `http://somebody:${secret}@portal.test`
    const failing = () => Promise.reject(new TypeError(`${baseUrl} includes credentials`))
    const portal = createPortal({ baseUrl, fetch: failing, maxRetries: 0 })
    const { message, stack } = await failureOf(portal.session.login({ user: 'x', password: 'y' }))
    expect(message).toContain('(http://portal.test/')
    expect(message).not.toContain(secret)
    expect(stack).not.toContain(secret)
  })

  it('says that no address was given', async () => {
    const portal = createPortal({ maxRetries: 0, fetch: noServer })
    const { message } = await failureOf(portal.session.login({ user: 'x', password: 'y' }))
    expect(message).toContain('`baseUrl` must be given')
  })

  it('says the cause once to all who wait for a renewal that found no server', async () => {
    const { portal, server, clock } = await signedInPortal()
    server.expireAccess()
    server.answer('/refresh-token', noServer as never, noServer as never)
    const failures = [failureOf(portal.loads.show('1')), failureOf(portal.loads.show('2'))]
    const [first, second] = await clock.until(Promise.all(failures))
    expect(first).toBe(second)
    expect(first?.message.match(/ECONNREFUSED/g)).toHaveLength(1)
  })

  it('says how long it was waited for', async () => {
    const { portal, network, clock } = await signedInPortal()
    network.hold('/loads/')
    const late = failureOf(portal.loads.show('1', { timeout: 1_500, maxRetries: 0 }))
    expect((await clock.until(late)).message).toMatch(/^loads\.show: .*1500 ms.*`timeout`/)
    const later = failureOf(portal.loads.show('1', { deadline: 2_500 }))
    expect((await clock.until(later)).message).toMatch(/^loads\.show: .*2500 ms.*`deadline`/)
  })

  it('is not repeated by readers who share one answer', async () => {
    const { portal, server } = await signedInPortal({ dedupe: true })
    server.answer('/loads/', () => problem(404))
    const [first, second] = await Promise.all([
      failureOf(portal.loads.show('1')),
      failureOf(portal.loads.show('1')),
    ])
    expect(first.message).toBe(second.message)
    expect(first.message.match(/HTTP 404/g)).toHaveLength(1)
  })
})

describe('a platform that is too old', () => {
  it('is named before anything is asked', () => {
    vi.stubGlobal('crypto', undefined)
    vi.stubGlobal('File', undefined)
    expect(() => createPortal()).toThrow(/needs Node 20 or later: v\d.* has no crypto, File/)
  })
})

it('a portal of few families gives only the status, so that pages load no messages for programs', async () => {
  const { server, clock } = testPortal()
  server.answer('/session', () => problem(404))
  const portal = openPortal({ baseUrl: 'http://portal.test', fetch: server.fetch, clock }, { session })
  expect((await failureOf(portal.session.show())).message).toBe('HTTP 404')
})
