import { describe, expect, it } from 'vitest'
import { AbortError } from '#errors/connection-errors.ts'
import { addressOf } from '#testing/address-of.ts'
import { settle } from '#testing/fake-clock.ts'
import { signedInPortal, type TestPortal } from '#testing/signed-in.ts'
import { json, problem } from '#testing/token-server.ts'
import { createPortal } from '../portal.ts'

/** Whether a promise settles before any timer, message or network answer could run. */
async function settlesAtOnce(promise: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'still waiting'
  promise.then(
    (value) => {
      outcome = value
    },
    (error: unknown) => {
      outcome = error
    },
  )
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  return outcome
}

const never = () => new ReadableStream<Uint8Array>()
const running = () => json({ data: { id: 'l1', state: 'processing' } })

/** Each place where a call may wait, and how it gets there. */
const places: Record<string, (test: TestPortal, signal: AbortSignal) => Promise<unknown>> = {
  'for the network': ({ portal, network }, signal) => {
    network.hold('/loads/')
    return portal.loads.show('1', { signal })
  },
  'in the queue of a renewal': ({ portal, server, network }, signal) => {
    server.expireAccess()
    network.hold('/refresh-token')
    return portal.loads.show('1', { signal })
  },
  'in a back-off': ({ portal, server }, signal) => {
    server.answer('/loads/', () => problem(429, {}, { 'retry-after': '30' }))
    return portal.loads.show('1', { signal })
  },
  'for the body of an answer': ({ portal, server }, signal) => {
    server.answer('/loads/', () => new Response(never()))
    return portal.loads.show('1', { signal })
  },
  'for the chunks of a download': ({ portal, server }, signal) => {
    server.answer('/export', () => new Response(never()))
    return portal.loads.export('1', {}, { signal }).text()
  },
  'in an upload': ({ portal, network }, signal) => {
    network.hold('/records-file')
    return portal.recordsFile.create(new Blob(['x']), { signal })
  },
  'between two looks at a load': ({ portal, server }, signal) => {
    server.answer('/loads/', running, running)
    return portal.loads.waitUntil('1', () => false, { signal })
  },
  'for a page of a list': ({ portal, network }, signal) => {
    network.hold('/loads')
    return portal.loads.list({}, { signal }).toArray()
  },
  'for an answer it shares': ({ portal, network }, signal) => {
    network.hold('/loads/')
    return portal.loads.show('1', { signal, dedupe: true })
  },
  'for the address of a service': (test, signal) => {
    const { portal } = test
    test.network.hold('/config.json')
    return portal.services.analytics.request('get' as never, '/x' as never, { signal } as never)
  },
}

describe('a caller who leaves is let go at once', () => {
  it.each(Object.entries(places))('while it waits %s', async (_name, ask) => {
    const test = await signedInPortal({ services: {} })
    const controller = new AbortController()
    const call = ask(test, controller.signal)
    call.catch(() => undefined)
    await settle()
    controller.abort()
    expect(await settlesAtOnce(call)).toMatchObject({ kind: 'aborted' })
  })

  it('also when it had left before it asked, and nothing is sent', async () => {
    const { portal, server } = await signedInPortal()
    const call = portal.loads.show('1', { signal: AbortSignal.abort() })
    expect(await settlesAtOnce(call)).toMatchObject({ kind: 'aborted' })
    expect(server.dataRequests).toHaveLength(0)
  })
})

describe('a body that never ends', () => {
  it.each([
    ['timeout', { timeout: 1_000 }],
    ['deadline', { deadline: 1_000, timeout: 0 }],
  ] as const)('is no answer: the call fails by its %s', async (kind, options) => {
    const { portal, server, clock } = await signedInPortal()
    server.answer('/loads/', () => new Response(never()))
    const call = portal.loads.show('1', options).safe()
    await clock.advance(1_001)
    expect(await call).toMatchObject({ ok: false, error: { kind, operation: 'loads.show' } })
    expect(server.dataRequests).toHaveLength(1)
  })
})

it('an upload that is left is read no further', async () => {
  const { clock, server } = await signedInPortal()
  let sent: ReadableStreamDefaultReader<Uint8Array> | undefined
  const portal = createPortal({
    baseUrl: 'http://portal.test',
    clock,
    logger: { warn: () => undefined, error: () => undefined },
    fetch(input, init) {
      if (!addressOf(input).endsWith('/records-file')) return server.fetch(input, init)
      sent = (init?.body as ReadableStream<Uint8Array>).getReader()
      return new Promise(() => undefined)
    },
  })
  await portal.session.login({ user: 'admin', password: 'secret' })
  const controller = new AbortController()
  const upload = portal.recordsFile
    .create(new Blob(['x'.repeat(1 << 20)]), { signal: controller.signal })
    .catch((error: unknown) => error)
  await settle()
  expect((await sent?.read())?.done).toBe(false)
  controller.abort()
  expect(await upload).toBeInstanceOf(AbortError)
  await expect(sent?.read()).rejects.toThrow()
})
