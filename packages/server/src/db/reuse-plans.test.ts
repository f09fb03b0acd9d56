import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { isOnPostgres } from '#testing/test-database.ts'
import type { Db } from './database.ts'
import { reusePlans } from './reuse-plans.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** The number of prepared statements on its connection that look up somebody by name. */
async function keptOf(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements where statement like 'select "username" from%'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

const named = async (db: Db, name: string) =>
  (await db.selectFrom('users').where('username', '=', name).select('username').executeTakeFirst())?.username

describe.runIf(isOnPostgres)('reusePlans', () => {
  it('one plan serves each value, and a transaction that does not ask for it keeps none', async () => {
    const { db } = server.server.kernel.database
    await db.transaction().execute(async (transaction) => {
      const before = await keptOf(transaction)
      expect(await named(transaction, 'admin')).toBe('admin')
      expect(await keptOf(transaction)).toBe(before)
      await reusePlans(transaction)
      for (const name of ['admin', 'empleado', 'nobody'])
        expect(await named(transaction, name)).toBe(name === 'nobody' ? undefined : name)
      expect(await keptOf(transaction)).toBe(before + 1)
    })
  })
})
