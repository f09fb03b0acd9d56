import { afterAll, beforeAll, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { tokensOf, wire } from '#testing/wire.ts'

const clock = stillClock()
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock })
})
afterAll(() => server.close())

const kept = () =>
  server.server.kernel.database.db.selectFrom('idempotencyKeys').select(['key', 'body']).execute()

it('a stored response reveals nothing in the database, and is deleted after a day', async () => {
  const asked = async (key: string) => {
    const { accessToken: token } = await tokensOf(server, 'admin')
    const headers = { 'idempotency-key': key }
    const { body } = await wire(server)('/exchange-tokens', { username: 'empleado' }, { token, headers })
    return (body.data as { exchangeToken: string }).exchangeToken
  }
  const exchangeToken = await asked('the first')
  expect(await asked('the first')).toBe(exchangeToken)
  expect(JSON.stringify(await kept())).not.toContain(exchangeToken)
  clock.forward(24 * 3600 + 1)
  await asked('the second')
  expect((await kept()).map(({ key }) => key)).toEqual(['the second'])
})
