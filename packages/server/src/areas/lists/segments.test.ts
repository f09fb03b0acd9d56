import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '#testing/refusals.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { contacts, load, six } from './testing/contacts.ts'
import { all, computed, debtFrom, segmentOf } from './testing/segments.ts'

let server: TestServer
let portal: Portal
let made: Awaited<ReturnType<typeof contacts>>

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
  made = await contacts(portal, six)
})
afterAll(() => server.close())

const none = { blacklisted: 0, earlier: 0, challengers: 0 }
const sizeOf = async (id: string) => (await portal.segments.show(id)).size

describe('segments.create, segments.show and segments.compute', () => {
  it('SEG-3.1 SEG-3.2: a snapshot keeps its members, a dynamic segment is computed anew, and both tell when they were', async () => {
    const { templateId } = await contacts(portal, six)
    const snapshot = await segmentOf(portal, templateId, [debtFrom(900)], { mode: 'snapshot' })
    const dynamic = await segmentOf(portal, templateId, [debtFrom(900)])
    expect(snapshot).toMatchObject({ state: 'new', size: null, computedAt: null, counts: null })
    await computed(portal, snapshot, dynamic)
    const before = await portal.segments.show(dynamic.id)
    expect(before).toMatchObject({ state: 'computed', size: 3, computedAt: expect.any(String) as string })
    expect(before.counts).toEqual({ total: 6, matched: 3, unmatched: 3, members: 3, ...none })
    await load(portal, templateId, ['7;Nora;Medio;2000;;', '8;Iván;Medio;10;;'])
    expect((await portal.segments.result(snapshot.id)).staleness).toMatchObject({ changedRecords: 2 })
    const { segments } = await computed(portal, dynamic)
    expect(segments).toMatchObject([{ state: 'computed', counts: { total: 8, members: 4 } }])
    const { computedAt } = await portal.segments.show(dynamic.id)
    expect(Date.parse(computedAt ?? '')).toBeGreaterThan(Date.parse(before.computedAt ?? ''))
    expect((await portal.segments.result(dynamic.id)).staleness).toMatchObject({ changedRecords: 0 })
    expect(await refusalOf(portal.segments.compute(snapshot.id))).toMatchObject({
      codes: { 'segmentIds[0]': ['read_only'] },
    })
    expect(await sizeOf(snapshot.id)).toBe(3)
  })
})
