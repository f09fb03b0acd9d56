import type { Portal } from '@portal/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { isOnPostgres } from '#testing/test-database.ts'
import { ended, goodRows, made, template, until, usualHeader } from './testing/scenario.ts'

let server: TestServer
let portal: Portal

// The embedded database has no connections to lose.
describe.runIf(isOnPostgres)('loads.start while the database goes away', lostConnections)

function lostConnections() {
  beforeAll(async () => {
    server = await startServer()
    portal = await signedIn(server)
  })
  afterAll(() => server.close())

  /** Terminates every other connection, as a restart of the database does. */
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(
      server.server.kernel.database.db,
    )

  it('CAR-6.5 a load that loses its connections three times resumes by itself, and the server stays up', async () => {
    const total = 40_000
    const content = `${usualHeader}${goodRows(30_000_000, total)}`
    const { id } = await made(portal, (await template(portal)).id, content)
    await portal.loads.start(id)
    for (const part of [0.1, 0.4, 0.7]) {
      await until(portal, id, ({ processed }) => processed >= total * part)
      await cut()
    }
    expect(await ended(portal, id)).toMatchObject({
      state: 'completed',
      processed: total,
      created: total,
      duplicated: 0,
      errors: 0,
    })
    const ready = await fetch(`${server.url}/health/ready`)
    expect(ready.status).toBe(200)
  })
}
