import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

describe('dashboard.show', () => {
  it('counts the people, and among those online whoever has just signed in', async () => {
    const { people } = await (await signedIn(server, 'admin')).dashboard.show()
    expect(people.employees).toBe(300)
    expect(people.online).toBeGreaterThan(0)
  })

  it('shows a coordinator the team, and nobody else', async () => {
    expect((await (await signedIn(server, 'coordinador')).dashboard.show()).team?.assigned).toBeGreaterThan(0)
    expect((await (await signedIn(server, 'empleado')).dashboard.show()).team).toBeNull()
  })

  it('shows loads only to who may see them', async () => {
    expect((await (await signedIn(server, 'empleado')).dashboard.show()).loads).toBeNull()
    expect((await (await signedIn(server, 'admin')).dashboard.show()).loads?.byDay).toHaveLength(14)
  })
})
