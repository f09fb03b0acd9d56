import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { personWith } from '#testing/person.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type JsonSchema, operationRows, servicePrefixes } from './operations.ts'
import { searchesAMinute } from './search-rate.ts'

const clock = stillClock()
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock })
})
afterAll(() => server.close())

const rated = operationRows.flatMap(({ rate, ...row }) => (rate ? [{ ...row, rate }] : []))

describe('what is dear', () => {
  it('has a limit in the contract: files, links, letters and messages, and personal data that are shown', () => {
    expect(rated.map(({ id }) => id).sort()).toEqual([
      'accessRequests.create',
      'employees.reveal',
      'exchangeTokens.create',
      'incidents.create',
      'loads.export',
      'loads.exportErrors',
      'onlineAgents.message',
      'recordsFile.create',
      'users.resetPassword',
    ])
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

  it('check 70: who searches all the time waits until the minute is over; lists without a search go on', async () => {
    const eager = await personWith(server.server, ['MENU_LOGS'])
    const other = await personWith(server.server, ['MENU_LOGS'])
    const ask = (token: string, query = '?search=x&perPage=1') =>
      fetch(`${server.url}/services/main/1.0/logs${query}`, { headers: { 'x-session-token': token } })
    clock.forward(60)
    for (let search = 0; search < searchesAMinute; search += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(eager)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    }
    clock.forward(20)
    const refused = await ask(eager)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
    expect((await ask(other)).status).toBe(200)
    expect((await ask(eager, '?perPage=1')).status).toBe(200)
    clock.forward(40)
    expect((await ask(eager)).status).toBe(200)
  })

  it('check 70: waits when one person has done it often enough, and nobody else with them', async () => {
    const row = rated.find(({ id }) => id === 'loads.export')
    if (!row) throw new Error('loads.export has no limit')
    const path = row.path.replace('{id}', '00000000-0000-4000-8000-000000000000')
    const ask = async (token: string) =>
      fetch(`${server.url}${servicePrefixes[row.service]}${path}`, { headers: { 'x-session-token': token } })
    const eager = await personWith(server.server, ['CARGUE_EXPORTAR'])
    const other = await personWith(server.server, ['CARGUE_EXPORTAR'])
    for (let use = 0; use < row.rate.uses; use += 1) expect((await ask(eager)).status).toBe(404)
    const refused = await ask(eager)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(row.rate.minutes * 60))
    expect((await ask(other)).status).toBe(404)
    clock.forward(4 * 60)
    expect((await ask(eager)).status).toBe(429)
  })
})
