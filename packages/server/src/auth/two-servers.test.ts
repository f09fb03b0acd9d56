import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import { busAfterCommit, localBus } from '#seams/bus.ts'
import { stillClock } from '#testing/clock.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startPair, type TestServer } from '#testing/start-server.ts'
import { isOnPostgres } from '#testing/test-database.ts'
import { waitingStatements } from '#testing/waiting-statements.ts'
import { tokensOf, wire } from '#testing/wire.ts'

describe('events of a transaction', () => {
  it('are published on commit, not before, and never on a rollback', () => {
    const bus = localBus()
    const received: string[] = []
    bus.subscribe('user.changed', ({ userId }) => received.push(userId))
    const committed = busAfterCommit(bus)
    committed.publish('user.changed', { userId: 'stands' })
    busAfterCommit(bus).publish('user.changed', { userId: 'rolled back' })
    expect(received).toEqual([])
    committed.commit()
    expect(received).toEqual(['stands'])
  })
})

// PGlite belongs to one process: two servers on one database need PostgreSQL.
if (isOnPostgres) describe('two servers on one database', twoServers)

function twoServers() {
  // The clock is fixed: caches never expire, so changes reach the other server by notification only.
  const clock = stillClock()
  let first: TestServer
  let second: TestServer
  let close: () => Promise<void>

  beforeAll(async () => {
    const pair = await startPair({ clock })
    first = pair.first
    second = pair.second
    close = () => pair.close()
  })
  afterAll(() => close())

  const isIn = async (server: TestServer, token: string) =>
    (await wire(server)('/session', undefined, { token })).status === 200

  it('check 16: refuse the old token on one at once when the person signs out on the other', async () => {
    const { accessToken: token } = await tokensOf(first)
    expect(await isIn(second, token)).toBe(true)
    expect((await wire(first)('/api/auth/logout', {}, { token })).status).toBe(204)
    await vi.waitFor(async () => expect(await isIn(second, token)).toBe(false), waitLimit)
  })

  it('check 16: refuse a session that ended while a request of its own was still being read', async () => {
    const { db } = first.server.kernel.database
    const ending = await tokensOf(first)
    const other = await tokensOf(first)
    clock.forward(2)
    // Cached before the lock: ending the session must not wait for it.
    expect(await isIn(first, other.accessToken)).toBe(true)
    const underWay = await db.transaction().execute(async (holder) => {
      await sql`lock table user_permissions in access exclusive mode`.execute(holder)
      const asked = isIn(first, ending.accessToken)
      await vi.waitFor(async () => expect(await waitingStatements(db)).toBe(1), waitLimit)
      const path = `/sessions/${sessionOf(ending.accessToken)}`
      const end = { token: other.accessToken, method: 'DELETE' }
      expect((await wire(first)(path, undefined, end)).status).toBe(204)
      return { asked }
    })
    await underWay.asked
    expect(await isIn(first, ending.accessToken)).toBe(false)
  })

  it('check 16: know on one what a person may do since an administrator took their roles on the other', async () => {
    const { accessToken: token } = await tokensOf(first, 'coordinador')
    const held = async () => {
      const { body } = await wire(second)('/session', undefined, { token })
      return (body.data as { userData: { uid: string; accessPermissions: string[] } }).userData
    }
    const { uid, accessPermissions } = await held()
    expect(accessPermissions).not.toEqual([])
    const admin = await signedIn(first)
    await admin.users.assignRoles(uid, { ...(await seen(admin.users, uid)), roles: [] })
    await vi.waitFor(async () => expect((await held()).accessPermissions).toEqual([]), waitLimit)
  })

  it('check 8: count failed sign-ins together', async () => {
    const guess = (server: TestServer) =>
      wire(server)('/employees/loginUser', { user: 'admin', password: 'guess' })
    for (const server of [first, second, first, second, first]) expect((await guess(server)).status).toBe(401)
    expect((await guess(second)).status).toBe(429)
    expect((await guess(first)).status).toBe(429)
  })

  it('notify each other of waiting jobs', async () => {
    const received: string[] = []
    const { kernel } = first.server
    // Notifications of the previous tests may still be in flight.
    const receive = (name: string) => (job: { kind: string }) => {
      if (job.kind === 'nothing') received.push(`${name} nothing`)
    }
    second.server.kernel.bus.subscribe('job.queued', receive('second'))
    kernel.bus.subscribe('job.queued', receive('first'))
    kernel.bus.publish('job.queued', { kind: 'nothing' })
    expect(received).toEqual(['first nothing'])
    await vi.waitFor(() => expect(received).toEqual(['first nothing', 'second nothing']), waitLimit)
  })

  it('clear their caches after a lost connection, and reconnect', async () => {
    const { accessToken: token } = await tokensOf(first)
    expect(await isIn(second, token)).toBe(true)
    const gaps: string[] = []
    first.server.kernel.bus.subscribe('bus.gap', () => gaps.push('first'))
    second.server.kernel.bus.subscribe('bus.gap', () => gaps.push('second'))
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal channel' and datname = current_database()`
    await cut.execute(first.server.kernel.database.db)
    // This notification is lost.
    expect((await wire(first)('/api/auth/logout', {}, { token })).status).toBe(204)
    await vi.waitFor(() => expect(new Set(gaps)).toEqual(new Set(['first', 'second'])), waitLimit)
    expect(await isIn(second, token)).toBe(false)
    const again = await tokensOf(first)
    expect(await isIn(second, again.accessToken)).toBe(true)
    expect((await wire(first)('/api/auth/logout', {}, { token: again.accessToken })).status).toBe(204)
    await vi.waitFor(async () => expect(await isIn(second, again.accessToken)).toBe(false), waitLimit)
  })
}

/** The session of an access token. */
function sessionOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
  return claims.sid
}
