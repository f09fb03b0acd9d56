import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Employed, employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type Desk, desk } from '#testing/tickets.ts'

let server: TestServer
let admin: Portal
let at: Desk
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  at = await desk(admin)
})
afterAll(() => server.close())

/** A person with the desk's skill. */
async function agent(): Promise<Employed> {
  const one = await employed(server, [
    'VER_DASHBOARD',
    'TICKETS_VER',
    'TICKETS_GESTIONAR',
    'NOTIFICACIONES_VER',
  ])
  await admin.skillAssignments.assign({
    ...{ userIds: [one.id], skillId: at.skillId, level: 3, isMain: false, endsOn: null },
  })
  return one
}

const notificationsOf = async ({ portal }: Employed) =>
  (await portal.notifications.index()).data.map(({ kind, data }) => [kind, data.ticket ?? data.count])

describe('tickets.assign and ticketEntries.create', () => {
  it('a new assignee is notified, unless they took it themselves', async () => {
    const [one, other] = [await agent(), await agent()]
    const { id, number, version } = await at.opened('Se asigna')
    const taken = await one.portal.tickets.assign(id, { userId: one.id, version })
    expect(await notificationsOf(one)).toEqual([])
    await one.portal.tickets.assign(id, { userId: other.id, version: taken.version })
    expect(await notificationsOf(other)).toEqual([['tickets.assigned', `#${number} Se asigna`]])
  })

  it('who has it and who follows it hear of the requester and of colleagues, not of answers or themselves', async () => {
    const [one, follower] = [await agent(), await agent()]
    const { id, number, version } = await at.opened('Se habla')
    await one.portal.tickets.assign(id, { userId: one.id, version })
    await follower.portal.tickets.follow(id)
    await admin.ticketEntries.create(id, { kind: 'public', direction: 'out', text: 'Lo miramos.' })
    expect(await notificationsOf(one)).toEqual([])
    await admin.ticketEntries.create(id, { kind: 'public', direction: 'in', text: '¿Y bien?' })
    await one.portal.ticketEntries.create(id, { kind: 'internal', text: 'Falta la factura.' })
    const notice = ['tickets.answered', `#${number} Se habla`]
    expect(await notificationsOf(one)).toEqual([notice])
    expect(await notificationsOf(follower)).toEqual([notice, notice])
  })
})

describe('tickets.bulk and ticketBatches.create', () => {
  it('an assignee of many at once is notified once, with their number', async () => {
    const [one, other] = [await agent(), await agent()]
    const made = [await at.opened('Uno'), await at.opened('Dos')]
    const rows = made.map(({ id, version }) => ({ id, version }))
    await admin.tickets.bulk({ act: 'assign', userId: one.id, rows })
    expect(await notificationsOf(one)).toEqual([['tickets.assignedMany', 2]])
    const selection = { ids: made.map(({ id }) => id) }
    await admin.ticketBatches.create({ kind: 'distribute', selection, rule: 'equal', userIds: [other.id] })
    expect(await notificationsOf(other)).toEqual([['tickets.assignedMany', 2]])
  })
})

describe('inbox.index and tickets.assign', () => {
  it('TAR-2.3 the one inbox holds the tickets that wait for oneself', async () => {
    const one = await agent()
    const { id, number, version } = await at.begun('Me espera')
    const inbox = async () => (await one.portal.inbox.index({ family: ['tickets'] })).data
    expect(await inbox()).toEqual([])
    const given = await admin.tickets.assign(id, { userId: one.id, version })
    expect(await inbox()).toMatchObject([{ id, what: 'open', name: `#${number} Me espera`, acts: [] }])
    await one.portal.tickets.transition(id, {
      ...{ transition: 'esperar', pendingUntil: at.tomorrow(server), version: given.version },
    })
    expect(await inbox()).toEqual([])
  })
})
