import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Employed, employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { daysFrom } from '#testing/vacations.ts'
import { type Plans, startPlans } from '#testing/vacation-plans.ts'

let started: Plans
beforeAll(async () => {
  started = await startPlans()
})
afterAll(() => started.server.close())

const july = '2026-07-06'
const ask = ({ portal }: Employed, first = july) =>
  portal.vacationRequests.create({ kind: 'annual', days: daysFrom(first, 7) })
const show = ({ portal }: Employed, id: string) => portal.vacationRequests.show(id)

/** Three people of a plan without automatic approval, each with a request for the same week. */
async function three(limit = 2) {
  const plan = await started.plan({ autoApprove: false, whenFull: 'decide' }, { limit })
  const people = [await plan.member(), await plan.member(), await plan.member()] as const
  const requests = [await ask(people[0]), await ask(people[1]), await ask(people[2])] as const
  return { plan, people, requests }
}

const meant = (requests: readonly { id: string; version: number }[]) =>
  requests.map(({ id, version }) => ({ id, version }))

describe('operationVacations.index, operationVacations.show and operationVacations.summary', () => {
  it('VOP-4.1 VOP-4.2: requests are listed by plan, day, person and what waits, with counts of each state', async () => {
    const { plan, people, requests } = await three()
    const { portal } = started.planner
    const [one] = people
    const listed = async (query: object) =>
      (await portal.operationVacations.index({ planId: plan.id, ...query })).data.map(({ id }) => id)
    const all = await listed({ sort: 'createdAt' })
    expect(all.toSorted()).toEqual(requests.map(({ id }) => id).toSorted())
    expect(await listed({ employeeId: one.id })).toEqual([requests[0].id])
    expect(await listed({ initialDate: '2026-07-13' })).toEqual([])
    expect(await listed({ reason: ['no_quota'] })).toEqual([requests[2].id])
    expect(await listed({ waiting: true })).toHaveLength(3)
    const period = { planId: plan.id, from: '2026-07-01', until: '2026-07-31' }
    const byDay = await portal.operationVacations.summary({ ...period, by: 'day' })
    expect(byDay.states).toEqual([{ state: 'pending', count: 3 }])
    expect(byDay.rows).toHaveLength(31)
    expect(byDay.rows.find(({ startsOn }) => startsOn === '2026-07-07')).toMatchObject({ limit: 2, taken: 2 })
    const rowsBy = async (by: 'week' | 'month' | 'person') =>
      (await portal.operationVacations.summary({ ...period, by })).rows
    expect(await rowsBy('week')).toMatchObject([{ startsOn: july, endsOn: '2026-07-12' }])
    expect(await rowsBy('month')).toMatchObject([{ startsOn: '2026-07-01', endsOn: '2026-07-31' }])
    expect(await rowsBy('person')).toHaveLength(3)
  })

  it('who sees a part of the people finds only their requests, and nobody without the permission any', async () => {
    const { requests, people } = await three()
    const other = await employed(started.server, ['GESTIONAR_VACACIONES_OP_VER'])
    expect((await other.portal.operationVacations.index({ search: people[0].name })).data).toEqual([])
    await expect(other.portal.operationVacations.show(requests[0].id)).rejects.toMatchObject({ status: 404 })
    await expect(people[0].portal.operationVacations.index()).rejects.toMatchObject({ status: 403 })
  })
})

describe('operationVacations.decide and operationVacations.release', () => {
  it('VOP-4.3: many are approved or refused at once, each with what came of it, and none beyond the quota', async () => {
    const { people, requests } = await three()
    const { portal } = started.planner
    const results = await portal.operationVacations.decide({ decision: 'approve', requests: meant(requests) })
    expect(results).toMatchObject([
      { state: 'approved', errors: null },
      { state: 'approved', errors: null },
      { state: null, errors: { quota: [{ error: 'full', count: 2, value: july }] } },
    ])
    expect(await show(people[0], requests[0].id)).toMatchObject({ state: 'approved' })
    const left = await show(people[2], requests[2].id)
    const override = 'Se cubre con otra campaña'
    const [done] = await portal.operationVacations.decide({
      ...{ decision: 'approve', requests: meant([left]), override },
    })
    expect(done).toMatchObject({ state: 'approved' })
    expect((await show(people[2], requests[2].id)).operations).toMatchObject({ overrideReason: override })
  })

  it('VOP-4.3: who is refused reads why, and nothing is decided on one’s own or twice', async () => {
    const { people, requests } = await three()
    const { portal } = started.planner
    const reject = { decision: 'reject' as const, requests: meant([requests[0]]) }
    await expect(portal.operationVacations.decide(reject)).rejects.toMatchObject({ status: 422 })
    const comment = 'Esa semana falta gente'
    expect(await portal.operationVacations.decide({ ...reject, comment })).toMatchObject([
      { state: 'rejected' },
    ])
    expect((await show(people[0], requests[0].id)).history.at(-1)).toMatchObject({ comment })
    expect(await portal.operationVacations.decide({ ...reject, comment })).toMatchObject([
      { state: null, errors: { version: [{ error: 'stale' }] } },
    ])
    const manager = await started.manager((await started.plan({ autoApprove: false })).skillId)
    const own = { decision: 'approve' as const, requests: meant([await ask(manager)]) }
    expect(await manager.portal.operationVacations.decide(own)).toMatchObject([
      { state: null, errors: { id: [{ error: 'out_of_reach' }] } },
    ])
  })

  it('VOP-4.5: each act asks for its permission', async () => {
    const { requests } = await three()
    const only = async (permission: 'GESTIONAR_VACACIONES_OP_APROBAR' | 'GESTIONAR_VACACIONES_OP_RECHAZAR') =>
      (await employed(started.server, [permission, 'GESTIONAR_VACACIONES_OP_VER', 'REPORTES_TODOS'])).portal
    const [approver, rejecter] = [
      await only('GESTIONAR_VACACIONES_OP_APROBAR'),
      await only('GESTIONAR_VACACIONES_OP_RECHAZAR'),
    ]
    const input = { requests: meant([requests[0]]), comment: 'Falta gente' }
    const forbidden = { status: 403 }
    await expect(approver.operationVacations.decide({ ...input, decision: 'reject' })).rejects.toMatchObject(
      forbidden,
    )
    await expect(rejecter.operationVacations.decide({ ...input, decision: 'approve' })).rejects.toMatchObject(
      forbidden,
    )
  })

  it('a decision is in force six seconds later unless who has made it takes it back', async () => {
    const { people, requests } = await three()
    const { portal } = started.planner
    const hold = (request: { id: string; version: number }) =>
      portal.operationVacations.decide({ decision: 'approve', requests: meant([request]), hold: true })
    expect(await hold(requests[0])).toMatchObject([{ state: 'pending', errors: null }])
    const held = await portal.operationVacations.show(requests[0].id)
    expect(held).toMatchObject({ canDecide: false, operations: { held: { decision: 'approve' } } })
    expect(await portal.operationVacations.release({ ids: [requests[0].id] })).toMatchObject([
      { errors: null },
    ])
    expect(await portal.operationVacations.release({ ids: [requests[0].id] })).toMatchObject([
      { errors: { state: [{ error: 'invalid' }] } },
    ])
    await hold(requests[1])
    started.clock.forward(7)
    const state = async (at: 0 | 1) => (await show(people[at], requests[at].id)).state
    await vi.waitUntil(async () => (await state(1)) === 'approved', waitLimit)
    expect(await state(0)).toBe('pending')
  })
})

describe('decisions that are held', () => {
  it('an approval that is held takes its place: another one of the same place is refused at once', async () => {
    const { plan, requests } = await three(0)
    const { portal } = started.planner
    const release = () => portal.operationVacations.release({ ids: [requests[0].id] })
    const approve = (at: 0 | 1, override: string | null = null) =>
      portal.operationVacations.decide({
        ...{ decision: 'approve', requests: meant([requests[at]]), hold: true, override },
      })
    const { id, version } = plan.quota ?? { id: '', version: 0 }
    await started.admin.vacationQuotas.update(id, { ...plan.year, limit: 1, version })
    expect(await approve(0)).toMatchObject([{ errors: null }])
    expect(await approve(1)).toMatchObject([
      { errors: { quota: [{ error: 'full', count: 1, value: july }] } },
    ])
    expect(await release()).toMatchObject([{ errors: null }])
    expect(await approve(1)).toMatchObject([{ errors: null }])
  })

  it('the decider is notified of decisions that could not be applied, and those never applied are open again', async () => {
    const { requests } = await three()
    const { portal, id: heldBy } = started.planner
    const approve = () =>
      portal.operationVacations.decide({ decision: 'approve', requests: meant([requests[0]]), hold: true })
    await approve()
    const { db, clock } = started
    const spent = db
      .selectFrom('vacationSpendings')
      .where('requestId', '=', requests[0].id)
      .select('bucketId')
    await db
      .insertInto('vacationMovements')
      .values({
        ...(await spent.executeTakeFirstOrThrow()),
        ...{ id: crypto.randomUUID(), kind: 'adjustment', units: -60, date: '2026-03-01', reason: 'Menos' },
        ...{
          requestId: null,
          reverses: null,
          policyId: null,
          explanation: null,
          createdBy: null,
          createdAt: clock.now(),
        },
      })
      .execute()
    clock.forward(7)
    const isNotified = async () =>
      (await portal.notifications.index({ kind: ['vacations.asked'] })).data.length > 0
    await vi.waitUntil(isNotified, waitLimit)
    const again = await portal.operationVacations.show(requests[0].id)
    expect(again).toMatchObject({ state: 'pending', canDecide: true, operations: { held: null } })
    const lost = {
      heldAs: 'approve' as const,
      heldBy,
      heldUntil: new Date(clock.now().getTime() - 11 * 60_000),
    }
    await db.updateTable('vacationRequests').set(lost).where('id', '=', requests[1].id).execute()
    expect(await portal.operationVacations.show(requests[1].id)).toMatchObject({ canDecide: true })
  })
})

describe('operationVacations.preview', () => {
  it('VOP-7: at approval the required and remaining people are shown, and which subset fits', async () => {
    const { plan, requests, people } = await three()
    const need = { weekdays: [1, 2, 3, 4, 5], start: 600, end: 720, people: 2 }
    const { admin } = started
    const { id, name, validFrom, rules, version } = plan
    const whose = { skillIds: [plan.skillId], needs: [need, { ...need, skillId: plan.skillId, people: 3 }] }
    await admin.vacationPlans.update(id, { name, validFrom, rules, ...whose, version })
    const ids = requests.map((request) => request.id)
    const {
      intervals,
      requests: previewed,
      method,
    } = await started.planner.portal.operationVacations.preview({ ids })
    expect(method).toBe('exact')
    expect(intervals).toHaveLength(10)
    expect(intervals[0]).toMatchObject({ date: july, needed: 2, before: 3, after: 0, skill: null })
    expect(intervals[1]).toMatchObject({
      date: july,
      needed: 3,
      before: 3,
      after: 0,
      skill: { id: plan.skillId },
    })
    expect(previewed.map(({ person, suggested, why }) => [person.id, suggested, why])).toEqual([
      [people[0].id, true, 'fits'],
      [people[1].id, true, 'fits'],
      [people[2].id, false, 'beside_others'],
    ])
  })
})
