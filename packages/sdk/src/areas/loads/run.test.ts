import { describe, expect, it } from 'vitest'
import { isPortalError } from '#errors/is-portal-error.ts'
import { settle } from '#testing/fake-clock.ts'
import { signedInPortal } from '#testing/signed-in.ts'
import { json, problem } from '#testing/token-server.ts'
import type { RunProgress } from './run.ts'

const load = (state: string, more: object = {}) =>
  json({
    data: {
      id: 'l1',
      state,
      total: 200,
      processed: 0,
      rowsPerSecond: null,
      secondsLeft: null,
      failure: null,
      ...more,
    },
  })

describe('loads.run', () => {
  it('keeps the session alive while it waits: the server ends one after half an hour without it', async () => {
    const { portal, server, clock } = await signedInPortal({ sessionSeconds: 115 * 60 })
    server.answer('/saveSession', () => json({ data: { sessionSeconds: 6000, idleSeconds: 1800 } }))
    server.answer('/loads/l1', () => load('processing'))
    let isDone = false
    const done = portal.loads.waitUntil('l1', () => isDone, { maxWait: Infinity, maxInterval: 60_000 })
    await clock.advance(45 * 60_000)
    const beats = () => server.seen.filter(({ path }) => path.endsWith('/saveSession')).length
    expect(beats()).toBe(4)
    isDone = true
    await clock.advance(2 * 60_000)
    await done
    await clock.advance(30 * 60_000)
    expect(beats()).toBe(4)
  })

  it('CAR-6.1 uploads, imports, starts and waits, and reports its progress', async () => {
    const { portal, server, clock } = await signedInPortal()
    server.answer('/import', () => json({ data: { id: 'l1' } }, 201))
    server.answer('/l1/start', () => load('queued'))
    server.answer(
      '/loads/l1',
      () => load('processing', { processed: 50, rowsPerSecond: 100, secondsLeft: 1.5 }),
      () => load('completed_with_errors', { processed: 200, errors: 3 }),
    )
    server.answer('/records-file', () => json({ data: { id: 'f1' } }, 201))
    const reported: RunProgress[] = []
    const file = new File(['DNI\n1\n'], 'clientes.csv')
    const done = portal.loads.run(file, {
      templateId: 't1',
      name: 'Marzo',
      onProgress: (step) => reported.push(step),
    })
    expect(await clock.until(done)).toMatchObject({ state: 'completed_with_errors', errors: 3 })
    expect(
      server.dataRequests.map(({ method, path }) => `${method} ${path.replace('/services/laia', '')}`),
    ).toEqual([
      'POST /records-file',
      'POST /records-file/f1/import',
      'POST /loads/l1/start',
      'GET /loads/l1',
      'GET /loads/l1',
    ])
    expect(JSON.parse(server.dataRequests[1]?.body ?? '')).toEqual({ templateId: 't1', name: 'Marzo' })
    expect(server.dataRequests[0]?.body).toContain('filename="clientes.csv"')
    expect(reported.map(({ phase }) => phase).filter((phase, at, all) => phase !== all[at - 1])).toEqual([
      'uploading',
      'importing',
      'running',
    ])
    expect(reported).toContainEqual(
      expect.objectContaining({ percent: 25, rowsPerSecond: 100, secondsLeft: 1.5 }),
    )
    expect(reported.at(-1)).toMatchObject({ phase: 'running', percent: 100 })
  })

  it('says which load failed, where and why, so that it can be restarted', async () => {
    const { portal, server, clock } = await signedInPortal()
    server.answer('/import', () => json({ data: { id: 'l1' } }, 201))
    server.answer('/l1/start', () => load('queued'))
    server.answer('/loads/l1', () => load('failed', { failure: { code: 'format', row: 150 } }))
    server.answer('/records-file', () => json({ data: { id: 'f1' } }, 201))
    const done = portal.loads.run(new Blob(['x']), { templateId: 't1' }).catch((error: unknown) => error)
    expect(await clock.until(done)).toMatchObject({
      kind: 'load-failed',
      loadId: 'l1',
      code: 'format',
      row: 150,
    })
  })
})

describe('a load that failed', () => {
  it('CAR-6.4 is taken up again where it stopped, and waited for to its end', async () => {
    const { portal, server, clock } = await signedInPortal()
    server.answer('/import', () => json({ data: { id: 'l1' } }, 201))
    server.answer('/l1/start', () => load('queued'))
    server.answer('/l1/restart', () => load('queued', { processed: 150 }))
    server.answer(
      '/loads/l1',
      () => load('failed', { processed: 150, failure: { code: 'format', row: 150 } }),
      () => load('processing', { processed: 180 }),
      () => load('completed', { processed: 200 }),
    )
    server.answer('/records-file', () => json({ data: { id: 'f1' } }, 201))
    const done = portal.loads.run(new Blob(['x']), { templateId: 't1' }).catch(async (error: unknown) => {
      if (!isPortalError(error, 'load-failed')) throw error
      await portal.loads.restart(error.loadId)
      return portal.loads.waitUntil(error.loadId, (state) => state === 'completed')
    })
    expect(await clock.until(done)).toMatchObject({ state: 'completed', processed: 200 })
    const acts = server.dataRequests
      .filter(({ method }) => method === 'POST')
      .map(({ path }) => path.split('/').at(-1))
    expect(acts).toEqual(['records-file', 'import', 'start', 'restart'])
  })
})

describe('loads.waitUntil', () => {
  it('looks ever more seldom, and takes a state that it does not know for "still going"', async () => {
    const { portal, server, clock } = await signedInPortal()
    server.answer('/loads/l1', ...Array.from({ length: 12 }, () => () => load('dreaming')), () =>
      load('completed'),
    )
    const looks: number[] = []
    const start = clock.now()
    const done = portal.loads.waitUntil('l1', (state) => state === 'completed', {
      onProgress: () => looks.push(Math.round((clock.now() - start) / 1000)),
    })
    expect((await clock.until(done)).state).toBe('completed')
    expect(looks.slice(0, 4)).toEqual([0, 1, 3, 5])
    const gaps = looks.slice(1).map((look, at) => look - (looks[at] ?? 0))
    expect(Math.max(...gaps)).toBe(15)
  })

  it('never pauses longer between two looks than its caller allows', async () => {
    const { portal, server, clock } = await signedInPortal()
    server.answer('/loads/l1', ...Array.from({ length: 9 }, () => () => load('processing')), () =>
      load('completed'),
    )
    const looks: number[] = []
    const done = portal.loads.waitUntil('l1', (state) => state === 'completed', {
      maxInterval: 2_000,
      onProgress: () => looks.push(clock.now()),
    })
    await clock.until(done)
    const gaps = looks.slice(1).map((look, at) => look - (looks[at] ?? 0))
    // The jitter adds at most a quarter.
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2_500)
  })

  it('waits as long as the server asks', async () => {
    const { portal, server, clock } = await signedInPortal()
    const slow = () => json({ data: { id: 'l1', state: 'processing' } }, 200, { 'retry-after': '7' })
    server.answer('/loads/l1', slow, () => load('completed'))
    const done = portal.loads.waitUntil('l1', (state) => state === 'completed')
    await clock.advance(6_900)
    expect(server.dataRequests).toHaveLength(1)
    await clock.advance(200)
    await done
  })

  it('ends at once when its caller leaves, and when its time is up', async () => {
    const { portal, server, clock } = await signedInPortal()
    server.answer('/loads/l1', ...Array.from({ length: 99 }, () => () => load('processing')))
    const controller = new AbortController()
    const left = portal.loads
      .waitUntil('l1', () => false, { signal: controller.signal })
      .catch((error: unknown) => error)
    await settle()
    controller.abort()
    expect(await left).toMatchObject({ kind: 'aborted' })
    const late = portal.loads
      .waitUntil('l1', () => false, { maxWait: 20_000 })
      .catch((error: unknown) => error)
    expect(await clock.until(late)).toMatchObject({ kind: 'deadline' })
  })

  it('reports a deleted load', async () => {
    const { portal, server } = await signedInPortal()
    server.answer('/loads/l1', () => problem(404))
    await expect(portal.loads.waitUntil('l1', () => false)).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('loads.export', () => {
  const csv = (headers: Record<string, string>) =>
    new Response('a;b\n1;2\n', { headers: { 'content-type': 'text/csv', ...headers } })

  it('gives name, type, size and content, with the columns asked for', async () => {
    const { portal, server } = await signedInPortal()
    server.answer('/export', () =>
      csv({
        'content-disposition': 'attachment; filename="x.csv"; filename*=UTF-8\'\'n%C3%BA%C3%B1ez.csv',
        'content-length': '8',
      }),
    )
    const file = await portal.loads.export('l1', { columns: ['document', 'name'], delimiter: ';' })
    expect(file).toMatchObject({ filename: 'núñez.csv', contentType: 'text/csv', size: 8 })
    expect(await file.text()).toBe('a;b\n1;2\n')
    expect(server.dataRequests[0]?.url).toMatch(/export\?columns=document&columns=name&delimiter=;$/)
  })

  it('can be read without awaiting the call first, and never names a path', async () => {
    const { portal, server } = await signedInPortal()
    const evil = () => csv({ 'content-disposition': 'attachment; filename="../../etc/passwd"' })
    server.answer('/export', evil, evil)
    expect(await portal.loads.exportErrors('l1').text()).toBe('a;b\n1;2\n')
    expect((await portal.loads.export('l1')).filename).toBe('passwd')
  })

  it('is renewed and repeated like any call, and refuses like any call', async () => {
    const { portal, server } = await signedInPortal()
    server.expireAccess()
    server.answer(
      '/export',
      () => problem(401),
      () => csv({}),
    )
    expect(await (await portal.loads.export('l1').blob()).text()).toBe('a;b\n1;2\n')
    server.answer('/export', () => problem(403))
    await expect(portal.loads.export('l1').text()).rejects.toMatchObject({ kind: 'permission' })
  })

  it('stops when its reader leaves', async () => {
    const { portal, server } = await signedInPortal()
    let isCancelled = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1024)),
      cancel() {
        isCancelled = true
      },
    })
    server.answer('/export', () => new Response(endless))
    const reader = (await portal.loads.export('l1')).stream().getReader()
    await reader.read()
    await reader.cancel()
    expect(isCancelled).toBe(true)
  })
})

describe('loads.errors', () => {
  it('CAR-7.1 lists every error of every page, with its words', async () => {
    const { portal, server } = await signedInPortal()
    const page = (number: number) => () =>
      json({
        data: [{ row: number, field: 'dni', header: 'DNI', code: 'taken', value: '1' }],
        meta: { currentPage: number, perPage: 1, totalCount: 3, totalPages: 3 },
      })
    server.answer('/errors', page(1), page(2), page(3))
    const rows = await portal.loads.errors('l1').list({ code: 'taken' }).toArray()
    expect(rows.map(({ row, message }) => [row, message])).toEqual([
      [1, 'El registro debe ser único'],
      [2, 'El registro debe ser único'],
      [3, 'El registro debe ser único'],
    ])
    expect(server.dataRequests.map(({ url }) => url.split('?')[1])).toEqual([
      'perPage=100&code=taken',
      'perPage=100&code=taken&page=2',
      'perPage=100&code=taken&page=3',
    ])
  })
})
