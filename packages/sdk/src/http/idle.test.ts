import { describe, expect, it } from 'vitest'
import { fakeClock, settle } from '#testing/fake-clock.ts'
import { signedInPortal } from '#testing/signed-in.ts'
import { json, tokenServer } from '#testing/token-server.ts'

/** A body whose chunks arrive when the test says so. */
function slowBody() {
  let give: ReadableStreamDefaultController<Uint8Array> | undefined
  const state = { isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      give = controller
    },
    cancel() {
      state.isCancelled = true
    },
  })
  return {
    body,
    state,
    chunk: (text: string) => give?.enqueue(new TextEncoder().encode(text)),
    end: () => give?.close(),
  }
}

describe('a stalled download', () => {
  it('fails with a TimeoutError, and lets go of the connection', async () => {
    const { portal, server, clock } = await signedInPortal()
    const { body, state, chunk } = slowBody()
    server.answer('/export', () => new Response(body))
    const reading = portal.loads
      .export('l1', {}, { idleTimeout: 5_000 })
      .text()
      .catch((error: unknown) => error)
    await settle()
    chunk('a;b\n')
    await clock.advance(4_000)
    chunk('1;2\n')
    await clock.advance(4_000)
    expect(state.isCancelled).toBe(false)
    await clock.advance(1_001)
    expect(await reading).toMatchObject({ kind: 'timeout', operation: 'loads.export' })
    expect(state.isCancelled).toBe(true)
    expect(clock.pending).toBe(1)
  })

  it('is no failure of a reader who takes a break, nor has a long one a limit', async () => {
    const { portal, server, clock } = await signedInPortal({ idleTimeout: 5_000, timeout: 1_000 })
    const { body, chunk, end } = slowBody()
    server.answer('/export', () => new Response(body))
    const reader = (await portal.loads.export('l1')).stream().getReader()
    chunk('a')
    await reader.read()
    await clock.advance(60_000)
    chunk('b')
    expect(await reader.read()).toMatchObject({ done: false })
    end()
    expect(await reader.read()).toMatchObject({ done: true })
  })
})

describe('a stalled upload', () => {
  it('fails with a TimeoutError, and is repeated as often as any try', async () => {
    const { portal, server, network, clock } = await signedInPortal()
    network.hold('/records-file')
    const file = new File(['DNI\n1\n'], 'clientes.csv')
    const call = portal.recordsFile.create(file, { idleTimeout: 5_000, maxRetries: 1 }).safe()
    await clock.advance(5_001)
    expect(await clock.until(call)).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    expect(server.dataRequests).toHaveLength(2)
  })

  it('has no other limit: each part that leaves begins the time anew', async () => {
    const clock = fakeClock()
    const server = tokenServer({ clock })
    let chunks = 0
    const slowly = async (body: ReadableStream<Uint8Array>) => {
      for await (const chunk of body) {
        chunks += Math.sign(chunk.byteLength)
        await new Promise<void>((resolve) => clock.after(4_000, resolve))
      }
      return json({ data: { id: 'f1' } })
    }
    const { portal } = await signedInPortal({
      clock,
      server,
      timeout: 1_000,
      idleTimeout: 5_000,
      fetch: (input, init) =>
        init?.body instanceof ReadableStream
          ? slowly(init.body as ReadableStream<Uint8Array>)
          : server.fetch(input, init),
    })
    const call = portal.recordsFile.create(new File(['x'.repeat(300_000)], 'a.csv'))
    expect(await clock.until(call)).toMatchObject({ id: 'f1' })
    expect(chunks).toBeGreaterThan(2)
  })
})
