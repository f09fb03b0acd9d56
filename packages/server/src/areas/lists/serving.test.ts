import type { Portal } from '@portal/sdk'
import { dayOf, daysAfter } from '#db/day.ts'
import { instantIn } from '#db/zoned-day.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#demo/seed-demo.ts'
import { list, mobile } from '#testing/blacklists.ts'
import type { Employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { activate, loadLines, segmentOf, skillWith } from './testing/activated.ts'

let server: TestServer
let portal: Portal
let now = new Date()
const clock = { now: () => now }

let agents: Employed[] = []

/** Advances the clock, and signs everybody in again: no session lasts that long. */
async function goTo(later: Date): Promise<void> {
  now = later
  portal = await signedIn(server, 'admin')
  await Promise.all(
    agents.map((one) =>
      one.portal.session.login({ user: one.name.split(' ')[1] ?? '', password: demoPassword }),
    ),
  )
}
const pass = (minutes: number) => goTo(new Date(now.getTime() + minutes * 60_000))

/** The next Wednesday after today, at an hour in Madrid. */
function wednesday(hour: string): Date {
  const today = dayOf(now)
  const weekday = new Date(today).getUTCDay()
  return instantIn(daysAfter(today, (10 - weekday) % 7 || 7), hour, 'Europe/Madrid')
}

beforeAll(async () => {
  server = await startServer({ clock })
  portal = await signedIn(server, 'admin')
  await server.server.kernel.database.db.deleteFrom('holidays').execute()
})
afterAll(() => server.close())

/** A new skill with this many agents. */
async function staffed(count: number) {
  const made = await skillWith(server, count)
  agents = made.people
  return made
}

const codeOf = async ({ portal: agent }: Employed) => {
  const { record, reason } = await agent.records.next()
  return record?.fields.find(({ name }) => name === 'code')?.value ?? reason
}
const final = async (agent: Employed, code: string) =>
  (await agent.portal.records.outcomes()).find((one) => one.code === code)?.id ?? ''
async function finish(agent: Employed, code: string, more: { callbackAt?: string; notes?: string } = {}) {
  const { record } = await agent.portal.records.next()
  return agent.portal.records.finish(record?.id ?? '', { finalStateId: await final(agent, code), ...more })
}
const lines = (...codes: string[]) => codes.map((code) => ({ code, phone: mobile() }))

describe('the hours and the quota of an activation', () => {
  it('SEG-6.2 calls in its order and in the hours of where the contact lives, an hour later on the Canary Islands', async () => {
    await goTo(wednesday('08:30'))
    const { segmentId } = await segmentOf(server, portal, [
      { code: 'A', phone: mobile(), postal: '35001' },
      { code: 'B', phone: '922123456' },
      { code: 'C', phone: mobile(), postal: '28001' },
      { code: 'D', phone: mobile(), postal: '28002' },
    ])
    const { id: skillId, people } = await staffed(1)
    const [ana] = people as [Employed]
    await activate(portal, {
      segmentId,
      skillId,
      commercial: true,
      hoursFrom: '09:00',
      hoursUntil: '21:00',
      weekdays: [1, 2, 3, 4, 5],
    })
    expect(await codeOf(ana)).toBe('out_of_hours')
    await pass(45)
    expect(await codeOf(ana)).toBe('C')
    await finish(ana, 'NO_TITULAR')
    expect(await codeOf(ana)).toBe('D')
    await finish(ana, 'NO_TITULAR')
    expect(await codeOf(ana)).toBe('empty')
    await pass(60)
    expect(await codeOf(ana)).toBe('A')
    await finish(ana, 'VENTA')
    expect(await codeOf(ana)).toBe('B')
    await finish(ana, 'VENTA')
    await pass(3 * 24 * 60)
    expect(await codeOf(ana)).toBe('out_of_hours')
  })

  it('SEG-6.1 serves its skill from its start, up to its quantity and daily quota', async () => {
    const { segmentId } = await segmentOf(server, portal, lines('A', 'B', 'C', 'D'))
    const { id: skillId, people } = await staffed(1)
    const [ana] = people as [Employed]
    const startsAt = new Date(now.getTime() + 60 * 60_000).toISOString()
    await activate(portal, { segmentId, skillId, startsAt, quantity: 3, dailyQuota: 2 })
    expect(await codeOf(ana)).toBe('no_activation')
    await pass(61)
    expect(await codeOf(ana)).toBe('A')
    await finish(ana, 'VENTA')
    expect(await codeOf(ana)).toBe('B')
    await finish(ana, 'VENTA')
    expect(await codeOf(ana)).toBe('quota')
    await pass(24 * 60)
    expect(await codeOf(ana)).toBe('C')
    await finish(ana, 'VENTA')
    expect(await codeOf(ana)).toBe('no_activation')
  })
})

describe('records.next, records.finish, records.release and records.outcomes', () => {
  it('serves the records of the skills of an agent in their order, the same one until it is finished', async () => {
    const { segmentId } = await segmentOf(server, portal, lines('A', 'B', 'C'))
    const { id: skillId, people } = await staffed(2)
    const [ana, luis] = people as [Employed, Employed]
    const { id } = await activate(portal, { segmentId, skillId })
    expect([await codeOf(ana), await codeOf(ana), await codeOf(luis)]).toEqual(['A', 'A', 'B'])
    await finish(ana, 'VENTA')
    expect(await codeOf(ana)).toBe('C')
    await finish(ana, 'NO_INTERESA')
    await finish(luis, 'VENTA')
    expect(await codeOf(ana)).toBe('no_activation')
    const { state, progress } = await portal.activations.show(id)
    expect({
      state,
      finished: progress.finished,
      outcomes: progress.outcomes.map(({ code, count }) => [code, count]),
    }).toEqual({
      ...{ state: 'exhausted', finished: 3 },
      outcomes: [
        ['VENTA', 2],
        ['NO_INTERESA', 1],
      ],
    })
  })

  it('reports agents without a skill, and without an activation', async () => {
    const { people } = await staffed(1)
    const [ana] = people as [Employed]
    expect(await codeOf(ana)).toBe('no_activation')
    const { db } = server.server.kernel.database
    await db.deleteFrom('skillAssignments').where('userId', '=', ana.id).execute()
    expect(await codeOf(ana)).toBe('no_skill')
  })

  it('serves returned or expired records to the next agent', async () => {
    const { segmentId } = await segmentOf(server, portal, lines('A', 'B'))
    const { id: skillId, people } = await staffed(2)
    const [ana, luis] = people as [Employed, Employed]
    await activate(portal, { segmentId, skillId })
    const { record } = await ana.portal.records.next()
    await ana.portal.records.release(record?.id ?? '')
    expect(await codeOf(luis)).toBe('A')
    await pass(31)
    expect(await codeOf(ana)).toBe('A')
    const late = await refusalOf(
      luis.portal.records.finish(record?.id ?? '', { finalStateId: await final(luis, 'VENTA') }),
    )
    expect(late.status).toBe(404)
    expect(await codeOf(luis)).toBe('B')
  })

  it('retries by its final state, within the limits of both state and activation', async () => {
    const { segmentId } = await segmentOf(server, portal, lines('A'))
    const { id: skillId, people } = await staffed(1)
    const [ana] = people as [Employed]
    await activate(portal, { segmentId, skillId, maxAttempts: 2 })
    await codeOf(ana)
    expect((await finish(ana, 'COMUNICA')).state).toBe('resting')
    expect(await codeOf(ana)).toBe('empty')
    await pass(31)
    expect(await codeOf(ana)).toBe('A')
    expect((await finish(ana, 'COMUNICA')).state).toBe('done')
  })

  it('serves an agreed call to its agent when it is due, and to another when the agent does not come', async () => {
    const { segmentId } = await segmentOf(server, portal, lines('A', 'B', 'C'))
    const { id: skillId, people } = await staffed(2)
    const [ana, luis] = people as [Employed, Employed]
    await activate(portal, { segmentId, skillId })
    const wrong = await refusalOf(finish(ana, 'VOLVER'))
    expect(wrong.codes).toEqual({ callbackAt: ['blank'] })
    const callbackAt = new Date(now.getTime() + 60 * 60_000).toISOString()
    await finish(ana, 'VOLVER', { callbackAt, notes: 'Después de comer' })
    expect(await codeOf(ana)).toBe('B')
    await finish(ana, 'VENTA')
    await pass(61)
    expect(await codeOf(luis)).toBe('C')
    await finish(luis, 'VENTA')
    expect(await codeOf(luis)).toBe('empty')
    const { record } = await ana.portal.records.next()
    expect([record?.isCallback, record?.history[0]?.notes]).toEqual([true, 'Después de comer'])
    await ana.portal.records.release(record?.id ?? '')
    await pass(20)
    expect(await codeOf(luis)).toBe('A')
  })

  it('LNE-4.3 never serves whom a blacklist names, written a moment before', async () => {
    const [first, second, third] = [mobile(), mobile(), mobile()]
    const { segmentId } = await segmentOf(server, portal, [
      { code: 'A', phone: mobile(), other: first },
      { code: 'B', phone: second },
      { code: 'C', phone: third },
    ])
    const { id: skillId, people } = await staffed(1)
    const [ana] = people as [Employed]
    const { id } = await activate(portal, { segmentId, skillId })
    const { id: blacklistId } = await list(portal)
    await portal.blacklistEntries.create({ blacklistId, kind: 'phone', value: first, reason: 'Lo pide' })
    expect(await codeOf(ana)).toBe('B')
    await portal.blacklistEntries.create({ blacklistId, kind: 'phone', value: second, reason: 'Lo pide' })
    expect(await codeOf(ana)).toBe('C')
    await finish(ana, 'NO_LLAMAR')
    const { progress } = await portal.activations.show(id)
    expect({ blocked: progress.blockedLater, finished: progress.finished }).toEqual({
      blocked: 2,
      finished: 1,
    })
    expect((await portal.blacklistEntries.check({ value: third })).isListed).toBe(true)
  })

  it('CAR-1.4 returns the management field of a value, as long as the field is active', async () => {
    const { segmentId, templateId } = await segmentOf(server, portal, lines('A'))
    const key = `deuda_${crypto.randomUUID().slice(0, 8)}`
    const made = await portal.fields.create({ key, label: 'Deuda', type: 'decimal' })
    const { name, country, dateOrder, decimalSign, columns, version } =
      await portal.templates.show(templateId)
    const aimed = columns.map((one) => ({ ...one, fieldId: one.name === 'debt' ? made.id : null }))
    const written = { name, country, dateOrder, decimalSign, version, columns: aimed }
    await portal.templates.update(templateId, written)
    const { id: skillId, people } = await staffed(1)
    const [ana] = people as [Employed]
    await activate(portal, { segmentId, skillId })
    const targets = async () => {
      const { record } = await ana.portal.records.next()
      return record?.fields.flatMap((one) => (one.target ? [[one.name, one.target]] : []))
    }
    expect(await targets()).toEqual([['debt', { id: made.id, key, label: 'Deuda', type: 'decimal' }]])
    await portal.fields.patch(made.id, { active: false, version: made.version })
    expect(await targets()).toEqual([])
  })

  it('a reload of the list does not serve a record twice, and serves its current values', async () => {
    const [a, b] = lines('A', 'B') as [{ code: string; phone: string }, { code: string; phone: string }]
    const { segmentId, templateId } = await segmentOf(server, portal, [a, b])
    const { id: skillId, people } = await staffed(1)
    const [ana] = people as [Employed]
    await activate(portal, { segmentId, skillId })
    await codeOf(ana)
    await finish(ana, 'VENTA')
    await loadLines(portal, templateId, [a, { ...b, debt: 12.5 }])
    const { record } = await ana.portal.records.next()
    expect(record?.fields.map(({ value }) => value)).toEqual(['B', `+34${b.phone}`, null, null, '12.5'])
    await finish(ana, 'VENTA')
    expect(await codeOf(ana)).toBe('no_activation')
  })
})
