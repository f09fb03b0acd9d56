import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { receivedBy } from '#testing/received.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { centerIn, works } from '#testing/working-time.ts'

const held = ['MENU_ACCESOS', 'FICHAJE_CREAR', 'NOTIFICACIONES_VER'] as const
let server: TestServer
let clock: StillClock
let admin: Portal
let breakTypeId: string
let skillId: string
let center: string
let people: Employed[]

beforeAll(async () => {
  clock = stillClock(new Date('2026-03-02T09:00:00Z'))
  server = await startServer({ clock })
  admin = await signedIn(server, 'admin')
})
afterAll(() => server.close())
/** Three people at work with the same main skill; one at a time may take this ten-minute break. */
beforeEach(async () => {
  const { db } = server.server.kernel.database
  const mark = randomUUID().slice(0, 8).toUpperCase()
  const { id: campaignId } = await db.selectFrom('campaigns').select('id').executeTakeFirstOrThrow()
  skillId = server.server.kernel.ids.next()
  const skill = {
    code: mark,
    name: mark,
    channel: 'voice',
    languages: new Array<string>(),
    campaignId,
    skillGroupId: null,
  } as const
  await db
    .insertInto('skills')
    .values({ id: skillId, ...skill })
    .execute()
  center = (await centerIn(admin, 'Europe/Madrid')).id
  people = [await employed(server, held), await employed(server, held), await employed(server, held)]
  await admin.skillAssignments.assign({ userIds: people.map(({ id }) => id), skillId, isMain: true })
  for (const one of people) {
    await works(admin, one, center)
    await one.portal.clock.press({ kind: 'in' })
    await one.portal.agentState.patch({ state: 'available' })
  }
  const made = await admin.breakTypes.create({ code: mark, name: mark, maxShare: 34, minutesPerUse: 10 })
  breakTypeId = made.id
})

const take = ({ portal }: Employed) => portal.clock.press({ kind: 'break_start', breakTypeId }).safe()
const turnOf = async ({ portal }: Employed) => (await portal.clock.show()).breakTurn
const notificationCount = async ({ portal }: Employed) =>
  (await portal.notifications.index({ kind: ['agents.breakTurn'] })).meta.totalCount
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()
const full = { error: { fields: { breakTypeId: [{ code: 'full', count: 1 }] } } }
const three = () => people as [Employed, Employed, Employed]

describe('breakTurns.create and breakTurns.destroy', () => {
  it('ONL-8 an agent waits for a full break, sees the queue, is notified of the turn, and gets the free place', async () => {
    const [resting, first, second] = three()
    expect(await take(resting)).toMatchObject({ ok: true })
    expect(await take(first)).toMatchObject(full)
    const { breakTurn } = await first.portal.breakTurns.create({ breakTypeId })
    expect(breakTurn).toMatchObject({
      position: 1,
      resting: 1,
      most: 1,
      expectedAt: inMinutes(10),
      offeredUntil: null,
    })
    await second.portal.breakTurns.create({ breakTypeId })
    expect(await turnOf(second)).toMatchObject({ position: 2, expectedAt: inMinutes(20) })

    await resting.portal.clock.press({ kind: 'break_end' })
    expect(await turnOf(first)).toMatchObject({ position: 1, offeredUntil: inMinutes(2) })
    expect([await notificationCount(first), await notificationCount(second)]).toEqual([1, 0])
    // The place is held: neither somebody who has just left it nor later people get it.
    expect(await take(resting)).toMatchObject(full)
    expect(await take(second)).toMatchObject(full)
    expect(await take(first)).toMatchObject({ ok: true })
    expect(await turnOf(first)).toBeNull()
    expect(await turnOf(second)).toMatchObject({ position: 1, offeredUntil: null })
  })

  it('the open page of who gets the place hears it at once', async () => {
    const [resting, first] = three()
    await take(resting)
    await first.portal.breakTurns.create({ breakTypeId })
    const { received, leave } = await receivedBy(first.portal)
    await resting.portal.clock.press({ kind: 'break_end' })
    await vi.waitFor(() => expect(received).toContain('clock.changed'), waitLimit)
    leave()
  })

  it('a place that is not taken within two minutes goes to the next', async () => {
    const [resting, first, second] = three()
    await take(resting)
    for (const { portal } of [first, second]) await portal.breakTurns.create({ breakTypeId })
    await resting.portal.clock.press({ kind: 'break_end' })
    clock.forward(121)
    await expect.poll(() => notificationCount(second), waitLimit).toBe(1)
    expect(await turnOf(first)).toBeNull()
    expect(await take(first)).toMatchObject(full)
    expect(await take(second)).toMatchObject({ ok: true })
  })

  it('who leaves the queue, or goes home, holds no place', async () => {
    const [resting, first, second] = three()
    await take(resting)
    for (const { portal } of [first, second]) await portal.breakTurns.create({ breakTypeId })
    expect(await first.portal.breakTurns.destroy()).toMatchObject({ breakTurn: null })
    expect(await turnOf(second)).toMatchObject({ position: 1 })
    await second.portal.clock.press({ kind: 'out' })
    await resting.portal.clock.press({ kind: 'break_end' })
    expect([await notificationCount(first), await notificationCount(second)]).toEqual([0, 0])
    expect(await take(first)).toMatchObject({ ok: true })
  })

  it('an agent with a later or corrected exit occupies no place', async () => {
    const [resting, first, second] = three()
    await take(resting)
    for (const { portal } of [first, second]) await portal.breakTurns.create({ breakTypeId })
    clock.forward(60)
    const at = new Date(clock.now().getTime() - 30_000).toISOString()
    await first.portal.clock.press({ kind: 'out', at })
    expect(await turnOf(first)).toBeNull()
    expect(await turnOf(second)).toMatchObject({ position: 1, offeredUntil: null })
    await resting.portal.clock.press({ kind: 'out', at })
    expect(await notificationCount(second)).toBe(1)
    const correction = { change: 'add', kind: 'out', at, reason: 'Ya no estaba' } as const
    const { id } = await second.portal.clockCorrections.create(correction)
    await admin.clockCorrections.approve(id)
    expect(await turnOf(second)).toBeNull()
  })

  it('a place of those who work on something else by now goes to the next all the same', async () => {
    const [resting, first, second] = three()
    await take(resting)
    for (const { portal } of [first, second]) await portal.breakTurns.create({ breakTypeId })
    await resting.portal.clock.press({ kind: 'break_end' })
    const { db } = server.server.kernel.database
    const { campaignId } = await db
      .selectFrom('skills')
      .where('id', '=', skillId)
      .select('campaignId')
      .executeTakeFirstOrThrow()
    const code = randomUUID().slice(0, 8).toUpperCase()
    const other = { id: server.server.kernel.ids.next(), code, name: code, channel: 'voice' } as const
    await db
      .insertInto('skills')
      .values({ ...other, languages: new Array<string>(), campaignId, skillGroupId: null })
      .execute()
    await admin.skillAssignments.assign({ userIds: [first.id], skillId: other.id, isMain: true })
    await first.portal.clock.press({ kind: 'out' })
    expect(await notificationCount(second)).toBe(1)
  })

  it('asks when the break is due by the clock, whenever somebody became available', async () => {
    const one = await employed(server, held)
    await admin.skillAssignments.assign({ userIds: [one.id], skillId, isMain: true })
    await works(admin, one, center)
    const at = new Date(clock.now().getTime() - 61 * 60_000).toISOString()
    await one.portal.clock.press({ kind: 'in', at, isOffline: true })
    await one.portal.agentState.patch({ state: 'available' })
    const code = randomUUID().slice(0, 8).toUpperCase()
    const hourly = { code, name: code, maxShare: 34, minutesPerUse: 5, everyMinutes: 60 }
    const { id } = await admin.breakTypes.create(hourly)
    expect(await one.portal.breakTurns.create({ breakTypeId: id })).toMatchObject({
      breakTurn: { breakType: { id }, position: 1 },
    })
    const [fresh] = three()
    expect(await fresh.portal.breakTurns.create({ breakTypeId: id }).safe()).toMatchObject({
      error: { status: 422, fields: { breakTypeId: [{ code: 'too_soon' }] } },
    })
  })

  it('nobody waits for a break without a limit, or while they are not at work', async () => {
    const [one] = three()
    const { breakTypes } = await one.portal.clock.show()
    const free = breakTypes.find(({ id }) => id !== breakTypeId)?.id ?? ''
    expect(await one.portal.breakTurns.create({ breakTypeId: free }).safe()).toMatchObject({
      error: { status: 422, fields: { breakTypeId: [{ code: 'invalid' }] } },
    })
    await one.portal.clock.press({ kind: 'out' })
    expect(await one.portal.breakTurns.create({ breakTypeId }).safe()).toMatchObject({
      error: { status: 409, fields: { state: [{ code: 'invalid', value: 'out' }] } },
    })
  })
})
