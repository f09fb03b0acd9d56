import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { amountsOf, daysFrom } from '#testing/vacations.ts'
import { isOnPostgres } from '#testing/test-database.ts'
import { crowd } from '#testing/vacation-crowd.ts'
import { type Plans, startPlans } from '#testing/vacation-plans.ts'

let started: Plans
beforeAll(async () => {
  started = await startPlans()
})
afterAll(() => started.server.close())

const july = '2026-07-06'
const ask = ({ portal }: Employed, first = july, count = 7) =>
  portal.vacationRequests.create({ kind: 'annual', days: daysFrom(first, count) })
const show = ({ portal }: Employed, id: string) => portal.vacationRequests.show(id)
const becomes = (one: Employed, id: string, state: string) =>
  vi.waitUntil(async () => (await show(one, id)).state === state, waitLimit)
const withdraw = (one: Employed, { id, version }: { id: string; version: number }) =>
  one.portal.vacationRequests.withdraw(id, { version })
const cancelled = async (one: Employed, id: string) => {
  const { version } = await show(one, id)
  const reason = { version, comment: 'Acordado con la persona' }
  return started.hr.portal.vacationRequests.cancelByCompany(id, reason)
}
const notificationsOf = async (
  { portal }: Employed,
  kind: 'vacations.placeOffered' | 'vacations.placeGranted' | 'vacations.waitingEnded',
) => (await portal.notifications.index({ kind: [kind] })).data.length

/** Lets an offer expire, and runs the queued job. */
async function ended(id: string): Promise<void> {
  const { db, clock, server } = started
  const over = { offeredUntil: clock.now() }
  await db.updateTable('vacationRequests').set(over).where('id', '=', id).execute()
  await server.server.kernel.jobs.enqueue(db, 'time-off.vacation-waiting', {}, { key: id })
}

/** The holder of a week's only place, and two people on its waiting list. */
async function line(rules: object = {}) {
  const plan = await started.plan(rules)
  const people = [await plan.member(), await plan.member(), await plan.member()] as const
  const requests = [await ask(people[0]), await ask(people[1]), await ask(people[2])] as const
  return { plan, people, requests }
}

describe('the waiting list of a vacation plan, and vacationPlaces.accept', () => {
  it('VOP-3.2: a free place is offered to the first in line, who is notified, and the others move up', async () => {
    const { people, requests } = await line()
    const [one, two, three] = people
    await cancelled(one, requests[0].id)
    await becomes(two, requests[1].id, 'approved')
    expect(await notificationsOf(two, 'vacations.placeGranted')).toBe(1)
    expect(await show(three, requests[2].id)).toMatchObject({
      state: 'waiting',
      operations: { waitingPlace: 1 },
    })
    expect(await amountsOf(two)).toMatchObject({ approved: 14, pending: 0 })
    expect(await amountsOf(three)).toMatchObject({ approved: 0, pending: 14 })
  })

  it('VOP-3.2: a place that is offered and not taken in time goes on to the next, once, and is no denial', async () => {
    const { people, requests } = await line({ grants: 'offer' })
    const [one, two, three] = people
    await cancelled(one, requests[0].id)
    const isOffered = (who: Employed, id: string) => async () =>
      (await show(who, id)).operations?.offeredUntil != null
    await vi.waitUntil(isOffered(two, requests[1].id), waitLimit)
    expect(await notificationsOf(two, 'vacations.placeOffered')).toBe(1)
    expect(await show(two, requests[1].id)).toMatchObject({ canEdit: false, operations: { hasPlace: true } })
    await ended(requests[1].id)
    await becomes(two, requests[1].id, 'expired')
    await vi.waitUntil(isOffered(three, requests[2].id), waitLimit)
    expect(await notificationsOf(two, 'vacations.waitingEnded')).toBe(1)
    const { version } = await show(three, requests[2].id)
    expect(await three.portal.vacationPlaces.accept(requests[2].id, { version })).toMatchObject({
      ...{ state: 'approved', operations: { hasPlace: true, offeredUntil: null } },
    })
    const { version: late } = await show(two, requests[1].id)
    await expect(two.portal.vacationPlaces.accept(requests[1].id, { version: late })).rejects.toMatchObject({
      ...{ status: 409, fields: { state: [{ code: 'invalid' }] } },
    })
    expect(await amountsOf(two)).toMatchObject({ available: 56 })
    const { ledger } = await two.portal.vacationPlaces.peaks(two.id)
    expect(ledger?.total).toMatchObject({ denials: 0, expiredOffers: 1 })
  })

  it('VOP-3.1: whoever comes while a place is being given stays behind those who wait', async () => {
    const { plan, people, requests } = await line()
    const [one, two] = people
    const { db } = started
    // The place is free, but the job that offers it has not run yet.
    await db
      .updateTable('vacationRequests')
      .set({ hasPlace: false })
      .where('id', '=', requests[0].id)
      .execute()
    const late = await plan.member()
    expect(await ask(late)).toMatchObject({ state: 'waiting', operations: { waitingPlace: 3 } })
    await started.admin.vacationQuotas.update(plan.quota?.id ?? '', { ...plan.year, limit: 2, version: 1 })
    await becomes(two, requests[1].id, 'approved')
    expect(await show(one, requests[0].id)).toMatchObject({ state: 'approved' })
  })

  it('VOP-3.2: a quota that is raised gives its places in order', async () => {
    const { plan, people, requests } = await line()
    const quota = plan.quota?.id ?? ''
    await started.admin.vacationQuotas.update(quota, { ...plan.year, limit: 3, version: 1 })
    for (const at of [1, 2] as const) await becomes(people[at], requests[at].id, 'approved')
  })

  it('who has not enough any more waits for a decision, and keeps nobody behind waiting', async () => {
    const { plan, people, requests } = await line()
    const [, two, three] = people
    const { db, hr } = started
    const spent = await db
      .selectFrom('vacationSpendings')
      .where('requestId', '=', requests[1].id)
      .select('bucketId')
      .executeTakeFirstOrThrow()
    const lost = { ...spent, id: crypto.randomUUID(), kind: 'adjustment' as const, units: -60 }
    const none = { requestId: null, reverses: null, policyId: null, explanation: null, createdBy: null }
    const now = { date: '2026-03-01', reason: 'Menos', createdAt: started.clock.now() }
    await db
      .insertInto('vacationMovements')
      .values({ ...lost, ...none, ...now })
      .execute()
    const quota = plan.quota?.id ?? ''
    await started.admin.vacationQuotas.update(quota, { ...plan.year, limit: 3, version: 1 })
    await becomes(three, requests[2].id, 'approved')
    expect(await show(two, requests[1].id)).toMatchObject({
      ...{ state: 'pending', operations: { reason: 'needs_decision', hasPlace: true } },
    })
    const { data } = await hr.portal.notifications.index({ kind: ['vacations.asked'], perPage: 50 })
    expect(data.map(({ link }) => link)).toContain(
      `/admin/vacaciones/vacacionesEmpleados?request=${requests[1].id}`,
    )
  })

  it('an offer is over when its dates begin', async () => {
    const plan = await started.plan({ grants: 'offer', offerHours: 168, waitingClosesDays: 0 })
    const people = [await plan.member(), await plan.member()] as const
    const soon = { kind: 'annual' as const, days: daysFrom('2026-03-06', 7), agreed: true }
    const create = ({ portal }: Employed) => portal.vacationRequests.create(soon)
    const requests = [await create(people[0]), await create(people[1])] as const
    await cancelled(people[0], requests[0].id)
    const offer = async () => (await show(people[1], requests[1].id)).operations?.offeredUntil ?? null
    await vi.waitUntil(async () => (await offer()) !== null, waitLimit)
    expect(await offer()).toBe('2026-03-06T00:00:00.000Z')
  })

  it('VOP-8.1 VOP-8.2: a change that only shortens a request keeps its position, any other goes to the end, which is shown before', async () => {
    const plan = await started.plan()
    const people = [await plan.member(), await plan.member(), await plan.member()] as const
    const [, two, three] = people
    await ask(people[0], july, 14)
    const [second, third] = [await ask(two, july, 14), await ask(three, july, 14)]
    const smaller = { kind: 'annual' as const, days: daysFrom(july, 7) }
    const preview = (days: object[]) =>
      two.portal.vacationRequests.preview({
        ...smaller,
        days: days as typeof smaller.days,
        requestId: second.id,
      })
    expect((await preview(smaller.days)).operations).toMatchObject({ keepsPlace: true, waitingPlace: 1 })
    const shrunk = await two.portal.vacationRequests.update(second.id, {
      ...smaller,
      version: second.version,
    })
    expect(shrunk).toMatchObject({ state: 'waiting', units: 14, operations: { waitingPlace: 1 } })
    const moved = { ...smaller, days: daysFrom('2026-07-13', 7) }
    expect((await preview(moved.days)).operations).toMatchObject({ keepsPlace: false, waitingPlace: 2 })
    const back = await two.portal.vacationRequests.update(second.id, { ...moved, version: shrunk.version })
    expect(back.operations).toMatchObject({ waitingPlace: 2 })
    expect((await show(three, third.id)).operations).toMatchObject({ waitingPlace: 1 })
    expect(await withdraw(two, back)).toMatchObject({
      state: 'withdrawn',
      operations: { waitingPlace: null },
    })
    const again = await ask(two, '2026-08-03')
    expect(again).toMatchObject({ state: 'approved' })
    await expect(
      two.portal.vacationRequests.update(again.id, { ...smaller, version: again.version }),
    ).rejects.toMatchObject({ status: 409, fields: { state: [{ code: 'invalid' }] } })
  })

  it('people still waiting when the list closes are notified', async () => {
    const plan = await started.plan()
    const people = [await plan.member(), await plan.member()] as const
    const requests = [await ask(people[0], '2026-05-11'), await ask(people[1], '2026-05-11')] as const
    expect(requests[1]).toMatchObject({ state: 'waiting' })
    const { name, validFrom, rules, version, skillId } = plan
    const earlier = { ...rules, waitingClosesDays: 90 }
    const changed = { name, validFrom, skillIds: [skillId], rules: earlier, version }
    await started.admin.vacationPlans.update(plan.id, changed)
    await becomes(people[1], requests[1].id, 'expired')
    const { ledger } = await people[1].portal.vacationPlaces.peaks(people[1].id)
    expect(ledger?.total).toMatchObject({ denials: 1, expiredOffers: 0 })
    expect(await show(people[0], requests[0].id)).toMatchObject({ state: 'approved' })
  })
})

describe('a refusal under a plan', () => {
  it('VOP-9.1 VOP-9.2: names the rule with both numbers and the nearest dates, which are approved when they are asked for', async () => {
    const plan = await started.plan({ whenFull: 'refuse' })
    await ask(await plan.member())
    const one = await plan.member()
    const input = { kind: 'annual' as const, days: daysFrom(july, 7) }
    const { refusals, alternatives, operations } = await one.portal.vacationRequests.preview(input)
    expect(operations).toMatchObject({ outcome: 'refused' })
    expect(refusals).toEqual([
      { rule: 'quota', date: july, count: 1, limit: 1, name: plan.name, heldBy: null },
    ])
    await expect(one.portal.vacationRequests.create(input)).rejects.toMatchObject({
      ...{ status: 422, fields: { days: [{ code: 'invalid', value: 'quota', count: 1 }] } },
    })
    expect(alternatives.length).toBeGreaterThan(0)
    for (const { from } of alternatives) {
      const request = await ask(one, from)
      expect(request).toMatchObject({ state: 'approved', operations: { autoApproved: true } })
      await cancelled(one, request.id)
    }
  })
})

describe.runIf(isOnPostgres)('many at once', () => {
  it('VOP-3.1: of two hundred who ask for the last place at once one gets it, and the others wait, each in a place of their own', async () => {
    const plan = await started.plan()
    const people = await crowd(started, plan, 200)
    const answers = await Promise.all(people.map((asks) => asks(daysFrom(july, 7))))
    expect(answers.filter(({ status }) => status !== 201)).toEqual([])
    const { operationVacations } = started.planner.portal
    const pages = [1, 2, 3, 4].map((page) =>
      operationVacations.index({ planId: plan.id, sort: 'person', page, perPage: 50 }),
    )
    const requests = (await Promise.all(pages)).flatMap(({ data }) => data)
    expect(requests).toHaveLength(200)
    const [winners, others] = [
      requests.filter(({ state }) => state === 'approved'),
      requests.filter(({ state }) => state === 'waiting'),
    ]
    expect(winners).toMatchObject([{ operations: { reason: null, hasPlace: true, waitingPlace: null } }])
    // They wait for a place, not for a decision.
    expect(new Set(others.map(({ operations }) => operations?.reason))).toEqual(new Set([null]))
    const places = others.flatMap(({ operations }) => operations?.waitingPlace ?? [])
    expect(places.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 199 }, (_, at) => at + 1),
    )
  })
})
