import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { verifyFiltering } from '@portal/sdk/verify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { list, mobile } from '#testing/blacklists.ts'
import { employed, type Employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { computed, membersOf } from './testing/segments.ts'
import { activate, type Line, prepared, segmentOf, skillWith } from './testing/activated.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const lines = (...codes: string[]): Line[] => codes.map((code) => ({ code, phone: mobile() }))
const codeOf = async ({ portal: agent }: Employed) => {
  const { record, reason } = await agent.records.next()
  return record?.fields.find(({ name }) => name === 'code')?.value ?? reason
}
const db = () => server.server.kernel.database.db
const input = (segmentId: string, skillId: string) =>
  ({
    name: `Activación ${randomUUID()}`,
    segmentId,
    skillId,
    order: { kind: 'random' },
    maxAttempts: 3,
  }) as const

/**
 * Seven contacts, all but two with a different reason not to be queued, and another activation that holds
 * one.
 */
async function mixed() {
  const [twice, kept] = [mobile(), mobile()]
  const { id: blacklistId } = await list(portal)
  const { templateId, segmentId } = await segmentOf(server, portal, [
    ...lines('A', 'B', 'C', 'D'),
    { code: 'E', phone: twice },
    { code: 'F', phone: twice },
    { code: 'G', phone: mobile(), other: kept },
    { code: 'H' },
  ])
  await portal.blacklistEntries.create({ blacklistId, kind: 'phone', value: kept, reason: 'Lo pide' })
  const other = await skillWith(server, 1)
  await activate(portal, { segmentId, skillId: other.id, quantity: 1 })
  return { templateId, segmentId, blacklistId }
}

describe('activations.create, activations.index, activations.check, activations.show, activations.lists and activations.options', () => {
  it('SEG-6.3 queues of a segment what may be called now, and accounts for every member', async () => {
    const { segmentId, blacklistId } = await mixed()
    const { id: skillId } = await skillWith(server, 1)
    const asked = { segmentId, skillId, quantity: 3 }
    const sum = {
      ...{ members: 8, queued: 3, blacklisted: 1, duplicated: 1, activeElsewhere: 1, workedOut: 0 },
      ...{ unreachable: 1, overQuantity: 1 },
    }
    const checked = await portal.activations.check({
      ...{
        ...input(segmentId, skillId),
        quantity: 3,
        commercial: false,
        order: { kind: 'field', field: 'code' },
      },
    })
    expect(checked).toEqual(sum)
    const made = await activate(portal, asked)
    expect({ sum: made.sum, waiting: made.progress.waiting }).toEqual({ sum, waiting: 3 })
    const hits = await portal.activations.lists(made.id)
    expect(hits.find((one) => one.blacklistId === blacklistId)?.hits).toBe(1)
    expect(hits.reduce((all, one) => all + one.hits, 0)).toBe(1)
    const { segments, skills, lawful } = await portal.activations.options()
    expect(segments.find(({ id }) => id === segmentId)?.size).toBe(8)
    expect(skills.find(({ id }) => id === skillId)?.agents).toBe(1)
    expect(lawful).toMatchObject({ hoursFrom: '09:00', hoursUntil: '21:00', weekdays: [1, 2, 3, 4, 5] })
  })

  it('refuses empty, stale, incomplete, overlapping or illegal input, each at its field', async () => {
    const { segmentId } = await segmentOf(server, portal, lines('A'))
    const { id: skillId } = await skillWith(server, 1)
    const asked = input(segmentId, skillId)
    const codes = async (more: object) =>
      (await refusalOf(portal.activations.create({ ...asked, ...more }))).codes
    const changed = async (values: object) => {
      await db().updateTable('segments').set(values).where('id', '=', segmentId).execute()
      return codes({})
    }
    expect(await codes({ hoursFrom: '08:00', hoursUntil: '22:00', weekdays: [1, 7] })).toEqual({
      ...{ hoursFrom: ['invalid'], hoursUntil: ['invalid'], weekdays: ['invalid'] },
    })
    expect(await codes({ startsAt: '2099-01-02T00:00:00Z', endsAt: '2099-01-01T00:00:00Z' })).toEqual({
      endsAt: ['invalid'],
    })
    expect(await codes({ order: { kind: 'field', field: 'nothing' } })).toEqual({
      'order.field': ['inclusion'],
    })
    await prepared(portal, (await portal.activations.create({ ...asked, endsAt: '2099-01-01T00:00:00Z' })).id)
    expect(await codes({ startsAt: '2098-01-01T00:00:00Z' })).toEqual({ startsAt: ['taken'] })
    expect(await changed({ computedAt: new Date('2020-01-01') })).toEqual({ segmentId: ['stale'] })
    expect(await changed({ size: 0, matched: 0 })).toEqual({ segmentId: ['blank'] })
    expect(await changed({ state: 'processing' })).toEqual({ segmentId: ['invalid'] })
  })

  it('is for those alone who may activate, and shown to those who may see the screen', async () => {
    const { segmentId } = await segmentOf(server, portal, lines('A'))
    const { id: skillId } = await skillWith(server, 1)
    const looker = await employed(server, ['MENU_ACTIVAR_SEGEMENTACION'])
    expect((await refusalOf(looker.portal.activations.create(input(segmentId, skillId)))).status).toBe(403)
    expect((await looker.portal.activations.index()).data.length).toBeGreaterThan(0)
  })
})

describe('activations.pause, activations.resume, activations.replace and activations.exhaust', () => {
  it('SEG-7.1 SEG-7.2 pauses, replaces and ends, and who holds a record goes on with it', async () => {
    const { segmentId } = await segmentOf(server, portal, lines('A', 'B', 'C', 'D'))
    const { id: skillId, people } = await skillWith(server, 2)
    const [ana, luis] = people as [Employed, Employed]
    const first = await activate(portal, { segmentId, skillId })
    expect(await codeOf(ana)).toBe('A')
    await portal.activations.pause(first.id)
    expect([await codeOf(ana), await codeOf(luis)]).toEqual(['A', 'no_activation'])
    await portal.activations.resume(first.id)
    const next = await portal.activations.replace(first.id, {
      ...{ ...input(segmentId, skillId), commercial: false, hoursFrom: '00:00', hoursUntil: '24:00' },
      ...{
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        order: { kind: 'field', field: 'code', direction: 'descending' },
      },
    })
    const { sum } = await prepared(portal, next.id)
    expect(sum).toMatchObject({ members: 4, queued: 3, activeElsewhere: 1 })
    expect([await codeOf(ana), await codeOf(luis)]).toEqual(['A', 'D'])
    const { record } = await ana.portal.records.next()
    const [sale] = (await ana.portal.records.outcomes()).filter(({ code }) => code === 'VENTA')
    await ana.portal.records.finish(record?.id ?? '', { finalStateId: sale?.id ?? '' })
    await portal.activations.exhaust(next.id)
    expect([await codeOf(ana), await codeOf(luis)]).toEqual(['no_activation', 'D'])
    const [was, is] = await Promise.all([portal.activations.show(first.id), portal.activations.show(next.id)])
    expect({ state: was.state, finished: was.progress.finished, withdrawn: was.progress.withdrawn }).toEqual({
      ...{ state: 'replaced', finished: 1, withdrawn: 3 },
    })
    expect({ state: is.state, held: is.progress.held, withdrawn: is.progress.withdrawn }).toEqual({
      ...{ state: 'exhausted', held: 1, withdrawn: 2 },
    })
    expect((await refusalOf(portal.activations.pause(next.id))).codes).toEqual({ state: ['invalid'] })
  })

  it('calls nobody again whom an earlier activation of the segment for the skill has ended with', async () => {
    const { segmentId } = await segmentOf(server, portal, lines('A', 'B'))
    const { id: skillId, people } = await skillWith(server, 1)
    const [ana] = people as [Employed]
    const first = await activate(portal, { segmentId, skillId })
    const { record } = await ana.portal.records.next()
    const [sale] = (await ana.portal.records.outcomes()).filter(({ code }) => code === 'VENTA')
    await ana.portal.records.finish(record?.id ?? '', { finalStateId: sale?.id ?? '' })
    await portal.activations.exhaust(first.id)
    const again = await activate(portal, { segmentId, skillId })
    expect(again.sum).toMatchObject({ queued: 1, workedOut: 1 })
  })
})

describe('activations.certificate and activations.proof', () => {
  it('LNE-9 proves which lists in which version kept whom out, and a changed byte shows', async () => {
    const { segmentId, blacklistId } = await mixed()
    const { id: skillId } = await skillWith(server, 1)
    const { id } = await activate(portal, { segmentId, skillId })
    const pdf = Buffer.from(await (await portal.activations.certificate(id).blob()).arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const text = await (await portal.activations.proof(id).blob()).text()
    const key = server.server.kernel.timeRecord.key.publicKey
    const { holds, facts } = verifyFiltering(text, { key })
    expect({ holds, members: facts?.members, blacklisted: facts?.blacklisted }).toEqual({
      ...{ holds: true, members: 8, blacklisted: 1 },
    })
    const { name } = await portal.blacklists.show(blacklistId)
    expect(facts?.lists.find((one) => one.name === name)).toMatchObject({
      layer: 'corporate',
      hits: 1,
      size: 1,
    })
    const broken = Array.from(text).flatMap((letter, at) => {
      const other = letter === 'a' ? 'b' : 'a'
      return verifyFiltering(text.slice(0, at) + other + text.slice(at + 1), { key }).holds ? [at] : []
    })
    // The file's own key is ignored when a key is passed.
    const publicKey = text.indexOf('"publicKey"')
    expect(broken.filter((at) => at < publicKey)).toEqual([])
    expect(verifyFiltering(`${text} `).holds).toBe(false)
  })
})

describe('segments.result of a split segment', () => {
  it('SEG-8.2 counts by side who was called, reached and sold something, by the skill’s definition of a sale', async () => {
    const { filterId, mark } = await segmentOf(server, portal, lines('A', 'B', 'C', 'D', 'E', 'F'))
    const split = { name: `Dividido ${mark}`, filterId, mode: 'dynamic', challengerPercent: 50 } as const
    const { id: segmentId } = await portal.segments.create(split)
    await computed(portal, { id: segmentId })
    const members = await membersOf(server, segmentId)
    const challengers = members.filter(({ arm }) => arm === 1).map(({ reference }) => reference)
    const { id: skillId, people } = await skillWith(server, 1)
    const { portal: agent } = people[0] as Employed
    const good = {
      category: 'useful_positive',
      code: `S${mark.toUpperCase()}`,
      name: `Venta de ${mark}`,
    } as const
    const sold = await portal.finalStates.create({
      ...{ ...good, humanContact: true, sale: false, skills: [{ ...good, skillId, sale: true }] },
    })
    const silent = (await agent.records.outcomes()).find(({ code }) => code === 'NO_CONTESTA')
    await activate(portal, { segmentId, skillId })
    expect((await portal.segments.result(segmentId)).arms).toMatchObject({
      ...{ champion: { contacts: 0, rate: null }, challenger: { contacts: 0, rate: null }, difference: null },
    })
    for (let { record } = await agent.records.next(); record; { record } = await agent.records.next()) {
      const code = record.fields.find(({ name }) => name === 'code')?.value ?? ''
      const end = challengers.includes(code) ? sold : silent
      await agent.records.finish(record.id, { finalStateId: end?.id ?? '' })
    }
    const [won, lost] = [challengers.length, members.length - challengers.length]
    expect((await portal.segments.result(segmentId)).arms).toMatchObject({
      champion: { contacts: lost, reached: 0, conversions: 0 },
      challenger: { contacts: won, reached: won, conversions: won },
    })
  })
})
