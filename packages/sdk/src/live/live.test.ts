import { afterEach, describe, expect, it, vi } from 'vitest'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedInPortal, type TestPortal } from '#testing/signed-in.ts'
import { json } from '#testing/token-server.ts'
import type { LiveEvent } from './live-event.ts'
import { readEvents, type WireEvent } from './read-events.ts'

const leaving: AbortController[] = []
afterEach(() => leaving.splice(0).forEach((one) => one.abort()))

/** A stream whose content the test writes. */
function stream() {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
  })
  return {
    body,
    send: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
  }
}

describe('readEvents', () => {
  it('reads events wherever the network cuts them, and leaves comments out', async () => {
    const { body, send, end } = stream()
    const events: WireEvent[] = []
    let chunks = 0
    const reading = readEvents(
      body.getReader(),
      (event) => events.push(event),
      () => chunks++,
    )
    for (const part of ['id: 1\nda', 'ta: {"type":"a"}\r', '\n\r\n:\n\nevent: open\nid:2\n', '\n']) send(part)
    end()
    await reading
    expect(events.filter((event) => event.id !== undefined)).toEqual([
      { id: '1', data: '{"type":"a"}' },
      { event: 'open', id: '2' },
    ])
    expect(chunks).toBe(4)
  })
})

describe('portal.events.subscribe', () => {
  const open = 'retry: 1000\nevent: open\nid: 7\ndata: {}\n\n'
  const event = (id: number, type: LiveEvent['type']) =>
    `id: ${id}\ndata: ${JSON.stringify({ type, id: null })}\n\n`

  async function listening(test: TestPortal, onPulse: () => void = () => undefined) {
    const streams = [stream(), stream(), stream()]
    const ticket = () => json({ data: { ticket: 'once', expiresInSeconds: 30 } })
    test.server.answer('/events/tickets', ticket, ticket, ticket)
    test.server.answer(
      '/events?',
      ...streams.map(
        ({ body }) =>
          () =>
            new Response(body),
      ),
    )
    const received: string[] = []
    const leave = new AbortController()
    leaving.push(leave)
    test.portal.events.subscribe(({ type }) => received.push(type), { signal: leave.signal, onPulse })
    const asked = (part: string) => test.server.seen.filter(({ url }) => url.includes(part))
    await vi.waitFor(() => expect(asked('/events?')).toHaveLength(1), waitLimit)
    return { streams, received, leave, asked }
  }

  it('sends the ticket and no token, and emits its events', async () => {
    const { streams, received, asked } = await listening(await signedInPortal({ tabs: false }))
    streams[0]?.send(open + event(8, 'notifications.changed'))
    await vi.waitFor(() => expect(received).toEqual(['notifications.changed']), waitLimit)
    const [request] = asked('/events?')
    expect(request?.url).toContain('ticket=once')
    expect(request?.headers.get('x-session-token')).toBeNull()
    expect(request?.headers.get('last-event-id')).toBeNull()
  })

  it('reconnects after the server’s pause, with the number of the last event', async () => {
    const test = await signedInPortal({ tabs: false })
    const { streams, asked } = await listening(test)
    streams[0]?.send(open + event(9, 'session.changed'))
    streams[0]?.end()
    await vi.waitFor(async () => {
      await test.clock.advance(1000)
      expect(asked('/events?')).toHaveLength(2)
    }, waitLimit)
    expect(asked('/events?')[1]?.headers.get('last-event-id')).toBe('9')
  })

  it('continues when a heartbeat listener throws', async () => {
    const test = await signedInPortal({ tabs: false })
    const { streams, received, asked } = await listening(test, () => {
      throw new Error('a mistake of the caller')
    })
    streams[0]?.send(open + event(8, 'notifications.changed'))
    await vi.waitFor(() => expect(received).toEqual(['notifications.changed']), waitLimit)
    expect(asked('/events?')).toHaveLength(1)
  })

  it('takes a stream that is silent for a minute for dead', async () => {
    const test = await signedInPortal({ tabs: false })
    const { streams, asked } = await listening(test)
    streams[0]?.send(open)
    await vi.waitFor(async () => {
      await test.clock.advance(30_000)
      expect(asked('/events?')).toHaveLength(2)
    }, waitLimit)
  })

  it('ends with the session, begins again with the next one, and ends with its last listener', async () => {
    const test = await signedInPortal({ tabs: false })
    const { streams, asked, leave } = await listening(test)
    streams[0]?.send(open)
    await test.portal.session.logout()
    await test.clock.advance(120_000)
    expect(asked('/events/tickets')).toHaveLength(1)
    await test.portal.session.login({ user: 'lucia', password: 'x' })
    await vi.waitFor(() => expect(asked('/events?')).toHaveLength(2), waitLimit)
    leave.abort()
    await test.clock.advance(120_000)
    expect(asked('/events/tickets')).toHaveLength(2)
  })
})
