import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { pair, tokensOf, wire } from '#testing/wire.ts'

const clock = stillClock()
let server: TestServer
let call: ReturnType<typeof wire>

beforeAll(async () => {
  server = await startServer({ clock })
  call = wire(server)
})
afterAll(() => server.close())

const minutes = (count: number) => count * 60

describe('session.login', () => {
  it('LOG-1.1 check 13: grants 115 minutes to who signs in with a password, and session.keepAlive not one more', async () => {
    const signedIn = await call('/employees/loginUser', { user: 'empleado', password: 'demo-Portal-2026' })
    expect(signedIn.body).toMatchObject({ code: 200, sessionSeconds: minutes(115) })
    let tokens = pair(signedIn.body)
    const { uid: userId } = signedIn.body.userData as { uid: string }
    for (let passed = 0; passed < 110; passed += 10) {
      clock.forward(minutes(10))
      const renewed = await call('/api/auth/refresh-token', tokens)
      expect(renewed.status).toBe(200)
      tokens = pair(renewed.body)
      const kept = await call('/monitor_estados/saveSession', { userId }, { token: tokens.accessToken })
      expect(kept.status).toBe(200)
    }
    clock.forward(minutes(5) + 1)
    expect((await call('/session', undefined, { token: tokens.accessToken })).status).toBe(401)
    expect((await call('/api/auth/refresh-token', tokens)).status).toBe(401)
  })

  it('LOG-2.1 check 5: answers a wrong user and a wrong password alike', async () => {
    const known = await call('/employees/loginUser', { user: 'coordinador', password: 'wrong' })
    const unknown = await call('/employees/loginUser', { user: 'nobody-at-all', password: 'wrong' })
    const names = ({ headers }: typeof known) => [...headers.keys()].sort()
    const comparable = ({ status, body }: typeof known) => ({ status, ...body, requestId: undefined })
    expect(names(known)).toEqual(names(unknown))
    expect(comparable(known)).toEqual(comparable(unknown))
    expect(known.status).toBe(401)
    expect(known.body.code).toBeUndefined()
    expect(known.body.errors).toEqual({ message: 'Wrong Username or Password' })
  })

  it('check 7: makes a guesser wait after five failures, and lets the right password in afterwards', async () => {
    const guess = (password: string) => call('/employees/loginUser', { user: 'admin', password })
    for (let tries = 0; tries < 5; tries++) expect((await guess('guess')).status).toBe(401)
    const sixth = await guess('demo-Portal-2026')
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(
      (await call('/employees/loginUser', { user: 'coordinador', password: 'demo-Portal-2026' })).status,
    ).toBe(200)
    clock.forward(minutes(5) + 1)
    expect((await guess('demo-Portal-2026')).status).toBe(200)
  })

  it('reports missing fields in the form of the error catalogue', async () => {
    const { status, body } = await call('/employees/loginUser', { user: '' })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject({ user: [{ error: 'blank' }], password: [{ error: 'blank' }] })
  })
})

describe('session.authenticate', () => {
  it('opens the same session under the path of the authentication service', async () => {
    const { status, body } = await call('/authentication/login', {
      user: 'empleado',
      password: 'demo-Portal-2026',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ code: 200, sessionSeconds: minutes(115) })
  })
})

describe('session.loginWithToken', () => {
  async function link(): Promise<string> {
    const admin = await tokensOf(server, 'admin')
    const { status, body } = await call(
      '/exchange-tokens',
      { username: 'empleado' },
      { token: admin.accessToken },
    )
    expect(status).toBe(201)
    return (body.data as { exchangeToken: string }).exchangeToken
  }

  it('LOG-1.2 check 13: grants 60 seconds to who comes with an exchange token', async () => {
    const { status, body } = await call('/employees/login-token', { exchangeToken: await link() })
    expect(status).toBe(200)
    expect(body.sessionSeconds).toBe(60)
    const token = String(body.accessToken)
    clock.forward(59)
    expect((await call('/session', undefined, { token })).status).toBe(200)
    clock.forward(2)
    expect((await call('/session', undefined, { token })).status).toBe(401)
  })

  it('LOG-1.3 takes an exchange token once: of twenty who bring it at the same time, one gets in', async () => {
    const exchangeToken = await link()
    const all = await Promise.all(
      Array.from({ length: 20 }, () => call('/employees/login-token', { exchangeToken })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    clock.forward(minutes(6))
  })

  it('check 20: is no access token, nor is an access token an exchange token', async () => {
    const exchangeToken = await link()
    expect((await call('/session', undefined, { token: exchangeToken })).status).toBe(401)
    const { accessToken } = await tokensOf(server)
    expect((await call('/employees/login-token', { exchangeToken: accessToken.slice(0, 200) })).status).toBe(
      401,
    )
  })

  it('waits ten minutes for its use and no longer', async () => {
    const exchangeToken = await link()
    clock.forward(minutes(10) + 1)
    expect((await call('/employees/login-token', { exchangeToken })).status).toBe(401)
  })
})

describe('session.previewToken', () => {
  it('says whom the link signs in, without burning it', async () => {
    const admin = await tokensOf(server, 'admin')
    const made = await call('/exchange-tokens', { username: 'empleado' }, { token: admin.accessToken })
    const { exchangeToken } = made.body.data as { exchangeToken: string }
    const preview = await call('/employees/login-token/preview', { exchangeToken })
    expect(preview.status).toBe(200)
    expect((await call('/employees/login-token', { exchangeToken })).body.userData).toMatchObject(
      preview.body.data as object,
    )
  })
})

describe('exchangeTokens.create', () => {
  it('answers 404 for a person who does not exist', async () => {
    const { accessToken: token } = await tokensOf(server, 'admin')
    expect((await call('/exchange-tokens', { username: 'nobody-at-all' }, { token })).status).toBe(404)
  })
})

describe('session.refresh', () => {
  it('check 18: gives fifty callers who renew at once the same next refresh token', async () => {
    const tokens = await tokensOf(server)
    const all = await Promise.all(Array.from({ length: 50 }, () => call('/api/auth/refresh-token', tokens)))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(new Set(all.map(({ body }) => body.refreshToken)).size).toBe(1)
  })

  it('check 18: ends the session when an old refresh token comes back after ten seconds', async () => {
    const stolen = await tokensOf(server)
    const renewed = pair((await call('/api/auth/refresh-token', stolen)).body)
    clock.forward(11)
    expect((await call('/api/auth/refresh-token', stolen)).status).toBe(401)
    expect((await call('/api/auth/refresh-token', renewed)).status).toBe(401)
    expect((await call('/session', undefined, { token: renewed.accessToken })).status).toBe(401)
  })

  it('needs the refresh token: an access token found in a log renews nothing', async () => {
    const { accessToken } = await tokensOf(server)
    expect((await call('/api/auth/refresh-token', { accessToken })).status).toBe(401)
  })

  it('check 23: renews by cookie for our own pages, and for no other site', async () => {
    const headers = { 'x-session-transport': 'cookie' }
    const signedIn = await call(
      '/employees/loginUser',
      { user: 'empleado', password: 'demo-Portal-2026' },
      { headers },
    )
    expect(signedIn.body.refreshToken).toBeUndefined()
    const [given = ''] = signedIn.headers.getSetCookie()
    expect(given).toMatch(/^portal-refresh-\w{8}=[^;]+;.*HttpOnly; SameSite=Strict/)
    const renew = (from: Record<string, string>) =>
      call(
        '/api/auth/refresh-token',
        { accessToken: signedIn.body.accessToken },
        { headers: { ...headers, cookie: given.split(';')[0] ?? '', ...from } },
      )
    expect((await renew({ 'sec-fetch-site': 'cross-site' })).status).toBe(401)
    expect((await renew({ 'sec-fetch-site': 'same-site' })).status).toBe(401)
    const { hostname, port } = new URL(server.url)
    for (const origin of [
      'https://evil.example',
      'null',
      `https://${hostname}:${port}`,
      `http://${hostname}`,
      `http://${hostname}:${port}.evil.example`,
    ])
      expect((await renew({ origin })).status, origin).toBe(401)
    expect((await renew({ origin: server.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('check 15: ends the session that the same person had in this browser, and nobody else’s there', async () => {
    const signIn = async (user: string, cookie = '') => {
      const credentials = { user, password: 'demo-Portal-2026' }
      const headers = { 'x-session-transport': 'cookie', cookie }
      const answer = await call('/employees/loginUser', credentials, { headers })
      const given = answer.headers.getSetCookie().filter((one) => !one.includes('Expires='))
      const cookies = given.map((one) => one.split(';')[0] ?? '')
      return { token: String(answer.body.accessToken), cookie: cookies.join('; ') }
    }
    const status = async (token: string) => (await call('/session', undefined, { token })).status
    const first = await signIn('empleado')
    const colleague = await signIn('coordinador', first.cookie)
    const again = await signIn('empleado', `${first.cookie}; ${colleague.cookie}`)
    expect(await status(first.token)).toBe(401)
    expect(await status(colleague.token)).toBe(200)
    expect(await status(again.token)).toBe(200)
  })

  it("refuses one person's refresh token beside another's access token", async () => {
    const mine = await tokensOf(server, 'empleado')
    const theirs = await tokensOf(server, 'coordinador')
    const mixed = { accessToken: theirs.accessToken, refreshToken: mine.refreshToken }
    expect((await call('/api/auth/refresh-token', mixed)).status).toBe(401)
    expect((await call('/api/auth/refresh-token', mine)).status).toBe(200)
  })
})

describe('session.logout', () => {
  it('ends the session at once', async () => {
    const tokens = await tokensOf(server)
    expect((await call('/api/auth/logout', {}, { token: tokens.accessToken })).status).toBe(204)
    expect((await call('/session', undefined, { token: tokens.accessToken })).status).toBe(401)
    expect((await call('/api/auth/refresh-token', tokens)).status).toBe(401)
  })
})

type Data = { userData: { uid: string; accessPermissions: string[] } }

describe('session.show', () => {
  it('check 33: takes the identity from the token: the uid header is an assertion that must be true', async () => {
    const { accessToken: token } = await tokensOf(server)
    const { userData } = (await call('/session', undefined, { token })).body.data as Data
    const as = (authorization: string, given?: string) =>
      call('/session', undefined, {
        ...(given === undefined ? {} : { token: given }),
        headers: { authorization },
      })
    expect((await as(userData.uid, token)).status).toBe(200)
    expect((await as('00000000-0000-4000-8000-000000000000', token)).status).toBe(401)
    expect((await as(userData.uid)).status).toBe(401)
  })

  it('check 19: refuses every forged token', async () => {
    const { accessToken } = await tokensOf(server)
    const [header = '', payload = '', signature = ''] = accessToken.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forged = [
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${header}.${encode({ uid: 'x', sid: 'y', exp: 9_999_999_999 })}.${signature}`,
      `${encode({ alg: 'HS512', typ: 'at+jwt' })}.${payload}.${signature}`,
      `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${header}.${payload}`,
      'x'.repeat(4000),
    ]
    for (const token of forged) expect((await call('/session', undefined, { token })).status).toBe(401)
  })

  it('names the permissions that the roles give', async () => {
    const employee = await tokensOf(server, 'empleado')
    const { userData } = (await call('/session', undefined, { token: employee.accessToken })).body
      .data as Data
    expect(userData.accessPermissions).toContain('VER_DASHBOARD')
    expect(userData.accessPermissions).not.toContain('MENU_USUARIOS')
  })
})
