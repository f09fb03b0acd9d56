import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '#demo/seed-demo.ts'
import { stillClock } from '#testing/clock.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { pair, type Tokens, tokensOf, wire } from '#testing/wire.ts'

const clock = stillClock()
let server: TestServer
let call: ReturnType<typeof wire>

beforeAll(async () => {
  server = await startServer({ clock })
  call = wire(server)
})
afterAll(() => server.close())

/** A session with its operations; tokens are renewed in time, as every client does. */
class Life {
  tokens: Tokens
  minute = 0

  constructor(tokens: Tokens) {
    this.tokens = tokens
  }

  async pass(minutes = 1): Promise<void> {
    clock.forward(minutes * 60)
    this.minute += minutes
    const renewed = await call('/api/auth/refresh-token', this.tokens)
    if (renewed.status === 200) this.tokens = pair(renewed.body)
  }

  /** The status of a page's polling. */
  async poll(): Promise<number> {
    return (await call('/dashboard', undefined, { token: this.tokens.accessToken })).status
  }

  async idleSeconds(): Promise<unknown> {
    const { body } = await call('/session', undefined, { token: this.tokens.accessToken })
    return (body.data as { idleSeconds: number }).idleSeconds
  }

  keepAlive(userId: string) {
    return call('/monitor_estados/saveSession', { userId }, { token: this.tokens.accessToken })
  }
}

describe('the idle life of a session', () => {
  let life: Life
  let userId: string

  beforeEach(async () => {
    life = new Life(await tokensOf(server))
    const { body } = await call('/session', undefined, { token: life.tokens.accessToken })
    userId = (body.data as { userData: { uid: string } }).userData.uid
  })

  it('check 14: ends after half an hour of a page that asks every minute and renews its tokens', async () => {
    for (let minute = 1; minute < 30; minute++) {
      await life.pass()
      expect(await life.poll()).toBe(200)
      expect(await life.idleSeconds()).toBe((30 - minute) * 60)
    }
    await life.pass()
    expect(await life.poll()).toBe(401)
    expect((await call('/api/auth/refresh-token', life.tokens)).status).toBe(401)
  })

  it('check 14: is moved by a keep-alive, and never past the 115 minutes', async () => {
    for (let minute = 1; minute < 115; minute++) {
      await life.pass()
      expect(await life.poll()).toBe(200)
      if (minute % 29 !== 0) continue
      const kept = await life.keepAlive(userId)
      const left = (115 - minute) * 60
      expect(kept.body.data).toEqual({ sessionSeconds: left, idleSeconds: Math.min(left, 30 * 60) })
      expect(await life.idleSeconds()).toBe(Math.min(left, 30 * 60))
    }
    expect((await life.keepAlive(userId)).status).toBe(200)
    await life.pass()
    expect(await life.poll()).toBe(401)
    expect((await life.keepAlive(userId)).status).toBe(401)
  })

  it('check 14: is extended by entering the password again, which proves presence', async () => {
    await life.pass(29)
    const body = { password: demoPassword }
    const confirmed = await call('/session/confirmation', body, { token: life.tokens.accessToken })
    expect(confirmed.status).toBe(204)
    expect(await life.idleSeconds()).toBe(30 * 60)
    await life.pass(29)
    expect(await life.poll()).toBe(200)
  })

  it('shows nothing of whether the person is seen: a page that asks is a sign of life', async () => {
    await life.pass(20)
    expect(await life.poll()).toBe(200)
    const { db } = server.server.kernel.database
    const { lastSeenAt } = await db
      .selectFrom('users')
      .where('id', '=', userId)
      .select('lastSeenAt')
      .executeTakeFirstOrThrow()
    expect(lastSeenAt).toEqual(clock.now())
    expect(await life.idleSeconds()).toBe(10 * 60)
  })

  it("refuses to keep somebody else's session alive", async () => {
    expect((await life.keepAlive('00000000-0000-4000-8000-000000000000')).status).toBe(403)
  })
})
