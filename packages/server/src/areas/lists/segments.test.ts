import { randomUUID } from 'node:crypto'
import type { FilterNode, Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mobile } from '#testing/blacklists.ts'
import { employed } from '#testing/employed.ts'
import { refusalOf } from '#testing/refusals.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { contacts, load, six } from './testing/contacts.ts'
import { all, computed, debtFrom, membersOf, ran, segmentOf } from './testing/segments.ts'

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
const countsOf = async (id: string) => (await portal.segments.show(id)).counts
const codesOf = async (work: Promise<unknown>) => (await refusalOf(work)).codes

describe('segments.create, segments.show, segments.result and segments.compute', () => {
  it('SEG-3.1 SEG-3.2: a snapshot keeps its members, a dynamic segment is computed anew, and both have their time of computation', async () => {
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
    const { id: runId } = await portal.segmentRuns.create({ segmentIds: [dynamic.id] })
    expect((await ran(portal, runId)).segments).toMatchObject([
      { state: 'computed', counts: { total: 8, members: 4 } },
    ])
    const after = await portal.segments.show(dynamic.id)
    expect(Date.parse(after.computedAt ?? '')).toBeGreaterThan(Date.parse(before.computedAt ?? ''))
    expect((await portal.segments.result(dynamic.id)).staleness).toMatchObject({ changedRecords: 0 })
    expect(await codesOf(portal.segments.compute(snapshot.id))).toEqual({ 'segmentIds[0]': ['read_only'] })
    expect((await portal.segments.show(snapshot.id)).size).toBe(3)
  })

  it('keep to the version of the filter, and name a newer one', async () => {
    const segment = await segmentOf(portal, made.templateId, [debtFrom(900)])
    const filter = await portal.filters.show(segment.filterId)
    await portal.filters.update(filter.id, { name: filter.name, nodes: [all], version: 1 })
    await computed(portal, segment)
    expect(await countsOf(segment.id)).toMatchObject({ members: 3 })
    expect((await portal.segments.result(segment.id)).staleness).toMatchObject({ newerVersion: 2 })
    const { name, filterId, mode, version } = segment
    const newer = { name, filterId, mode, version, filterVersion: 2 }
    expect(await portal.segments.update(segment.id, newer)).toMatchObject({ filterVersion: 2, version: 2 })
    await computed(portal, segment)
    expect(await countsOf(segment.id)).toMatchObject({ members: 6 })
  })

  it('SEG-8.1 split a segment into champions and challengers, and every record always falls to the same side', async () => {
    const lines = Array.from({ length: 1000 }, (_, at) => `K${at};;;1;;`)
    const { templateId } = await contacts(portal, lines)
    const segment = await segmentOf(portal, templateId, [], { challengerPercent: 20 })
    const sides = async () => {
      await computed(portal, segment)
      const rows = await membersOf(server, segment.id)
      return rows.map(({ reference, arm }) => `${reference} ${arm}`)
    }
    const first = await sides()
    await load(portal, templateId, ['K1000;;;1;;'])
    const second = await sides()
    expect(second.filter((side) => !side.startsWith('K1000 '))).toEqual(first)
    const { members = 0, challengers = 0 } = (await countsOf(segment.id)) ?? {}
    expect(members).toBe(1001)
    // Four standard deviations around one in five.
    expect(Math.abs(challengers - 200)).toBeLessThan(51)
  })
})

describe('segments.order, segments.index and segments.overlap', () => {
  it('SEG-5.1 SEG-5.2: the first of an exclusive set takes a record, their order decides, and a matrix shows what they share', async () => {
    const { templateId } = await contacts(portal, six)
    const exclusiveSet = 'Noviembre'
    const high = await segmentOf(portal, templateId, [debtFrom(900)], { exclusiveSet })
    const some = await segmentOf(portal, templateId, [debtFrom(20)], { exclusiveSet })
    const apart = await segmentOf(portal, templateId, [debtFrom(1000)])
    const run = await computed(portal, apart, some, high)
    expect(run.segments.map(({ segmentId }) => segmentId)).toEqual([high.id, some.id, apart.id])
    expect(await countsOf(some.id)).toMatchObject({ matched: 4, earlier: 3, members: 1 })
    const { pairs } = await portal.segments.overlap({ templateId })
    expect(pairs).toEqual([
      { earlierId: high.id, laterId: some.id, both: 0, taken: 3 },
      { earlierId: high.id, laterId: apart.id, both: 2, taken: 0 },
    ])
    await portal.segments.order({ segmentIds: [some.id, high.id] })
    expect((await portal.segments.result(high.id)).staleness).toMatchObject({ earlierChanged: true })
    await computed(portal, high, some)
    expect(await countsOf(some.id)).toMatchObject({ matched: 4, earlier: 0, members: 4 })
    expect(await countsOf(high.id)).toMatchObject({ matched: 3, earlier: 3, members: 0 })
    const ordered = await portal.segments.index({ templateId })
    expect(ordered.data.map(({ id }) => id)).toEqual([some.id, high.id, apart.id])
  })

  it('refuse segments of two formats', async () => {
    const other = await contacts(portal, ['1;;;;;'])
    const two = [await segmentOf(portal, made.templateId, []), await segmentOf(portal, other.templateId, [])]
    const segmentIds = two.map(({ id }) => id)
    expect(await codesOf(portal.segments.order({ segmentIds }))).toEqual({ segmentIds: ['invalid'] })
  })
})

describe('segmentRuns.create, segmentRuns.show and segmentRuns.index', () => {
  it('SEG-4.2 return the result of each segment, and every record is accounted for', async () => {
    const { templateId } = await contacts(portal, six)
    const exclusiveSet = 'Todos'
    const segments = [
      await segmentOf(portal, templateId, [debtFrom(900)], { exclusiveSet }),
      await segmentOf(portal, templateId, [], { exclusiveSet }),
      await segmentOf(portal, templateId, [debtFrom(9999)]),
    ]
    const run = await computed(portal, ...segments)
    expect(run).toMatchObject({
      state: 'completed',
      createdBy: { displayName: expect.any(String) as string },
    })
    for (const { counts, progress } of run.segments) {
      const {
        total = 0,
        unmatched = 0,
        matched = 0,
        blacklisted = 0,
        earlier = 0,
        members = 0,
      } = counts ?? {}
      expect([total, matched]).toEqual([unmatched + matched, blacklisted + earlier + members])
      expect(progress).toBeNull()
    }
    expect(run.segments.map(({ counts }) => counts?.members)).toEqual([3, 3, 0])
    expect((await portal.segmentRuns.index({ state: ['completed'] })).data.map(({ id }) => id)).toContain(
      run.id,
    )
  })

  it('refuse one that there is not, one named twice, and one whose filter asks for a field that its format has lost', async () => {
    const { templateId, mark } = await contacts(portal, six)
    const segment = await segmentOf(portal, templateId, [debtFrom(1)])
    const create = (...segmentIds: string[]) => codesOf(portal.segmentRuns.create({ segmentIds }))
    expect(await create(segment.id, randomUUID())).toEqual({ 'segmentIds[1]': ['inclusion'] })
    expect(await create(segment.id, segment.id)).toEqual({ 'segmentIds[1]': ['taken'] })
    const { columns, version } = await portal.templates.show(templateId)
    const left = columns.filter(({ name }) => name !== 'debt')
    await portal.templates.update(templateId, { name: `Contactos ${mark}`, columns: left, version })
    expect(await create(segment.id)).toEqual({ 'segmentIds[0]': ['invalid'] })
    expect((await portal.segments.show(segment.id)).state).toBe('new')
  })
})

describe('segments.create and segments.update refuse', () => {
  it('a name that is taken, a filter of others or of another format, a version that there is not, and a share out of range', async () => {
    const segment = await segmentOf(portal, made.templateId, [])
    const { filterId, name } = segment
    const input = { name: randomUUID(), filterId, mode: 'dynamic' as const }
    const create = (changes: object) => codesOf(portal.segments.create({ ...input, ...changes }))
    expect(await create({ name: name.toUpperCase() })).toEqual({ name: ['taken'] })
    expect(await create({ filterId: randomUUID() })).toEqual({ filterId: ['inclusion'] })
    expect(await create({ filterVersion: 7 })).toEqual({ filterVersion: ['inclusion'] })
    expect(await create({ challengerPercent: 100 })).toEqual({ challengerPercent: ['less_than'] })
    const other = await contacts(portal, ['1;;;;;'])
    const stranger = await segmentOf(portal, other.templateId, [])
    const update = { name, filterId: stranger.filterId, mode: 'dynamic' as const, version: 1 }
    expect(await codesOf(portal.segments.update(segment.id, update))).toEqual({ filterId: ['invalid'] })
  })

  it('a filter of others, and not another name of a segment that has it already', async () => {
    const segment = await segmentOf(portal, made.templateId, [])
    const { portal: other } = await employed(server, ['SEGMENTACION_CREAR'])
    const { filterId } = segment
    const input = { name: randomUUID(), filterId, mode: 'dynamic' as const }
    expect(await codesOf(other.segments.create(input))).toEqual({ filterId: ['inclusion'] })
    const changed = await other.segments.update(segment.id, { ...input, version: 1 })
    expect(changed).toMatchObject({ name: input.name, filterVersion: 1 })
  })

  it('another filter or mode of a snapshot that was computed, and take its new name', async () => {
    const segment = await segmentOf(portal, made.templateId, [], { mode: 'snapshot' })
    await computed(portal, segment)
    const { filterId } = segment
    const input = { name: randomUUID(), filterId, mode: 'snapshot' as const, version: 1 }
    const changed = { ...input, mode: 'dynamic' as const }
    expect(await codesOf(portal.segments.update(segment.id, changed))).toEqual({ mode: ['read_only'] })
    expect(await portal.segments.update(segment.id, input)).toMatchObject({ name: input.name, size: 6 })
  })
})

describe('while a segment is computed', () => {
  it('nothing of it changes, and neither it nor another of its set is computed once more', async () => {
    const { templateId } = await contacts(portal, ['1;;;;;'])
    const exclusiveSet = 'A la vez'
    const segment = await segmentOf(portal, templateId, [], { exclusiveSet })
    const { id: other } = await segmentOf(portal, templateId, [], { exclusiveSet })
    const { id, name, filterId } = segment
    const { db } = server.server.kernel.database
    await db.updateTable('segments').set({ state: 'processing' }).where('id', '=', id).execute()
    const update = { name, filterId, mode: 'dynamic' as const, version: 1 }
    const acts = [
      () => portal.segments.update(id, update),
      () => portal.segments.destroy(id),
      () => portal.segments.order({ segmentIds: [other, id] }),
      () => portal.segments.ofSegment(id, { name: randomUUID() }),
      () => portal.segments.compute(id),
      () => portal.segments.compute(other),
    ]
    for (const act of acts)
      expect(await refusalOf(act())).toEqual({ status: 409, codes: { state: ['invalid'] } })
  })
})

describe('segments.destroy and filters.destroy', () => {
  it('a filter stays while a segment is computed by it, and goes after it', async () => {
    const segment = await segmentOf(portal, made.templateId, [])
    await computed(portal, segment)
    expect(await codesOf(portal.filters.destroy(segment.filterId))).toEqual({ segments: ['referenced'] })
    await portal.segments.destroy(segment.id)
    await portal.filters.destroy(segment.filterId)
    expect((await refusalOf(portal.segments.show(segment.id))).status).toBe(404)
  })
})

describe('segments.ofLoad and segments.ofSegment', () => {
  it('CAR-18 keep the records of a load and the members of a segment as named lists, whatever comes after', async () => {
    const { templateId, loadId, mark } = await contacts(portal, six)
    const ofLoad = await portal.segments.ofLoad({ loadId, name: `De la carga ${mark}` })
    await ran(portal, ofLoad.runId ?? '')
    const segment = await segmentOf(portal, templateId, [debtFrom(900)])
    expect(await codesOf(portal.segments.ofSegment(segment.id, { name: mark }))).toEqual({
      members: ['blank'],
    })
    await computed(portal, segment)
    const ofSegment = await portal.segments.ofSegment(segment.id, { name: `Del segmento ${mark}` })
    await load(portal, templateId, ['7;Nora;Medio;2000;;'])
    await computed(portal, segment)
    const kept = { mode: 'snapshot', state: 'computed' }
    expect(await portal.segments.show(ofLoad.id)).toMatchObject({ ...kept, size: 6 })
    expect(await portal.segments.show(ofSegment.id)).toMatchObject({ ...kept, size: 3 })
    expect((await portal.segments.show(segment.id)).size).toBe(4)
    const again = { loadId, name: ofLoad.name }
    expect(await codesOf(portal.segments.ofLoad(again))).toEqual({ name: ['taken'] })
  })
})

describe('segments and filters ask the blacklists', () => {
  it('LNE-4.1 listed values become neither records nor members, and each list counts its exclusions', async () => {
    const mark = randomUUID().slice(0, 8)
    const phone = { required: false, key: false, transform: 'none' as const }
    const columns = [
      { name: 'code', label: 'CODE', type: 'text' as const, ...phone, required: true, key: true },
      { name: 'phone', label: 'PHONE', type: 'phone' as const, ...phone },
    ]
    const { id: templateId } = await portal.templates.create({ name: `Teléfonos ${mark}`, columns })
    const numbers = [mobile(), mobile(), mobile(), mobile()]
    const [first = '', second = ''] = numbers
    const { id: blacklistId } = await portal.blacklists.create({ name: `Lista ${mark}`, layer: 'corporate' })
    const entry = {
      blacklistId,
      kind: 'phone' as const,
      channel: 'all' as const,
      reason: mark,
      origin: 'client' as const,
    }
    const list = (value: string) => portal.blacklistEntries.create({ ...entry, value })
    await list(first)
    const content = `CODE;PHONE\n${numbers.map((number, at) => `K${at};${number}`).join('\n')}\n`
    const { id: fileId } = await portal.recordsFile.create(new File([content], `${mark}.csv`))
    const { id: loadId } = await portal.recordsFile.import(fileId, { templateId })
    await portal.loads.start(loadId)
    await portal.loads.waitUntil(loadId, (state) => state.startsWith('completed'), { maxInterval: 20 })
    expect(await portal.loads.show(loadId)).toMatchObject({ created: 3, excluded: 1 })
    await list(second)
    const segment = await segmentOf(portal, templateId, [])
    await computed(portal, segment)
    expect(await countsOf(segment.id)).toMatchObject({ total: 3, matched: 3, blacklisted: 1, members: 2 })
    const { hits } = await portal.segments.result(segment.id)
    expect(hits.find((one) => one.blacklistId === blacklistId)).toMatchObject({ hits: 1 })
    const free: FilterNode = { parent: 0, kind: 'blacklist', operator: 'not_listed' }
    expect((await portal.filters.preview({ templateId, nodes: [all, free] })).count).toBe(2)
    await list(numbers[2] ?? '')
    expect((await portal.segments.result(segment.id)).staleness).toMatchObject({ blacklistsChanged: true })
  })
})
