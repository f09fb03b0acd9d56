import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { came, centerIn, works } from '#testing/working-time.ts'
import { presentPeriod } from './asked-period.ts'
import { balancesInOrder } from './balance-parts.queries.ts'
import { storeDays } from './stored-days.job.ts'
import { known } from '#db/stored-period.ts'
import { knownDays } from './stored-days.queries.ts'

let server: TestServer
const now = new Date('2026-03-02T10:30:00Z')
const search = `Saldo ${randomUUID().slice(0, 8)}`
const reach = {
  ...{
    userId: '',
    everybody: true,
    team: false,
    projects: false,
    identityNumbers: false,
    today: '2026-03-02',
  },
}

/** Many have one balance, some another, and today has none. */
beforeAll(async () => {
  server = await startServer({ clock: stillClock(now) })
  const admin = await signedIn(server, 'admin')
  const madrid = (await centerIn(admin, 'Europe/Madrid')).id
  for (let number = 0; number < 8; number += 1) {
    const one = await employed(server)
    await works(admin, one, madrid)
    await came(server, one, '2026-02-24', number < 5 ? 190 : 200 + number)
    const displayName = `${search} ${number}`
    await db().updateTable('users').set({ displayName }).where('id', '=', one.id).execute()
  }
  await storeDays(server.server.kernel)
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db

it.each([false, true])(
  'days by balance come in parts that follow each other, each day once (downwards: %s)',
  async (isDown) => {
    const period = await known(
      db(),
      await presentPeriod(db(), { from: '2026-02-20', until: '2026-03-02', now }),
    )
    const order = sql.raw(
      `order by balance ${isDown ? 'desc' : 'asc'} nulls last, plain_name, employee_id, date`,
    )
    const keysOf = async (
      days: Parameters<typeof balancesInOrder>[2]['asked'] | undefined,
      rows = knownDays(reach, period, { search, ...days }),
    ) =>
      (
        await sql<{
          key: string
        }>`select employee_id || ' ' || date as key from (${rows}) d ${order}`.execute(db())
      ).rows.map(({ key }) => key)
    const found: string[] = []
    const asked = { search }
    let parts = 0
    for await (const part of balancesInOrder(
      db(),
      reach,
      { period, asked },
      { isDown, place: undefined, first: 3, sortedAtOnce: 4 },
    )) {
      found.push(...(await keysOf(undefined, part)))
      parts += 1
    }
    expect(found).toEqual(await keysOf(undefined))
    expect(found.length).toBeGreaterThan(16)
    expect(parts).toBeGreaterThan(3)
  },
)
