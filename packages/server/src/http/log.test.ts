import { spawn } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logError, loggedUrl } from './log-request.ts'

const source = path.resolve(import.meta.dirname, '..')
const password = 'demo-Portal-2026'
let server: ReturnType<typeof startLogging>
beforeAll(() => {
  server = startLogging()
})
afterAll(() => server.stop())

describe('the log of a running server', () => {
  it('check 62 check 63: has no password, token or secret link in any line, however much it says', async () => {
    const address = await server.address
    const secrets = ['canary-wrong-password', 'canary-link-token', 'canary-ticket', password]
    const post = (name: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${address}/services/main/1.0${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-session-transport': 'body', ...headers },
        body: JSON.stringify(body),
      })
    await post('/employees/loginUser', { user: 'admin', password: 'canary-wrong-password' })
    const signedIn = (await (
      await post('/employees/loginUser', { user: 'admin', password })
    ).json()) as Tokens
    const { accessToken, refreshToken } = signedIn
    const renewed = (await (
      await post('/api/auth/refresh-token', { accessToken, refreshToken })
    ).json()) as Tokens
    await post('/employees/login-token', { exchangeToken: 'canary-link-token' })
    for (const page of ['/login/canary-link-token', '/pages/security-questions-byUser/ana/canary-ticket']) {
      await fetch(`${address}${page}`)
    }
    await fetch(`${address}/services/main/1.0/session?ticket=canary-ticket`, {
      headers: { authorization: `Bearer ${accessToken}`, cookie: 'portal-refresh-x=canary-ticket' },
    })
    await fetch(`${address}/a%0d%0a{"forged":1}%E2%80%A8`, { headers: { 'user-agent': '{"forged":1}' } })
    await post('/api/auth/logout', {}, { 'x-session-token': renewed.accessToken })
    secrets.push(accessToken, refreshToken, renewed.accessToken, renewed.refreshToken)
    const output = await server.logUntil('/api/auth/logout')
    // The first start prints the password of the demo company; log lines are JSON.
    const log = output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n')
    expect(log).toContain('/employees/loginUser')
    expect(log).toContain('/login/***')
    for (const secret of secrets) expect(log).not.toContain(secret)
    // check 45: a caller cannot forge a line.
    const lines = log.split('\n').map((line) => JSON.parse(line) as object)
    expect(lines.filter((line) => 'forged' in line)).toEqual([])
    // On the embedded database a company is seeded first.
  }, 120_000)
})

describe('an address in the log', () => {
  it('keeps everything but the secrets', () => {
    expect(loggedUrl('/login/abc?x=1')).toBe('/login/***?x=1')
    expect(loggedUrl('/services/main/1.0/events?ticket=abc&last=4')).toBe(
      '/services/main/1.0/events?ticket=***&last=4',
    )
    expect(loggedUrl('/services/intranet/calendars/abc/calendar.ics')).toBe(
      '/services/intranet/calendars/***',
    )
    expect(loggedUrl('/services/laia/loads?search=token')).toBe('/services/laia/loads?search=token')
  })
})

describe('a failure in the log', () => {
  it('has no values of the statement that failed', () => {
    const error = Object.assign(new Error('violates a constraint'), { code: '23505', params: ['12345678Z'] })
    expect(logError(error)).toMatchObject({ message: 'violates a constraint', code: '23505' })
    expect(JSON.stringify(logError(error))).not.toContain('12345678Z')
  })
})

type Tokens = { accessToken: string; refreshToken: string }

/** The server as an operator starts it, at the most verbose log level. */
function startLogging() {
  const child = spawn(process.execPath, ['--conditions=source', path.join(source, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      ANALYTICS_PORT: '0',
      PORTAL_DEMO: '1',
      PORTAL_DEMO_DAYS: '7',
      PORTAL_DEMO_TICKETS: '300',
      LOG_LEVEL: 'trace',
      PORTAL_DATA_DIR: 'memory://',
    },
  })
  let text = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      text += data.toString()
      for (const listener of listeners) listener()
    })
  }
  const until = <Found>(find: () => Found | undefined) =>
    new Promise<Found>((resolve) => {
      const look = () => {
        const found = find()
        if (found === undefined) return
        listeners.delete(look)
        resolve(found)
      }
      listeners.add(look)
      look()
    })
  return {
    address: until(() => /^Portal\s+(http\S+)/m.exec(text)?.[1]),
    logUntil: (part: string) => until(() => (text.includes(part) ? text : undefined)),
    stop: () => child.kill('SIGTERM'),
  }
}
