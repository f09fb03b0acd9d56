import { randomUUID } from 'node:crypto'
import type { Portal, TicketWebhookMessage } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { grouped } from '#db/grouped.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type Desk, desk } from '#testing/tickets.ts'
import { startReceiver, type WebhookReceiver } from '#testing/webhook-receiver.ts'

let server: TestServer
let admin: Portal
let at: Desk
let other: WebhookReceiver
beforeAll(async () => {
  server = await startServer({ env: { PORTAL_WEBHOOK_LOOPBACK: 'on' } })
  admin = await signedIn(server)
  at = await desk(admin)
  other = await startReceiver()
})
afterAll(async () => {
  await server.close()
  await other.close()
})

/** More than are changed within a request, and than one turn of the webhooks takes. */
const count = 520

const received = () => other.received.map(({ body }) => JSON.parse(body) as TicketWebhookMessage)

/** What arrived of each ticket, in order of arrival. */
const ofTickets = () => grouped(received(), ({ data }) => data.ticket?.id ?? '')

describe('ticketBatches.create and ticketBatches.undo with an active webhook', () => {
  it('each ticket of a batch is delivered once for each change, and in the order of its changes', async () => {
    const subject = `Lote${randomUUID().replaceAll('-', '')}`
    const { id } = await at.opened(subject)
    await at.copies(server.server.kernel.database.db, id, count - 1)
    const webhook = await admin.ticketWebhooks.create({
      ...{ name: subject, url: other.url, events: ['ticket.assigned'] },
    })
    const [one] = await admin.tickets.assignees({ skillId: at.skillId })
    const batch = await admin.ticketBatches.create({
      ...{ kind: 'distribute', selection: { filter: { search: subject } }, rule: 'equal' },
      userIds: [one?.id ?? ''],
    })
    const state = async () => (await admin.ticketBatches.show(batch.id)).state
    await vi.waitFor(async () => expect(await state()).toBe('done'), waitLimit)
    await vi.waitFor(() => expect(received()).toHaveLength(count), waitLimit)
    await admin.ticketBatches.undo(batch.id)
    await vi.waitFor(async () => expect(await state()).toBe('undone'), waitLimit)
    const waiting = async () =>
      (await admin.ticketWebhooks.deliveries(webhook.id, { state: ['waiting'] })).meta.totalCount
    await vi.waitFor(async () => {
      expect(received()).toHaveLength(2 * count)
      expect(await waiting()).toBe(0)
    }, waitLimit)
    const ofEach = [...ofTickets().values()].map((own) => own.map(({ data }) => data.ticket?.assigneeId))
    expect(ofEach).toHaveLength(count)
    expect(
      ofEach.every(([first, last, ...more]) => first === one?.id && last === null && more.length === 0),
    ).toBe(true)
    expect(new Set(other.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2 * count)
  })
})
