import { request } from 'node:http'
import { createPortal, type LiveEvent, type Portal } from '@portal/sdk'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { publishRightsChanged } from '#auth/rights-changed.ts'
import { demoPassword } from '#demo/seed-demo.ts'
import { eventStreams } from '#streams/event-streams.ts'
import { publishEvent } from '#streams/publish-event.ts'
import { stillClock } from '#testing/clock.ts'
import { receivedBy } from '#testing/received.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { startPair, startServer, type TestServer } from '#testing/start-server.ts'
import { isOnPostgres } from '#testing/test-database.ts'
import { tokensOf, wire } from '#testing/wire.ts'

const clock = stillClock()
let server: TestServer
const leaving: AbortController[] = []

beforeAll(async () => {
  server = await startServer({ clock })
})
afterAll(() => server.close())
afterEach(() => leaving.splice(0).forEach((one) => one.abort()))

const subject = '0193b3a0-0000-4000-8000-000000000001'
const changed: LiveEvent = { type: 'notifications.changed', id: subject }

const ticketWith = async (token: string, at = server) => {
  const { status, body } = await wire(at)('/events/tickets', {}, { token })
  expect(status).toBe(201)
  return (body.data as { ticket: string }).ticket
}

type Opened = { status: number; text: () => string; isOver: () => boolean; headers: Headers }

/** A stream read with raw requests; its text so far. */
async function opened(ticket: string, headers: Record<string, string> = {}, at = server): Promise<Opened> {
  const leave = new AbortController()
  leaving.push(leave)
  const url = `${at.url}/services/main/1.0/events?ticket=${ticket}`
  const response = await fetch(url, { headers, signal: leave.signal })
  let text = ''
  let isOver = false
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk)
  }
  void read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true
    })
  return { status: response.status, headers: response.headers, text: () => text, isOver: () => isOver }
}

async function uidOf(token: string, at = server): Promise<string> {
  const { body } = await wire(at)('/session', undefined, { token })
  return (body.data as { userData: { uid: string } }).userData.uid
}

const notifyPeople = (userIds: string[], at = server, event = changed) =>
  publishEvent(kernelOf(at), userIds, event)
const kernelOf = ({ server: { kernel } }: TestServer) => ({ ...kernel, db: kernel.database.db })
const lastIdIn = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? ''

describe('events.ticket', () => {
  it('check 24: opens one stream, within 30 seconds', async () => {
    const { accessToken } = await tokensOf(server)
    const ticket = await ticketWith(accessToken)
    expect((await opened(ticket)).status).toBe(200)
    expect((await opened(ticket)).status).toBe(401)
    const late = await ticketWith(accessToken)
    clock.forward(31)
    expect((await opened(late)).status).toBe(401)
    expect((await opened('made-up')).status).toBe(401)
  })
})

describe('events.subscribe', () => {
  it('names the change without its content, in a form that no proxy buffers', async () => {
    const { accessToken } = await tokensOf(server)
    const stream = await opened(await ticketWith(accessToken))
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.headers.get('x-accel-buffering')).toBe('no')
    expect(stream.headers.get('cache-control')).toContain('no-store')
    await notifyPeople([await uidOf(accessToken)])
    await vi.waitFor(() => expect(stream.text()).toContain(`data: ${JSON.stringify(changed)}\n\n`), waitLimit)
  })

  it('sends each person their own only', async () => {
    const mine = await tokensOf(server, 'empleado')
    const theirs = await tokensOf(server, 'coordinador')
    const [one, other] = [
      await opened(await ticketWith(mine.accessToken)),
      await opened(await ticketWith(theirs.accessToken)),
    ]
    await notifyPeople([await uidOf(mine.accessToken)])
    await vi.waitFor(() => expect(one.text()).toContain(subject), waitLimit)
    await notifyPeople([await uidOf(theirs.accessToken)], server, { type: 'reset', id: null })
    await vi.waitFor(() => expect(other.text()).toContain('reset'), waitLimit)
    expect(other.text()).not.toContain(subject)
  })

  it('sends a page the events of half a minute before it opened, and no earlier ones', async () => {
    const { accessToken } = await tokensOf(server, 'coordinador')
    clock.forward(31)
    await notifyPeople([await uidOf(accessToken)], server, { type: 'notifications.changed', id: null })
    clock.forward(20)
    const soon = await opened(await ticketWith(accessToken))
    await vi.waitFor(() => expect(soon.text()).toContain('notifications.changed'), waitLimit)
    clock.forward(11)
    const late = await opened(await ticketWith(accessToken))
    await vi.waitFor(() => expect(late.text()).toContain('event: open'), waitLimit)
    expect(late.text()).not.toContain('notifications.changed')
  })

  it('check 24: is not opened by a page of another site', async () => {
    const { accessToken } = await tokensOf(server)
    const from = async (headers: Record<string, string>) =>
      statusOf(`/services/main/1.0/events?ticket=${await ticketWith(accessToken)}`, headers)
    expect(await from({ origin: 'https://evil.example' })).toBe(403)
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await from({ 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await from({ origin: server.url, 'sec-fetch-site': 'same-origin' })).toBe(200)
  })

  it('check 24: is open five times for a person and not six', async () => {
    const { accessToken } = await tokensOf(server, 'coordinador')
    const five = []
    for (let count = 0; count < 5; count++) five.push(await opened(await ticketWith(accessToken)))
    expect(five.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const sixth = await opened(await ticketWith(accessToken))
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    leaving.splice(0).forEach((one) => one.abort())
    await vi.waitFor(
      async () => expect((await opened(await ticketWith(accessToken))).status).toBe(200),
      waitLimit,
    )
  })

  it('check 24: ends with the session, by sign-out and by its time', async () => {
    const { accessToken: token } = await tokensOf(server)
    const stream = await opened(await ticketWith(token))
    await wire(server)('/api/auth/logout', {}, { token })
    await vi.waitFor(() => expect(stream.isOver()).toBe(true), waitLimit)
    const idle = await opened(await ticketWith((await tokensOf(server)).accessToken))
    clock.forward(30 * 60 + 1)
    await vi.waitFor(() => expect(idle.isOver()).toBe(true), waitLimit)
  })

  it('is refused to a page that opens it while the server stops, which does not wait for that page', async () => {
    const { accessToken } = await tokensOf(server)
    const ticket = await ticketWith(accessToken)
    const { kernel, app } = server.server
    const stopping = eventStreams({ ...kernel, log: app.log })
    const opening = stopping.open(ticket, undefined)
    const refused = expect(opening).rejects.toMatchObject({ status: 503, kind: 'unavailable' })
    await Promise.all([refused, stopping.close()])
  })

  it('repeats events missed while disconnected, and `reset` when they are no longer stored', async () => {
    const { accessToken: token } = await tokensOf(server)
    const uid = await uidOf(token)
    const before = await opened(await ticketWith(token))
    await vi.waitFor(() => expect(lastIdIn(before.text())).not.toBe(''), waitLimit)
    const seen = lastIdIn(before.text())
    leaving.splice(0).forEach((one) => one.abort())
    await notifyPeople([uid])
    const again = await opened(await ticketWith(token), { 'last-event-id': seen })
    await vi.waitFor(() => expect(again.text()).toContain(subject), waitLimit)
    await server.server.kernel.database.db.deleteFrom('liveEvents').execute()
    await notifyPeople([uid])
    const longAway = await opened(await ticketWith(token), { 'last-event-id': '1' })
    await vi.waitFor(() => expect(longAway.text()).toContain('"reset"'), waitLimit)
  })

  it('cuts off who does not read, and keeps nothing back for them', async () => {
    const { accessToken: token } = await tokensOf(server, 'admin')
    const uid = await uidOf(token)
    const ticket = await ticketWith(token)
    const stuck = request(`${server.url}/services/main/1.0/events?ticket=${ticket}`)
    stuck.on('error', () => undefined)
    const answered = new Promise((resolve) => stuck.on('response', (response) => resolve(response.pause())))
    stuck.end()
    await answered
    const { bus, database } = server.server.kernel
    const isOpen = async () =>
      (await database.db.selectFrom('eventStreams').where('userId', '=', uid).select('id').execute()).length >
      0
    expect(await isOpen()).toBe(true)
    // More than the machine's socket buffers hold.
    const flood = () => {
      for (let count = 0; count < 20_000; count++)
        bus.publish('live.notified', { ...changed, to: [[count, uid]] })
    }
    await vi.waitFor(async () => {
      flood()
      expect(await isOpen()).toBe(false)
    }, waitLimit)
    stuck.destroy()
  })
})

describe('portal.events', () => {
  const portalAt = async (at: TestServer): Promise<Portal> => {
    const portal = createPortal({ baseUrl: at.url })
    await portal.session.login({ user: 'empleado', password: demoPassword })
    return portal
  }
  const receivedIn = async (portal: Portal): Promise<string[]> => {
    const { received, leave } = await receivedBy(portal)
    onTestFinished(leave)
    return received
  }

  it('says that the session changed when the person’s permissions did', async () => {
    const portal = await portalAt(server)
    const received = await receivedIn(portal)
    const userId = portal.session.current?.userData.uid ?? ''
    await vi.waitFor(() => {
      server.server.kernel.bus.publish('user.changed', { userId })
      expect(received).toContain('session.changed')
    }, waitLimit)
  })

  it('says so, too, when those of hundreds changed at once by one role', async () => {
    const portal = await portalAt(server)
    const received = await receivedIn(portal)
    const { bus, ids } = server.server.kernel
    const others = Array.from({ length: 400 }, () => ids.next())
    await vi.waitFor(() => {
      publishRightsChanged(bus, [...others, portal.session.current?.userData.uid ?? ''])
      expect(received).toContain('session.changed')
    }, waitLimit)
  })

  it('comes back when the connection breaks, hears what came meanwhile, and is one stream for all who listen', async () => {
    let cut = new AbortController()
    let streams = 0
    const portal = createPortal({
      baseUrl: server.url,
      fetch: (input, init) => {
        if (!(input instanceof Request ? input.url : input.toString()).includes('/events?'))
          return fetch(input, init)
        streams += 1
        cut = new AbortController()
        const signals = [cut.signal, ...(init?.signal ? [init.signal] : [])]
        return fetch(input, { ...init, signal: AbortSignal.any(signals) })
      },
    })
    await portal.session.login({ user: 'empleado', password: demoPassword })
    const uid = portal.session.current?.userData.uid ?? ''
    const [first, second] = await Promise.all([receivedIn(portal), receivedIn(portal)])
    await vi.waitFor(async () => {
      await notifyPeople([uid])
      expect([first.length > 0, second.length > 0]).toEqual([true, true])
    }, waitLimit)
    expect(streams).toBe(1)
    first.length = 0
    cut.abort()
    await notifyPeople([uid], server, { type: 'reset', id: null })
    await vi.waitFor(() => expect(first).toContain('reset'), waitLimit)
    expect(streams).toBe(2)
  })
})

// PGlite belongs to one process: two servers on one database need PostgreSQL.
if (isOnPostgres)
  describe('two servers on one database', () => {
    it('notify pages connected to the other, and count them together', async () => {
      const pair = await startPair()
      const { first, second } = pair
      const { accessToken } = await tokensOf(first, 'coordinador')
      const stream = await opened(await ticketWith(accessToken, first), {}, second)
      await notifyPeople([await uidOf(accessToken, first)], first)
      await vi.waitFor(() => expect(stream.text()).toContain(subject), waitLimit)
      for (let count = 0; count < 4; count++) await opened(await ticketWith(accessToken, first), {}, first)
      expect((await opened(await ticketWith(accessToken, first), {}, second)).status).toBe(429)
      await pair.close()
      await vi.waitFor(() => expect(stream.isOver()).toBe(true), waitLimit)
      expect(stream.text()).toMatch(/retry: \d+\n\n$/)
    })
  })

/** The raw status: fetch sets `sec-` headers of its own. */
function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { headers }, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    asked.on('error', reject)
    asked.end()
  })
}
