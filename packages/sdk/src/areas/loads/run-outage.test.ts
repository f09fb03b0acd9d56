import { describe, expect, it } from 'vitest'
import { addressOf } from '#testing/address-of.ts'
import { fakeClock, settle } from '#testing/fake-clock.ts'
import { signedInPortal, type TestPortal } from '#testing/signed-in.ts'
import { json, problem, tokenServer } from '#testing/token-server.ts'

const load = (state: string) => () =>
  json({ data: { id: 'l1', state, total: 2, processed: 1, rowsPerSecond: null, secondsLeft: null } })

/** A portal whose server can be switched off; each of its loads has the id `l1`. */
async function breakable(accessSeconds = 300) {
  const clock = fakeClock()
  const server = tokenServer({ clock, accessSeconds })
  const power = { isOn: true, missed: 0, killedAfter: '' }
  const test = await signedInPortal({
    clock,
    server,
    async fetch(input, init) {
      if (!power.isOn) {
        power.missed++
        throw new TypeError('fetch failed')
      }
      const response = await server.fetch(input, init)
      if (power.killedAfter === '' || !addressOf(input).endsWith(power.killedAfter)) return response
      power.killedAfter = ''
      off()
      throw new TypeError('terminated')
    },
  })
  const off = (ms = 50_000) => {
    power.isOn = false
    clock.after(ms, () => {
      power.isOn = true
    })
  }
  server.answer('/import', () => json({ data: { id: 'l1' } }, 201))
  server.answer('/l1/start', load('queued'), load('queued'))
  server.answer('/records-file', () => json({ data: { id: 'f1' } }, 201))
  return { ...test, clock, power, off }
}

const run = (
  { portal }: Pick<TestPortal, 'portal'>,
  options: { signal?: AbortSignal; maxWait?: number } = {},
) => portal.loads.run(new Blob(['x']), { templateId: 't1', ...options })

const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)

describe('a run whose server is killed', () => {
  it('ends with its load when the server is back within a minute, even if the token ran out meanwhile', async () => {
    const test = await breakable(40)
    test.server.answer('/loads/l1', load('processing'), load('processing'), load('completed'))
    test.clock.after(2_500, () => test.off())
    expect(await test.clock.until(run(test))).toMatchObject({ id: 'l1', state: 'completed' })
    expect(test.server.refreshes).toBeGreaterThan(0)
  })

  it.each(['/import', '/start'])(
    'repeats %s under one key when its answer was lost, so that the server does it once',
    async (step) => {
      const test = await breakable()
      test.power.killedAfter = step
      test.server.answer('/import', () => json({ data: { id: 'l1' } }, 201))
      test.server.answer('/loads/l1', load('completed'))
      expect(await test.clock.until(run(test))).toMatchObject({ state: 'completed' })
      const keys = test.server.dataRequests
        .filter(({ path }) => path.endsWith(step))
        .map(({ headers }) => headers.get('idempotency-key'))
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    },
  )

  it('rejects when the server stays away, naming the load that goes on without it', async () => {
    const test = await breakable()
    test.server.answer('/loads/l1', load('processing'))
    test.clock.after(500, () => test.off(Infinity))
    const error = await test.clock.until(failureOf(run(test)))
    expect(error).toMatchObject({ kind: 'connection', loadId: 'l1' })
    expect(String(error)).toContain('l1')
  })

  it('rejects after the usual three tries while there is no load yet', async () => {
    const test = await breakable()
    test.off(Infinity)
    const error = await test.clock.until(failureOf(run(test)))
    expect(error).toMatchObject({ kind: 'connection', operation: 'recordsFile.create' })
    expect(error).not.toHaveProperty('loadId')
    expect(test.power.missed).toBe(3)
  })
})

describe('a run names its load', () => {
  it('when its caller leaves, or waits no longer', async () => {
    const test = await breakable()
    test.server.answer('/loads/l1', ...Array.from({ length: 50 }, () => load('processing')))
    const controller = new AbortController()
    const left = failureOf(run(test, { signal: controller.signal }))
    await test.clock.advance(3_000)
    controller.abort()
    expect(await left).toMatchObject({ kind: 'aborted', loadId: 'l1' })
    test.server.answer('/import', () => json({ data: { id: 'l1' } }, 201))
    test.server.answer('/records-file', () => json({ data: { id: 'f1' } }, 201))
    const late = failureOf(run(test, { maxWait: 10_000 }))
    expect(await test.clock.until(late)).toMatchObject({ kind: 'deadline', loadId: 'l1' })
  })

  it.each([409, 404, 403, 500])('when the server refuses it with %i', async (status) => {
    const test = await signedInPortal()
    test.server.answer('/import', () => json({ data: { id: 'l1' } }, 201))
    test.server.answer('/l1/start', () => problem(status))
    test.server.answer('/records-file', () => json({ data: { id: 'f1' } }, 201))
    const error = await failureOf(run(test))
    expect(error).toMatchObject({ status, loadId: 'l1', operation: 'loads.start' })
  })

  it('with a specific error when the session ends, which is also published', async () => {
    const test = await breakable()
    test.server.answer('/loads/l1', load('processing'))
    const running = failureOf(run(test))
    await settle()
    test.server.expireAccess()
    test.server.endSessions()
    await test.clock.advance(2_000)
    const other = await failureOf(test.ask())
    expect(await running).toMatchObject({ kind: 'session-ended', reason: 'rejected', loadId: 'l1' })
    expect(other).toMatchObject({ kind: 'session-ended' })
    expect(other).not.toHaveProperty('loadId')
  })
})

it('a run reports at once that its load was paused, and when it continues', async () => {
  const test = await breakable()
  test.server.answer('/loads/l1', load('pausing'), load('paused'))
  const error = await test.clock.until(failureOf(run(test)))
  expect(error).toMatchObject({
    kind: 'load-paused',
    loadId: 'l1',
    message: expect.stringContaining('loads.start') as string,
  })
  expect(JSON.stringify(error)).toContain('"loadId":"l1"')
  expect(test.server.dataRequests.filter(({ path }) => path.endsWith('/loads/l1'))).toHaveLength(2)
})
