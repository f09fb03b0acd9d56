import { permissions } from '@portal/permissions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { takeRightsLock } from '#auth/permission-holders.ts'
import { burnTokensOf, newOneUseToken } from '#auth/one-use-tokens.ts'
import type { Db } from '#db/database.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { personWith } from '#testing/person.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { isOnPostgres } from '#testing/test-database.ts'
import { type Answer, wire } from '#testing/wire.ts'
import { waitingStatements } from '#testing/waiting-statements.ts'

let server: TestServer
let call: ReturnType<typeof wire>

beforeAll(async () => {
  server = await startServer()
  call = wire(server)
})
afterAll(() => server.close())

/** Somebody with all permissions. */
async function administrator(): Promise<{ token: string; id: string }> {
  const token = await personWith(
    server.server,
    permissions.map(({ name }) => name),
  )
  const { body } = await call('/session', undefined, { token })
  return { token, id: (body.data as { userData: { uid: string } }).userData.uid }
}

describe('users.disable', () => {
  it('of two administrators who disable each other at once one stays', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = await Promise.all([administrator(), administrator()])
      const statuses = await Promise.all(
        [
          [one, other],
          [other, one],
        ].map(
          async ([by, whom]) =>
            (await call(`/users/${whom?.id}/disable`, {}, { token: by?.token ?? '' })).status,
        ),
      )
      expect(statuses.toSorted()).toEqual([200, 401])
    }
  })
})

// The embedded database has one connection: there is no waiting.
describe.runIf(isOnPostgres)('users.resetPassword', () => {
  it('lets the letter of the reset before it be written meanwhile', async () => {
    const { ids, clock, database } = server.server.kernel
    const expiresAt = new Date(clock.now().getTime() + 60_000)
    const { id: userId } = await administrator()
    await newOneUseToken(database.db, ids, { purpose: 'recovery', userId, expiresAt })
    const ends = await meanwhile(
      userId,
      (letter) => burnTokensOf(letter, userId, 'recovery'),
      async (letter) => {
        await sql`set local lock_timeout = 1`.execute(letter)
        await newOneUseToken(letter, ids, { purpose: 'recovery', userId, expiresAt })
      },
    )
    expect(ends).toEqual({ reset: 200, other: 'committed' })
  })

  it('is done again when the database has chosen it to end a deadlock', async () => {
    const { id } = await administrator()
    const { reset } = await meanwhile(
      id,
      (other) => sql`select 1 from users where id = ${id} for update`.execute(other),
      takeRightsLock,
    )
    expect(reset).toBe(200)
  })
})

/**
 * Resets a password while a transaction has done the first step, and does the second when the reset waits for it;
 * returns both results.
 */
async function meanwhile(
  id: string,
  first: (db: Db) => Promise<unknown>,
  second: (db: Db) => Promise<unknown>,
): Promise<{ reset: number; other: 'committed' | 'rolled back' }> {
  const { db } = server.server.kernel.database
  const { token } = await administrator()
  await db
    .updateTable('users')
    .set({ email: `${id}@example.com` })
    .where('id', '=', id)
    .execute()
  const asked: Promise<Answer>[] = []
  const transaction = db.transaction().execute(async (other) => {
    await first(other)
    asked.push(call(`/users/${id}/reset-password`, {}, { token }))
    await vi.waitFor(async () => expect(await waitingStatements(db)).toBe(1), waitLimit)
    await second(other)
  })
  const other = await transaction.then(
    () => 'committed' as const,
    () => 'rolled back' as const,
  )
  const [answer] = await Promise.all(asked)
  return { reset: answer?.status ?? 0, other }
}
