import { createPortal } from '@portal/sdk'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { stillClock } from '#testing/clock.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

const clock = stillClock()
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock })
})
afterAll(() => server.close())
afterEach(() => turn(false))

async function turn(isOn: boolean): Promise<void> {
  const admin = await signedIn(server)
  await admin.maintenance.update({ isOn, retryAfterSeconds: 45 })
}

describe('maintenance.show', () => {
  it('returns the state of the switch without a session', async () => {
    const visitor = createPortal({ baseUrl: server.url })
    expect(await visitor.maintenance.show()).toMatchObject({ isOn: false, since: null })
    await turn(true)
    expect(await visitor.maintenance.show()).toMatchObject({ isOn: true, retryAfterSeconds: 45 })
  })
})

describe('maintenance.update', () => {
  it('answers 503 with the time to come back, at once, and lets people sign in and stay', async () => {
    const before = await signedIn(server, 'empleado')
    await turn(true)
    const refused = await before.dashboard.show().safe()
    expect(refused).toMatchObject({
      ok: false,
      error: { status: 503, problem: '/problems/maintenance', retryAfterMs: 45_000 },
    })
    const after = await signedIn(server, 'empleado')
    expect((await after.session.show()).userData.uid).toBe(before.session.current?.userData.uid)
    expect(await after.profile.show().safe()).toMatchObject({ ok: false, error: { status: 503 } })
    await turn(false)
    expect(await before.dashboard.show().safe()).toMatchObject({ ok: true })
  })

  it('lets those work who may edit permissions: they look whether all is well, and end it', async () => {
    await turn(true)
    const admin = await signedIn(server)
    expect(await admin.dashboard.show().safe()).toMatchObject({ ok: true })
  })

  it('stops public operations that are no sign-in', async () => {
    await turn(true)
    const visitor = createPortal({ baseUrl: server.url })
    const body = { bootstrapToken: 'x'.repeat(40), username: 'nobody', password: 'a-long-Password-2026' }
    expect(await visitor.passwords.bootstrap(body).safe()).toMatchObject({ error: { status: 503 } })
  })

  it('is for those who may edit permissions, and is remembered', async () => {
    const employee = await signedIn(server, 'empleado')
    expect(await employee.maintenance.update({ isOn: true }).safe()).toMatchObject({
      error: { kind: 'permission', missing: ['PERMISOS_EDITAR'] },
    })
    await turn(true)
    const events = await server.server.kernel.database.db
      .selectFrom('auditEvents')
      .where('act', '=', 'maintenance.update')
      .select('detail')
      .execute()
    expect(events.length).toBeGreaterThan(0)
  })

  it('leaves health alone', async () => {
    await turn(true)
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
  })
})
