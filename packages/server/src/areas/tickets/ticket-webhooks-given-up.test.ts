import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aheadClock } from '#testing/clock.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { desk } from '#testing/tickets.ts'
import { startReceiver, taken, type WebhookReceiver } from '#testing/webhook-receiver.ts'

let server: TestServer
let other: WebhookReceiver
const clock = aheadClock()

beforeAll(async () => {
  server = await startServer({ clock, env: { PORTAL_WEBHOOK_LOOPBACK: 'on' } })
  other = await startReceiver()
})
afterAll(async () => {
  await server.close()
  await other.close()
})

it.each([
  ...['http://crm.example/x', 'https://10.0.0.1/x', 'https://169.254.169.254/latest', 'https://[fd00::1]/x'],
  ...['https://[::ffff:10.0.0.1]/x', 'https://0x0a000001/x', 'https://nombre:clave@crm.example/x'],
  ...['http://192.168.1.1/x', 'https://100.64.0.1/x'],
])('ticketWebhooks.create: nobody leads the server into its own network: %s', async (url) => {
  const admin = await signedIn(server)
  const input = { name: randomUUID(), url, events: ['ticket.created' as const] }
  expect(await refusalOf(admin.ticketWebhooks.create(input))).toMatchObject({
    ...{ status: 422, codes: { url: ['inclusion'] } },
  })
})

it('ticketWebhooks.patch: what never arrives is given up, its webhook is switched off and who wrote it notified; what waits goes out once it is on again', async () => {
  let admin = await signedIn(server)
  const at = await desk(admin)
  const name = `Webhook ${randomUUID()}`
  other.answer = (reply) => void reply.writeHead(500).end()
  const { id } = await admin.ticketWebhooks.create({
    name,
    url: other.url,
    events: ['ticket.created', 'ticket.answered'],
  })
  const ticket = await at.opened(`Asunto ${randomUUID()}`)
  await admin.ticketEntries.create(ticket.id, { kind: 'public', direction: 'out', text: 'Respuesta' })
  const first = async () => {
    // A session expires before the retries end.
    admin = await signedIn(server)
    return (await admin.ticketWebhooks.deliveries(id)).data.at(-1)
  }
  const triedAgain = async (before: number) => {
    const row = await first()
    if (row === undefined || row.attempts <= before) throw new Error('it has not been tried again')
    return row
  }
  for (let attempts = 0, isOver = false; !isOver; ) {
    const before = attempts
    const row = await vi.waitFor(() => triedAgain(before), waitLimit)
    attempts = row.attempts
    isOver = row.state === 'failed'
    if (!isOver) clock.forward(15 * 3600)
  }
  expect(await first()).toMatchObject({
    attempts: 8,
    state: 'failed',
    failure: 'status',
    status: 500,
    nextAt: null,
  })
  const off = await admin.ticketWebhooks.show(id)
  expect(off).toMatchObject({ active: false, switchedOffAt: expect.any(String) as string })
  const notices = (await admin.notifications.index()).data.filter(
    ({ kind }) => kind === 'ticketWebhooks.switchedOff',
  )
  expect(notices.map(({ data }) => [data.webhook, data.failure])).toContainEqual([name, 'HTTP 500'])

  other.answer = taken
  await admin.ticketWebhooks.patch(id, { version: off.version, active: true })
  await vi.waitFor(async () => {
    const { data } = await admin.ticketWebhooks.deliveries(id)
    expect(data.map(({ type, state }) => [type, state])).toEqual([
      ['ticket.answered', 'delivered'],
      ['ticket.created', 'failed'],
    ])
  }, waitLimit)
  expect(await admin.ticketWebhooks.show(id)).toMatchObject({ switchedOffAt: null, failingSince: null })

  // Deliveries older than thirty days are deleted.
  clock.forward(31 * 86_400)
  await vi.waitFor(async () => {
    admin = await signedIn(server)
    expect((await admin.ticketWebhooks.deliveries(id)).data).toEqual([])
  }, waitLimit)
})
