import { randomUUID } from 'node:crypto'
import type { Portal, TicketWebhook, TicketWebhookInput, TicketWebhookMessage } from '@portal/sdk'
import { verifyWebhook } from '@portal/sdk/verify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aheadClock } from '#testing/clock.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startAgain, startServer, type TestServer } from '#testing/start-server.ts'
import { type Desk, desk } from '#testing/tickets.ts'
import { startReceiver, taken, type WebhookReceiver } from '#testing/webhook-receiver.ts'

let server: TestServer
let admin: Portal
let at: Desk
let other: WebhookReceiver
const clock = aheadClock()
/** All events except assignments, which may occur on their own during a test. */
const every = [
  ...(['ticket.created', 'ticket.updated', 'ticket.state_changed', 'ticket.closed'] as const),
  ...(['ticket.reopened', 'ticket.answered', 'ticket.message_received'] as const),
]

beforeAll(async () => {
  server = await startServer({ clock, env: { PORTAL_WEBHOOK_LOOPBACK: 'on' } })
  admin = await signedIn(server)
  at = await desk(admin)
  other = await startReceiver()
})
afterAll(async () => {
  await server.close()
  await other.close()
})

type Made = TicketWebhook & { secret: string }

/** A webhook with its own path, so that deliveries of other tests are not mistaken for it. */
async function made(more: Partial<TicketWebhookInput> = {}): Promise<Made> {
  const path = randomUUID()
  const input = { name: `Webhook ${path}`, url: `${other.url}/${path}`, events: [...every], ...more }
  const webhook = await admin.ticketWebhooks.create(input)
  return { ...webhook, secret: webhook.secret ?? '' }
}

const came = ({ url }: { url: string }) => other.received.filter(({ path }) => path === new URL(url).pathname)

/** A ticket's deliveries to a webhook, each verified as by a receiver. */
const messages = (webhook: Made, ticketId: string): TicketWebhookMessage[] =>
  came(webhook)
    .map((one) => verifyWebhook(one.body, one.headers, webhook.secret, { now: clock.now() }))
    .map((seen) => {
      if (!seen.holds) throw new Error(`a message does not hold: ${seen.fault}`)
      return seen.message
    })
    .filter(({ data }) => data.ticket?.id === ticketId)

const types = (webhook: Made, ticketId: string) => messages(webhook, ticketId).map(({ type }) => type)

/** Disabled by its owner, so that it does not interfere with concurrent tests. */
async function over({ id }: { id: string }): Promise<void> {
  const { version } = await admin.ticketWebhooks.show(id)
  await admin.ticketWebhooks.patch(id, { version, active: false })
}

const newest = async ({ id }: { id: string }) => (await admin.ticketWebhooks.deliveries(id)).data[0]

describe('ticketWebhooks.create', () => {
  it('events of a ticket arrive signed and in order, without texts and requester', async () => {
    const webhook = await made()
    const { id, version } = await at.opened(`Asunto ${randomUUID()}`, { text: 'Texto del solicitante' })
    const begun = await admin.tickets.transition(id, { transition: 'empezar', version })
    await admin.ticketEntries.create(id, { kind: 'internal', text: 'Nota interna' })
    await admin.ticketEntries.create(id, { kind: 'public', direction: 'out', text: 'Respuesta' })
    const { version: answered } = await admin.tickets.show(id)
    await admin.tickets.close(id, {
      ...{ finalStateId: at.endId, version: answered },
      values: { [at.fieldKey]: 'Reclamación' },
    })
    await vi.waitFor(() => expect(types(webhook, id)).toContain('ticket.closed'), waitLimit)
    expect(types(webhook, id)).toEqual([
      ...['ticket.created', 'ticket.message_received', 'ticket.state_changed', 'ticket.answered'],
      ...['ticket.updated', 'ticket.state_changed', 'ticket.closed'],
    ])
    const last = messages(webhook, id).at(-1)
    expect(last?.data).toMatchObject({
      ticket: { number: begun.number, stateType: 'final', outcome: 'closed', skill: { id: at.skillId } },
      changed: ['finalState', 'outcome'],
    })
    const text = came(webhook)
      .map(({ body }) => body)
      .join('\n')
    for (const inside of ['Rosa Lago', 'Nota interna', 'Respuesta', 'Texto del solicitante'])
      expect(text).not.toContain(inside)
    await over(webhook)
  })

  it('its secret is answered once, and what another signs, changes or sends again later does not hold', async () => {
    const webhook = await made()
    expect(webhook.secret).toMatch(/^whsec_/)
    const shown = await admin.ticketWebhooks.show(webhook.id)
    expect(JSON.stringify([shown, await admin.ticketWebhooks.index()])).not.toContain('whsec_')
    const { id } = await at.opened(`Asunto ${randomUUID()}`)
    await vi.waitFor(() => expect(types(webhook, id)).toEqual(['ticket.created']), waitLimit)
    const [{ body, headers } = { body: '', headers: {} }] = came(webhook).filter((one) =>
      one.body.includes(id),
    )
    const now = clock.now()
    const seen = (given: string, secret: string, at_ = now) =>
      verifyWebhook(given, headers, secret, { now: at_ })
    expect(seen(body, `whsec_${Buffer.alloc(32).toString('base64')}`)).toMatchObject({ fault: 'signature' })
    expect(seen(body.replace('open', 'opem').replace('new', 'now'), webhook.secret)).toMatchObject({
      fault: 'signature',
    })
    const later = new Date(now.getTime() + 302_000)
    expect(seen(body, webhook.secret, later)).toMatchObject({ fault: 'timestamp' })
    expect(verifyWebhook(body, {}, webhook.secret)).toMatchObject({ fault: 'incomplete' })
    await over(webhook)
  })

  it('only what it asks for comes, only of its skills, and of many that one statement adds each', async () => {
    const closing = await made({ events: ['ticket.closed'] })
    const elsewhere = await made({ skillIds: [at.otherSkillId] })
    const here = await made({ skillIds: [at.skillId], events: ['ticket.created'] })
    const { id } = await at.opened(`Asunto ${randomUUID()}`)
    await at.copies(server.server.kernel.database.db, id, 3)
    await vi.waitFor(() => expect(came(here)).toHaveLength(4), waitLimit)
    expect([...came(closing), ...came(elsewhere)]).toEqual([])
    for (const one of [closing, elsewhere, here]) await over(one)
  })
})

describe('ticketWebhooks.deliveries and ticketWebhooks.delivery', () => {
  it('an unaccepted event is sent again, before any later one of its ticket', async () => {
    const webhook = await made()
    const { pathname } = new URL(webhook.url)
    other.answer = (reply, message) =>
      message.path === pathname ? void reply.writeHead(503).end('later') : taken(reply, message)
    const { id } = await at.opened(`Asunto ${randomUUID()}`)
    await vi.waitFor(async () => expect(await newest(webhook)).toMatchObject({ status: 503 }), waitLimit)
    await admin.ticketEntries.create(id, { kind: 'public', direction: 'out', text: 'Respuesta' })
    await vi.waitFor(
      async () => expect(await newest(webhook)).toMatchObject({ type: 'ticket.answered' }),
      waitLimit,
    )
    expect(await newest(webhook)).toMatchObject({ state: 'waiting', attempts: 0 })
    expect((await admin.ticketWebhooks.show(webhook.id)).failingSince).not.toBeNull()
    other.answer = taken
    // Longer than the pause after three attempts, for slow machines; a message holds for five minutes.
    clock.forward(150)
    await vi.waitFor(
      async () => expect(await newest(webhook)).toMatchObject({ state: 'delivered' }),
      waitLimit,
    )
    const sent = types(webhook, id)
    expect(new Set(sent.slice(0, -1))).toEqual(new Set(['ticket.created']))
    expect([sent.length > 2, sent.at(-1)]).toEqual([true, 'ticket.answered'])
    const [first, second] = came(webhook)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    const { data } = await admin.ticketWebhooks.deliveries(webhook.id, { state: ['delivered'] })
    const row = await admin.ticketWebhooks.delivery(data.at(-1)?.id ?? '')
    expect(row).toMatchObject({
      type: 'ticket.created',
      attempts: sent.length - 1,
      message: { data: { ticket: { id } } },
    })
    const tries = row.tries.map(({ status, failure, answer }) => [status, failure, answer])
    expect([tries[0], tries.at(-1)]).toEqual([
      [200, null, 'ok'],
      [503, 'status', 'later'],
    ])
    expect((await admin.ticketWebhooks.show(webhook.id)).failingSince).toBeNull()
    await over(webhook)
  })
})

describe('ticketWebhooks.renew', () => {
  it('for a while both secrets hold, or from this moment only the new one', async () => {
    const webhook = await made()
    const both = await admin.ticketWebhooks.renew(webhook.id, { version: webhook.version })
    expect(both.formerUntil).not.toBeNull()
    const { id } = await at.opened(`Asunto ${randomUUID()}`)
    await vi.waitFor(() => expect(types(webhook, id)).toEqual(['ticket.created']), waitLimit)
    expect(types({ ...webhook, secret: both.secret ?? '' }, id)).toEqual(['ticket.created'])
    const alone = await admin.ticketWebhooks.renew(webhook.id, { version: both.version, formerHours: 0 })
    const next = await at.opened(`Asunto ${randomUUID()}`)
    await vi.waitFor(
      () => expect(came(webhook).some(({ body }) => body.includes(next.id))).toBe(true),
      waitLimit,
    )
    const last = came(webhook).at(-1)
    const seen = (secret = '') =>
      verifyWebhook(last?.body ?? '', last?.headers ?? {}, secret, { now: clock.now() })
    expect([seen(alone.secret).holds, seen(both.secret).holds, seen(webhook.secret).holds]).toEqual([
      ...[true, false, false],
    ])
    await over(webhook)
  })
})

describe('ticketWebhooks.ping and ticketWebhooks.redeliver', () => {
  it('a test arrives even for an inactive webhook, and a delivered event is sent again by its id', async () => {
    const webhook = await made({ active: false })
    const { id } = await admin.ticketWebhooks.ping(webhook.id)
    const state = async () => (await admin.ticketWebhooks.delivery(id)).state
    await vi.waitFor(async () => expect(await state()).toBe('delivered'), waitLimit)
    expect(await refusalOf(admin.ticketWebhooks.redeliver(id))).toMatchObject({
      codes: { id: ['invalid'] },
    })
    const { version } = await admin.ticketWebhooks.show(webhook.id)
    await admin.ticketWebhooks.patch(webhook.id, { version, active: true })
    await admin.ticketWebhooks.redeliver(id)
    await vi.waitFor(() => expect(came(webhook)).toHaveLength(2), waitLimit)
    const [first, second] = came(webhook)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(JSON.parse(second?.body ?? '')).toMatchObject({ type: 'webhook.ping', data: { ticket: null } })
    await over(webhook)
  })

  it('nothing follows where an answer leads, and an answer without an end is cut', async () => {
    const webhook = await made({ active: false })
    const tried = async () => {
      const { id } = await admin.ticketWebhooks.ping(webhook.id)
      const row = () => admin.ticketWebhooks.delivery(id)
      await vi.waitFor(async () => expect((await row()).state).not.toBe('waiting'), waitLimit)
      return row()
    }
    other.answer = (reply) => void reply.writeHead(302, { location: `${other.url}/elsewhere` }).end()
    expect(await tried()).toMatchObject({ state: 'failed', status: 302, failure: 'redirect', attempts: 1 })
    expect(other.received.some(({ path }) => path === '/elsewhere')).toBe(false)
    other.answer = (reply) => {
      const more = () => {
        while (!reply.destroyed && reply.write('a'.repeat(1000)));
        reply.once('drain', more)
      }
      reply.writeHead(200)
      more()
    }
    const { tries, state } = await tried()
    expect([state, tries[0]?.answer]).toEqual(['delivered', 'a'.repeat(1000)])
    other.answer = taken
  })
})

describe('ticketWebhooks.index, ticketWebhooks.show, ticketWebhooks.update, ticketWebhooks.patch, ticketWebhooks.destroy and ticketWebhooks.restore', () => {
  it('are those of any catalogue, for whoever has the permission', async () => {
    const webhook = await made({ active: false })
    const { name, url, events } = webhook
    const changed = await admin.ticketWebhooks.update(webhook.id, {
      ...{ name, url, events, version: webhook.version },
      ...{ active: false, skillIds: [at.skillId] },
    })
    expect(changed.skills).toMatchObject([{ id: at.skillId }])
    expect(
      await refusalOf(
        admin.ticketWebhooks.patch(webhook.id, { version: changed.version, url: 'https://10.1.1.1/' }),
      ),
    ).toMatchObject({ codes: { url: ['inclusion'] } })
    await admin.ticketWebhooks.destroy(webhook.id)
    expect((await admin.ticketWebhooks.index({ search: name })).data).toEqual([])
    expect(await refusalOf(admin.ticketWebhooks.ping(webhook.id))).toMatchObject({ status: 404 })
    await admin.ticketWebhooks.restore(webhook.id)
    expect((await admin.ticketWebhooks.index({ search: name })).data).toHaveLength(1)
    const employee = await signedIn(server, 'empleado')
    expect(await refusalOf(employee.ticketWebhooks.index())).toMatchObject({ status: 403 })
  })
})

describe('a process that dies', () => {
  it('committed events are sent after it, and one in progress is repeated with its id', async () => {
    const webhook = await made()
    const { pathname } = new URL(webhook.url)
    other.answer = (reply, message) => (message.path === pathname ? undefined : taken(reply, message))
    const first = await at.opened(`Asunto ${randomUUID()}`)
    await vi.waitFor(() => expect(came(webhook)).toHaveLength(1), waitLimit)
    await server.server.kernel.jobs.stop()
    const second = await at.opened(`Asunto ${randomUUID()}`)
    other.answer = taken
    const next = await startAgain(server, clock)
    await vi.waitFor(() => expect(types(webhook, second.id)).toEqual(['ticket.created']), waitLimit)
    expect(types(webhook, first.id)).toEqual(['ticket.created', 'ticket.created'])
    const ids = came(webhook).map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(2)
    await over(webhook)
    await next.close()
  })
})
