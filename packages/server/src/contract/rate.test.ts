import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { personWith } from '#testing/person.ts'
import { startAgain, startServer, type TestServer } from '#testing/start-server.ts'
import { type JsonSchema, operationRows, servicePrefixes } from './operations.ts'
import { searchesAMinute } from './search-rate.ts'

const clock = stillClock()
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock })
})
afterAll(() => server.close())

const rated = operationRows.flatMap(({ rate, ...row }) => (rate ? [{ ...row, rate }] : []))
const familyOf = ({ id }: { id: string }): string => id.split('.', 1)[0] ?? ''
const families = [...new Set(rated.map(familyOf))].toSorted()

describe('expensive operations', () => {
  it.each(families)(
    'have the limit that is written down: none is loosened or dropped unnoticed: %s.*',
    async (family) => {
      const own = rated.filter((row) => familyOf(row) === family)
      const lines = own.map(({ id, rate }) => `${id}: ${rate.uses} in ${rate.minutes} minutes`).toSorted()
      // A file a family, which `vitest -u` writes.
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./rates/${family}.txt`)
    },
  )

  it('leave none behind of a family that has lost its last', () => {
    const written = readdirSync(new URL('rates', import.meta.url)).map((file) => file.split('.')[0])
    expect(written.filter((family = '') => !families.includes(family))).toEqual([])
  })

  it('check 70: lets nobody ask for more than a bounded piece of a bounded search', () => {
    const searching = operationRows.filter(({ query }) => query.properties?.search !== undefined)
    expect(searching.length).toBeGreaterThan(10)
    for (const { id, query, responses } of searching) {
      expect(query.properties?.search?.maxLength, id).toBeLessThanOrEqual(200)
      expect(Object.keys(responses), id).toContain('429')
    }
    const texts = operationRows.flatMap(({ id, query }) =>
      Object.entries(query.properties ?? {}).map(([name, schema]) => ({ of: `${id} ${name}`, schema })),
    )
    const isBounded = ({ type, maxLength, format, pattern, enum: options }: JsonSchema) =>
      type !== 'string' || [maxLength, format, pattern, options].some((bound) => bound !== undefined)
    expect(texts.filter(({ schema }) => !isBounded(schema)).map(({ of }) => of)).toEqual([])
    const unbounded = operationRows.filter(
      ({ query }) => query.properties?.perPage && !(Number(query.properties.perPage.maximum) <= 5000),
    )
    expect(unbounded.map(({ id }) => id)).toEqual([])
  })

  it('check 70: who searches all the time waits until the minute is over, on every process; lists without a search go on', async () => {
    const eager = await personWith(server.server, ['MENU_LOGS'])
    const other = await personWith(server.server, ['MENU_LOGS'])
    const second = await startAgain(server, clock)
    const ask = (token: string, { url }: TestServer, query = '?search=x&perPage=1') =>
      fetch(`${url}/services/main/1.0/logs${query}`, { headers: { 'x-session-token': token } })
    const statuses = async (times: number, of: TestServer) => {
      const answers = await Promise.all(Array.from({ length: times }, () => ask(eager, of)))
      return [...new Set(answers.map(({ status }) => status))]
    }
    expect(await statuses(1, server)).toEqual([200])
    await server.server.kernel.database.db
      .updateTable('searchCounts')
      .set({ count: searchesAMinute - 20 })
      .where('userId', '=', userOf(eager))
      .execute()
    expect(await statuses(10, server)).toEqual([200])
    expect(await statuses(10, second)).toEqual([200])
    clock.forward(20)
    for (const process of [server, second]) {
      const refused = await ask(eager, process)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
    }
    expect((await ask(other, second)).status).toBe(200)
    expect((await ask(eager, second, '?perPage=1')).status).toBe(200)
    clock.forward(40)
    expect(await statuses(1, second)).toEqual([200])
    await second.close()
  })

  it.each(rated.map((row) => [row.id, row] as const))(
    'check 70: waits when one person has done it often enough, and nobody else with them: %s',
    async (operation, { rate, service, path, method, permissions }) => {
      const held = permissions === 'public' ? [] : permissions.slice(0, 1)
      const [eager, other] = [await personWith(server.server, held), await personWith(server.server, held)]
      const url = server.url + servicePrefixes[service] + path.replace(/\{\w+\}/, anyId)
      const ask = (token: string) =>
        fetch(url, { method: method.toUpperCase(), headers: { 'x-session-token': token } })
      const { database, ids } = server.server.kernel
      const at = clock.now()
      const uses = Array.from({ length: rate.uses - 1 }, () => ({ id: ids.next(), operation, at }))
      const userId = userOf(eager)
      await database.db
        .insertInto('operationUses')
        .values(uses.map((use) => ({ ...use, userId })))
        .execute()
      expect((await ask(eager)).status).not.toBe(429)
      const refused = await ask(eager)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(rate.minutes * 60)])
      expect((await ask(other)).status).not.toBe(429)
      // Simulates the passing of time: a session without activity would end.
      const passed = new Date(at.getTime() - rate.minutes * 60_000)
      await database.db
        .updateTable('operationUses')
        .set({ at: passed })
        .where('userId', '=', userId)
        .execute()
      expect((await ask(eager)).status).not.toBe(429)
    },
  )
})

const anyId = '00000000-0000-4000-8000-000000000000'
/** The owner of the token. */
const userOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { uid: string }).uid
