import { isPortalError } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

describe('profile.show', () => {
  it("answers one's own data", async () => {
    const portal = await signedIn(server, 'coordinador')
    expect(await portal.profile.show()).toMatchObject({ username: 'coordinador', userRole: 'Coordinador' })
  })
})

describe('profile.patch', () => {
  it('keeps preferences for the next sign-in', async () => {
    const portal = await signedIn(server, 'empleado')
    await portal.profile.patch({
      theme: 'dark',
      locale: 'pt',
      timeZone: 'America/Bogota',
      menuCollapsed: true,
      lockAfterMinutes: 10,
    })
    const again = await signedIn(server, 'empleado')
    expect(await again.profile.show()).toMatchObject({
      theme: 'dark',
      locale: 'pt',
      menuCollapsed: true,
      lockAfterMinutes: 10,
    })
    expect((await again.session.show()).userData.timeZone).toBe('America/Bogota')
  })

  it('refuses a time zone that does not exist', async () => {
    const portal = await signedIn(server, 'empleado')
    const refused = await portal.profile
      .patch({ timeZone: 'Mars/Olympus' })
      .then(undefined, (error: unknown) => error)
    if (!isPortalError(refused, 'validation')) throw refused
    expect(refused.fields.timeZone?.[0]?.code).toBe('inclusion')
  })
})
