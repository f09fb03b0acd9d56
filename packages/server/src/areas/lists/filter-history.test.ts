import { randomUUID } from 'node:crypto'
import type { FilterNode, Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '#demo/seed-demo.ts'
import { mobile } from '#testing/blacklists.ts'
import type { Employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { activate, segmentOf as contactsOf, skillWith } from './testing/activated.ts'
import { contacts, six } from './testing/contacts.ts'
import { all, computed, debtFrom, segmentOf } from './testing/segments.ts'

let server: TestServer
let portal: Portal
let now = new Date('2026-11-25T23:30:00Z')

beforeAll(async () => {
  server = await startServer({ clock: { now: () => now } })
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

/** Advances the clock, and signs people in again: no session lasts that long. */
async function pass(minutes: number, agent: Employed): Promise<void> {
  now = new Date(now.getTime() + minutes * 60_000)
  portal = await signedIn(server, 'admin')
  await agent.portal.session.login({ user: agent.name.split(' ')[1] ?? '', password: demoPassword })
}

type Condition = Exclude<FilterNode, { kind: 'group' }>
type Written = Condition extends infer One ? (One extends Condition ? Omit<One, 'parent'> : never) : never
const node = (condition: Written) => ({ ...condition, parent: 0 }) as FilterNode
const inSegment = (operator: 'one_of' | 'none_of', ...segments: string[]) =>
  node({ kind: 'segment', operator, segments })

/** The codes that match a condition, in order. */
async function found(templateId: string, condition: FilterNode): Promise<string> {
  const { sample } = await portal.filters.preview({ templateId, nodes: [all, condition] })
  return sample
    .map(([code]) => code)
    .sort()
    .join('')
}

/**
 * Four contacts: A was not reached twice, the second time past midnight, B was sold to, C is leased and D was
 * never called.
 */
async function worked() {
  const made = await contactsOf(
    server,
    portal,
    ['A', 'B', 'C', 'D'].map((code) => ({ code, phone: mobile() })),
  )
  const { id: skillId, people } = await skillWith(server, 1)
  const [agent] = people as [Employed]
  const { id: activationId } = await activate(portal, { segmentId: made.segmentId, skillId })
  const finals = await agent.portal.records.outcomes()
  const finish = async (code: string) => {
    const { record } = await agent.portal.records.next()
    const finalStateId = finals.find((one) => one.code === code)?.id ?? ''
    await agent.portal.records.finish(record?.id ?? '', { finalStateId })
  }
  await finish('COMUNICA')
  await pass(29, agent)
  await finish('VENTA')
  await pass(2, agent)
  await finish('COMUNICA')
  await agent.portal.records.next()
  return { ...made, activationId }
}

describe('filters.preview and downloads.create of what was done with records', () => {
  it('SEG-1.2 finds by attempts, the last final state and the day of the last attempt', async () => {
    const { templateId, segmentId, activationId } = await worked()
    const of = (condition: Written) => found(templateId, node(condition))
    expect(await of({ kind: 'attempts', operator: 'equal', value: 0 })).toBe('CD')
    expect(await of({ kind: 'attempts', operator: 'at_least', value: 1 })).toBe('AB')
    expect(await of({ kind: 'attempts', operator: 'not_equal', value: 1 })).toBe('ACD')
    expect(await of({ kind: 'last_outcome', operator: 'one_of', outcomes: ['COMUNICA', 'X'] })).toBe('A')
    expect(await of({ kind: 'last_outcome', operator: 'none_of', outcomes: ['COMUNICA'] })).toBe('BCD')
    expect(await of({ kind: 'last_attempt', operator: 'on', day: '2026-11-25' })).toBe('B')
    expect(await of({ kind: 'last_attempt', operator: 'after', day: '2026-11-25' })).toBe('A')
    expect(await of({ kind: 'relative_last_attempt', operator: 'on', days: 0 })).toBe('A')
    expect(await of({ kind: 'relative_last_attempt', operator: 'before', days: 0 })).toBe('B')
    const [format] = (await portal.filters.formats()).filter((one) => one.templateId === templateId)
    expect(format?.outcomes).toContainEqual({ code: 'COMUNICA', name: expect.any(String) as string })
    expect(format?.segments.map(({ id }) => id)).toEqual([segmentId])

    // Its results are stale after the next attempt; a download by activation includes everything it served.
    const untried = await segmentOf(portal, templateId, [
      node({ kind: 'attempts', operator: 'less', value: 1 }),
    ])
    expect((await computed(portal, untried)).segments).toMatchObject([{ counts: { members: 2 } }])
    const staleness = async () => (await portal.segments.result(untried.id)).staleness.workChanged
    expect(await staleness()).toBe(false)
    now = new Date(now.getTime() + 60_000)
    await finishAll(activationId)
    expect(await staleness()).toBe(true)
    const asking = { templateId, format: 'jsonl', channel: 'phone' } as const
    type Source = { segmentId: string } | { activationId: string } | { filterId: string }
    const codes = async (source: Source) => {
      const { id } = await portal.downloads.create({
        ...asking,
        ...source,
        columns: ['code'],
        reason: 'Para probar',
      })
      await vi.waitUntil(async () => (await portal.downloads.show(id)).finishedAt !== null, waitLimit)
      const text = await (await portal.downloads.file(id)).text()
      return [...text.matchAll(/"code":"(.)"/g)].map(([, code]) => code).join('')
    }
    expect(await codes({ segmentId: untried.id })).toBe('CD')
    expect(await codes({ filterId: untried.filterId })).toBe('CD')
    expect(await codes({ activationId })).toBe('ABCD')
  })
})

/** Another attempt, as an agent records it. */
async function finishAll(activationId: string): Promise<void> {
  const { db } = server.server.kernel.database
  const held = await db
    .selectFrom('recordWork as w')
    .innerJoin('activations as a', 'a.serial', 'w.activationSerial')
    .where('a.id', '=', activationId)
    .where('w.state', '=', 'leased')
    .selectAll('w')
    .executeTakeFirstOrThrow()
  const { templateSerial, reference, agentId } = held
  await db
    .insertInto('recordAttempts')
    .values({
      ...{ id: randomUUID(), templateSerial, reference, agentId: agentId ?? '', number: 1 },
      ...{ activationSerial: held.activationSerial ?? 0, servedAt: now, endedAt: now, ending: 'finished' },
      ...{ finalStateId: null, outcome: 'VENTA', callbackAt: null, notes: null },
    })
    .execute()
}

describe('filters.preview, segments.update and segments.destroy of members of other segments', () => {
  it('find members of segments and those of none, and compute dependencies first', async () => {
    const { templateId } = await contacts(portal, six)
    const rich = await segmentOf(portal, templateId, [debtFrom(900)])
    const asking = await segmentOf(portal, templateId, [inSegment('none_of', rich.id), debtFrom(0)])
    expect(await found(templateId, inSegment('one_of', rich.id))).toBe('')
    await portal.segments.order({ segmentIds: [asking.id, rich.id] })
    const run = await computed(portal, asking, rich)
    expect(run.segments.map(({ name, counts }) => [name, counts?.members])).toEqual([
      [rich.name, 3],
      [asking.name, 2],
    ])
    expect(await found(templateId, inSegment('one_of', rich.id, asking.id))).toBe('12346')
    expect(await found(templateId, inSegment('none_of', rich.id, asking.id))).toBe('5')
    now = new Date(now.getTime() + 1000)
    await computed(portal, rich)
    expect((await portal.segments.result(asking.id)).staleness).toMatchObject({ earlierChanged: true })
    const refusal = await refusalOf(portal.segments.destroy(rich.id))
    expect(refusal).toMatchObject({ status: 409, codes: { filters: ['referenced'] } })
  })

  it('refuse a circle of segments that ask for one another, of another format, and too many', async () => {
    const [{ templateId }, other] = [await contacts(portal, six), await contacts(portal, six)]
    const first = await segmentOf(portal, templateId, [debtFrom(900)])
    const second = await segmentOf(portal, templateId, [inSegment('one_of', first.id)])
    const third = await segmentOf(portal, templateId, [inSegment('one_of', second.id)])
    const { name, mode } = first
    for (const { filterId } of [second, third]) {
      const circle = await refusalOf(portal.segments.update(first.id, { name, mode, filterId, version: 1 }))
      expect(circle.codes).toEqual({ filterId: ['invalid'] })
    }
    const of = async (node: FilterNode, id = templateId) =>
      (await refusalOf(portal.filters.preview({ templateId: id, nodes: [all, node] }))).codes
    expect(await of(inSegment('one_of', first.id), other.templateId)).toEqual({
      'nodes[1].segments': ['inclusion'],
    })
    const many = Array.from({ length: 21 }, () => randomUUID())
    const nodes = [all, inSegment('one_of', ...many.slice(0, 20)), inSegment('one_of', ...many.slice(20))]
    expect((await refusalOf(portal.filters.preview({ templateId, nodes }))).codes).toMatchObject({
      nodes: ['too_long'],
    })
  })
})
