import { permissions } from '@portal/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '#testing/person.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'

let server: TestServer
let call: ReturnType<typeof wire>

beforeAll(async () => {
  server = await startServer()
  call = wire(server)
})
afterAll(() => server.close())

/** Somebody who may do everything, and who they are. */
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
