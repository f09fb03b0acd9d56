import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationRows, servicePrefixes } from '#contract/operations.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { tokensOf, wire } from '#testing/wire.ts'
import { originsOf } from './security-headers.ts'

/** The numbers refer to the table in docs/security.md. */
const credentials = { user: 'empleado', password: 'demo-Portal-2026' }
const login = '/services/main/1.0/employees/loginUser'
let folder: string
let server: TestServer
let call: ReturnType<typeof wire>

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-static-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Portal</title>')
  writeFileSync(path.join(folder, '.env'), 'SECRET=1')
  writeFileSync(path.join(folder, 'assets', 'app.js'), 'export {}')
  writeFileSync(path.join(folder, 'assets', 'app.js.map'), '{}')
  server = await startServer({ env: { PORTAL_STATIC: folder, PORTAL_PROXIES: '1' } })
  call = wire(server)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (address: string, init: RequestInit = {}) => fetch(`${server.url}${address}`, init)

describe('every answer', () => {
  const addresses = [
    '/',
    '/assets/app.js',
    '/config.json',
    '/services/laia/nothing',
    '/nothing.txt',
    '/health/live',
    '/services/laia/tags/%ED%A0%80',
  ]

  it('check 65: says how a browser must treat it, errors too', async () => {
    for (const address of addresses) {
      const { headers } = await get(address)
      expect(headers.get('strict-transport-security'), address).toMatch(/^max-age=\d{8}/)
      expect(headers.get('x-content-type-options'), address).toBe('nosniff')
      expect(headers.get('referrer-policy'), address).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy'), address).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy'), address).toBe('same-origin')
      const policy = headers.get('content-security-policy')
      expect(policy, address).toContain("default-src 'none'")
      expect(policy, address).toContain("frame-ancestors 'none'")
      expect(policy, address).not.toContain('unsafe')
    }
  })

  it('check 65: lets the portal run its own scripts only, and make none of text', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    const rules = policy.split(';').map((rule) => rule.trim())
    for (const rule of ["script-src 'self'", "object-src 'none'", "base-uri 'none'"])
      expect(rules).toContain(rule)
    expect(rules).toContain("require-trusted-types-for 'script'")
    expect(rules).toContain('trusted-types default')
  })

  it('an application still opens in its frame when the page has not changed since', async () => {
    // `fetch` bypasses the cache, unlike a browser's second visit.
    const { app } = server.server
    const first = await app.inject('/')
    const headers = { 'if-none-match': first.headers.etag }
    for (const url of ['/', '/aplicaciones', '/index.html']) {
      const second = await app.inject({ url, headers })
      expect(second.statusCode, url).toBe(304)
      const policy = second.headers['content-security-policy']
      expect(policy, url).toBe(first.headers['content-security-policy'])
      expect(policy, url).toContain('https://conocimiento.contacta-atlantico.example')
    }
  })

  it('check 42 check 65: frames the applications of the portal that are opened in a frame, and no others', async () => {
    const { db } = server.server.kernel.database
    const policy = async () => (await get('/')).headers.get('content-security-policy') ?? ''
    const framed = await policy()
    expect(framed).toContain("frame-src 'self' blob: https://conocimiento.contacta-atlantico.example;")
    expect(framed).not.toContain('https://campus.contacta-atlantico.example')
    await db
      .updateTable('applications')
      .set({ url: 'https://left.test/' })
      .where('mode', '=', 'frame')
      .execute()
    expect(await policy()).toContain("frame-src 'self' blob:;")
    await db.updateTable('applications').set({ active: false }).where('mode', '=', 'frame').execute()
    expect(await policy()).toContain("frame-src 'self' blob:;")
    expect(originsOf(['https://a.example:8443/x', "https://b;script-src.example/'", 'javascript:0'])).toEqual(
      ['https://a.example:8443'],
    )
  })

  it('check 66: is for no other site: neither a name nor null may read it', async () => {
    for (const origin of ['https://evil.example', 'null', server.url]) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await get(login, {
          method,
          headers: { origin, 'access-control-request-method': 'POST' },
        })
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    }
  })

  it('check 64: of a service is kept by nobody, and signing out clears what was', async () => {
    const { accessToken: token } = await tokensOf(server)
    const shown = await call('/session', undefined, { token })
    expect(shown.headers.get('cache-control')).toBe('no-store')
    const signedOut = await call('/api/auth/logout', {}, { token })
    expect(signedOut.headers.get('clear-site-data')).toContain('cache')
  })
})

describe('cookies', () => {
  it('check 22: are this host’s alone, for no script and no other site, and sent over TLS only', async () => {
    const headers = { 'x-session-transport': 'cookie', 'x-forwarded-proto': 'https' }
    const [cookie = ''] = (
      await call('/employees/loginUser', credentials, { headers })
    ).headers.getSetCookie()
    const [name, ...attributes] = cookie.split('; ')
    expect(name).toMatch(/^__Host-portal-refresh-/)
    for (const one of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(attributes).toContain(one)
    expect(attributes.some((one) => one.startsWith('Domain'))).toBe(false)
  })
})

describe('a request', () => {
  it('check 23: that changes something is JSON: what a form of another site can send is refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const body = JSON.stringify(credentials)
      expect((await get(login, { method: 'POST', headers: { 'content-type': type }, body })).status).toBe(415)
    }
  })

  it('check 46: cannot reach under the objects of the server, nor say a thing twice', async () => {
    const { accessToken: token } = await tokensOf(server, 'admin')
    for (const body of [
      '{"__proto__":{"admin":true},"user":"a","password":"b"}',
      '{"constructor":{"prototype":{}}}',
    ]) {
      const answer = await get(login, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect([400, 422]).toContain(answer.status)
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
    const twice = await get('/services/laia/loads?sort=name&sort=-name', {
      headers: { 'x-session-token': token },
    })
    expect(twice.status).toBe(422)
  })

  it('check 47: of two lengths is refused, so that no proxy reads another request than we do', async () => {
    const { hostname, port } = new URL(server.url)
    const smuggled = `POST ${login} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`
    expect(await raw(hostname, Number(port), smuggled)).toMatch(/^HTTP\/1\.1 400/)
  })

  it('check 68: cannot trace, nor read what is beside the portal’s files', async () => {
    const { hostname, port } = new URL(server.url)
    const traced = await raw(
      hostname,
      Number(port),
      `TRACE / HTTP/1.1\r\nHost: a\r\nX-Secret: echo-me\r\n\r\n`,
    )
    expect(traced).toMatch(/^HTTP\/1\.1 40[045]/)
    expect(traced).not.toContain('echo-me')
    for (const file of ['/.env', '/assets/app.js.map', '/../package.json', '/%2e%2e/package.json']) {
      expect((await get(file)).status, file).toBe(404)
    }
  })

  it('check 69: counts by the address that our own proxy saw, not by one that the caller made up', async () => {
    const tries = Array.from({ length: 6 }, async (_, index) => {
      const forwarded = `198.51.100.${index}, 203.0.113.9`
      return call(
        '/employees/loginUser',
        { user: 'guessed', password: 'x' },
        { headers: { 'x-forwarded-for': forwarded } },
      )
    })
    const first = await Promise.all(tries)
    const headers = { 'x-forwarded-for': '192.0.2.77, 203.0.113.9' }
    const next = await call('/employees/loginUser', { user: 'guessed', password: 'x' }, { headers })
    expect([...first, next].map(({ status }) => status)).toContain(429)
    expect(next.status).toBe(429)
  })
})

describe('the server', () => {
  it('check 72: has the routes of the contract, its own three, the portal, and no others', () => {
    const ours = ['/', '/*', '/assets/app.js', '/config.json', '/health/live', '/health/ready', '/index.html']
    const inContract = operationRows
      .filter(({ service }) => service !== 'analytics')
      .map((row) => servicePrefixes[row.service] + row.path.replace(/\{(\w+)\}/g, ':$1'))
    const known = new Set([...ours, ...inContract])
    const routes = pathsOf(server.server.app.printRoutes({ commonPrefix: false }))
    expect(routes.filter((route) => !known.has(route))).toEqual([])
    expect(routes.length).toBeGreaterThan(30)
  })

  it('check 67: reveals nothing on an internal error: a sentence and the request id', async () => {
    const { accessToken: token } = await tokensOf(server, 'admin')
    await sql`alter table fields rename to fields_gone`.execute(server.server.kernel.database.db)
    const answer = await get('/services/laia/fields', { headers: { 'x-session-token': token } })
    await sql`alter table fields_gone rename to fields`.execute(server.server.kernel.database.db)
    expect(answer.status).toBe(500)
    const body = (await answer.json()) as Record<string, unknown>
    expect(body).toEqual({
      type: '/problems/internal',
      title: 'Ocurrio un error',
      status: 500,
      requestId: expect.any(String) as string,
      errors: { message: 'Ocurrio un error' },
    })
  })
})

/** The first bytes that arrive on a raw socket. */
function raw(host: string, port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(text))
    socket.once('data', (data) => {
      resolve(data.toString())
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

/** The full paths from Fastify's printed routes. */
function pathsOf(drawing: string): string[] {
  const stack: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const found = /^([│ ├└─]*)(\S+)(?: \(([^)]+)\))?/u.exec(line)
    if (!found?.[2]) return []
    const depth = (found[1] ?? '').length / 4
    stack.length = Math.max(0, depth - 1)
    const whole = stack.join('') + found[2]
    stack.push(found[2])
    return found[3] === undefined ? [] : [whole]
  })
}
