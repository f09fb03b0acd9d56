import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type Desk, desk } from '#testing/tickets.ts'

let server: TestServer
let clock: StillClock
let admin: Portal
let at: Desk
beforeAll(async () => {
  clock = stillClock(new Date('2026-03-02T09:30:00Z'))
  server = await startServer({ clock })
  admin = await signedIn(server)
  at = await desk(admin)
})
afterAll(() => server.close())

describe('tickets.transition', () => {
  it('a waiting ticket continues by its workflow on its date, once, and its assignee is notified', async () => {
    const one = await employed(server, ['TICKETS_VER', 'NOTIFICACIONES_VER'])
    await admin.skillAssignments.assign({
      ...{ userIds: [one.id], skillId: at.skillId, level: 3, isMain: false, endsOn: null },
    })
    const { id, number, version } = await at.begun('Espera al cliente')
    const given = await admin.tickets.assign(id, { userId: one.id, version })
    const pending = await admin.tickets.transition(id, {
      ...{ transition: 'esperar', pendingUntil: '2026-03-02T09:31:00.000Z', version: given.version },
    })
    const until = '2026-03-02T09:32:00.000Z'
    await admin.tickets.bulk({
      ...{ act: 'postpone', pendingUntil: until, rows: [{ id, version: pending.version }] },
    })
    clock.forward(150)
    const stateOf = async () => (await admin.tickets.show(id)).stateType
    await vi.waitFor(async () => expect(await stateOf()).toBe('open'), waitLimit)
    expect(await admin.tickets.show(id)).toMatchObject({ state: 'En curso', pendingUntil: null })
    const { data } = await admin.tickets.changes(id)
    expect(data.filter(({ user }) => user === null)).toMatchObject([
      { field: 'pendingUntil', old: until, new: null },
      { field: 'state', old: 'En espera del cliente', new: 'En curso' },
    ])
    const notices = (await one.portal.notifications.index()).data
    expect(notices.filter(({ kind }) => kind === 'tickets.resumed')).toMatchObject([
      { data: { ticket: `#${number} Espera al cliente` } },
    ])
  })
})
