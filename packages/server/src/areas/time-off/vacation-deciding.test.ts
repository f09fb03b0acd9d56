import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Employed, employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { asked, contactCenter, coordinated } from '#testing/vacations.ts'
import { type Plans, startPlans } from '#testing/vacation-plans.ts'
import { type Meant, traceOf } from '#testing/vacation-trace.ts'

let started: Plans
beforeAll(async () => {
  started = await startPlans()
})
afterAll(() => started.server.close())

const deciding = ['SOLICITAR_VACACIONES', 'MENU_VACATION_EMPLOYEE', 'VACACIONES_CAMBIAR_ESTADO'] as const

/** A person of HR who also takes vacation. */
async function decider(): Promise<Employed> {
  const one = await employed(started.server, [...deciding, 'REPORTES_TODOS', 'NOTIFICACIONES_VER'])
  const { admin, workCenterId } = started
  const terms = { workCenterId, agreement: contactCenter, startsOn: '2020-01-01', endsOn: null }
  await admin.contracts.create({ ...terms, employeeId: one.id, kind: 'indefinite', weeklyMinutes: 2400 })
  return one
}

/** Makes the days of a request unavailable before it is decided on. */
async function emptied(requestId: string): Promise<void> {
  const { db, clock } = started
  const { bucketId } = await db
    .selectFrom('vacationSpendings')
    .where('requestId', '=', requestId)
    .select('bucketId')
    .executeTakeFirstOrThrow()
  const less = { id: randomUUID(), bucketId, kind: 'adjustment' as const, units: -60, date: '2026-03-01' }
  const none = { requestId: null, reverses: null, policyId: null, explanation: null, createdBy: null }
  await db
    .insertInto('vacationMovements')
    .values({ ...less, ...none, reason: 'Menos', createdAt: clock.now() })
    .execute()
}

/** Requests that HR may decide on, two of them by one person, and refused ones, each for a different reason. */
async function requestsOf(hr: Employed, colleague: Employed) {
  const [one, two, poor] = [await started.hired(), await started.hired(), await started.hired()] as const
  const near = await started.pair()
  const made = [
    await asked(one, '2026-08-03'),
    await asked(two, '2026-08-03'),
    await asked(one, '2026-09-07'),
    await asked(poor, '2026-08-03'),
    await asked(hr, '2026-08-03'),
    await asked(near.one, '2026-08-03'),
    await asked(two, '2026-10-05'),
  ]
  const [, , , lapsed, , , before] = made
  await emptied(lapsed?.id ?? '')
  await started.hr.portal.vacationRequests.approve(before?.id ?? '', { version: 1 })
  const meant: Meant[] = [
    ...made.map(({ id }, at) => ({ id, version: at === 6 ? 2 : 1 })),
    { id: made[1]?.id ?? '', version: 1 },
    { id: randomUUID(), version: 1 },
  ]
  return { meant, people: [one, two, poor, hr, colleague, near.one, near.lead] }
}

/** Requests pending for the coordinator of their people. */
async function requestsNear(lead: Employed) {
  const people = [await started.hired(), await started.hired()]
  for (const one of people) await coordinated(started.server, one, lead)
  const meant: Meant[] = []
  for (const one of people) meant.push({ id: (await asked(one, '2026-08-03')).id, version: 1 })
  return { meant, people: [...people, lead] }
}

type Fault = { code?: string; error?: string }
const codesOf = (fields: Record<string, readonly Fault[]>) =>
  Object.entries(fields).flatMap(([field, faults]) =>
    faults.map(({ code, error }) => `${field} ${code ?? error}`),
  )

const comment = 'Leído'

/** The result of deciding on a single one. */
async function alone({ portal }: Employed, decision: 'approve' | 'reject', { id, version }: Meant) {
  const answer = await portal.vacationRequests[decision](id, { version, comment }).safe()
  if (answer.ok) return { state: answer.data.state, refused: [] }
  const { error } = answer
  if (!('fields' in error)) throw error
  if (error.status === 404) return { state: null, refused: ['id inclusion'] }
  if (error.status === 403) return { state: null, refused: ['id out_of_reach'] }
  return { state: null, refused: codesOf(error.fields) }
}

type Results = readonly { id: string; state: string | null; errors: Record<string, Fault[]> | null }[]
const cameOf = (results: Results) =>
  results.map(({ state, errors }) => ({ state, refused: errors === null ? [] : codesOf(errors) }))

async function together({ portal }: Employed, decision: 'approve' | 'reject', requests: readonly Meant[]) {
  const results = await portal.vacationRequests.decide({ decision, comment, requests: [...requests] })
  expect(results.map(({ id }) => id)).toEqual(requests.map(({ id }) => id))
  return cameOf(results)
}

type Family = 'vacationRequests' | 'operationVacations'

/** Decides on requests with undo: in one call, or each in its own. */
const holding =
  (family: Family, { portal }: Pick<Employed, 'portal'>, decision: 'approve' | 'reject') =>
  async (...requests: Meant[]) =>
    cameOf(await portal[family].decide({ decision, comment, requests, hold: true }))

/** Waits until the time to undo is over, and all decisions are in force. */
async function settled(ids: readonly string[]): Promise<void> {
  const { db, clock } = started
  clock.forward(7)
  await vi.waitUntil(async () => {
    const held = await db.selectFrom('heldDecisions').where('subjectId', 'in', ids).select('by').execute()
    const planned = await db
      .selectFrom('vacationRequests')
      .where('id', 'in', ids)
      .where('heldAs', 'is not', null)
      .select('id')
      .execute()
    return held.length + planned.length === 0
  }, waitLimit)
}

const statesOf = ({ requests }: { requests: object[] }) =>
  requests.map((one) => ('state' in one ? String(one.state) : '')).sort()

const idsOf = (...some: { meant: readonly Meant[] }[]) =>
  some.flatMap(({ meant }) => meant.map(({ id }) => id))

describe('vacationRequests.decide, beside vacationRequests.approve and vacationRequests.reject', () => {
  it.each(['approve', 'reject'] as const)(
    'to %s many at once leaves what one after the other would: states, ledger, history, notices and log',
    async (decision) => {
      const [first, second] = [await decider(), await decider()]
      const [ones, many] = [await requestsOf(first, second), await requestsOf(second, first)]
      const came = []
      for (const one of ones.meant) came.push(await alone(first, decision, one))
      expect(await together(second, decision, many.meant)).toEqual(came)
      const isApproval = decision === 'approve'
      expect(came.map(({ state, refused }) => state ?? refused.join())).toEqual([
        ...(isApproval ? ['approved', 'approved', 'approved', 'units less_than'] : []),
        ...(isApproval ? [] : ['rejected', 'rejected', 'rejected', 'rejected']),
        ...['id out_of_reach', 'id out_of_reach', 'state invalid', 'version stale', 'id inclusion'],
      ])
      const trace = await traceOf(started.db, ones)
      expect(trace.acts.length).toBeGreaterThan(8)
      expect(await traceOf(started.db, many)).toEqual(trace)
    },
  )

  it('requests approved by a coordinator go on to HR, which is notified of each', async () => {
    const lead = () => employed(started.server, [...deciding, 'NOTIFICACIONES_VER'])
    const [first, second] = [await lead(), await lead()]
    const [ones, many] = [await requestsNear(first), await requestsNear(second)]
    for (const one of ones.meant)
      expect(await alone(first, 'approve', one)).toMatchObject({ state: 'preapproved' })
    const done = await together(second, 'approve', many.meant)
    expect(done.map(({ state }) => state)).toEqual(['preapproved', 'preapproved'])
    const trace = await traceOf(started.db, ones)
    const isToHr = ({ kind, link }: { kind: string; link: string | null }) =>
      kind === 'vacations.asked' && link?.startsWith('/admin') === true
    expect(trace.notices.filter(isToHr).length).toBeGreaterThan(3)
    expect(await traceOf(started.db, many)).toEqual(trace)
  })
})

describe('decisions that are held', () => {
  it.each(['approve', 'reject'] as const)(
    'to %s many at once leaves what holding one after the other would, and what has become impossible waits again',
    async (decision) => {
      const [first, second] = [await decider(), await decider()]
      const [ones, many] = [await requestsOf(first, second), await requestsOf(second, first)]
      const came = []
      for (const one of ones.meant) came.push(...(await holding('vacationRequests', first, decision)(one)))
      expect(await holding('vacationRequests', second, decision)(...many.meant)).toEqual(came)
      const isApproval = decision === 'approve'
      expect(came.map(({ state, refused }) => state ?? refused.join())).toEqual([
        ...['pending', 'pending', 'pending', isApproval ? 'units less_than' : 'pending'],
        ...['id out_of_reach', 'id out_of_reach', 'state invalid', 'id out_of_reach', 'id inclusion'],
      ])
      for (const { meant } of [ones, many]) await emptied(meant[1]?.id ?? '')
      await settled(idsOf(ones, many))
      const trace = await traceOf(started.db, ones)
      expect(statesOf(trace)).toEqual(
        isApproval
          ? ['approved', 'approved', 'approved', 'pending', 'pending', 'pending', 'pending']
          : ['approved', 'pending', 'pending', 'rejected', 'rejected', 'rejected', 'rejected'],
      )
      expect(await traceOf(started.db, many)).toEqual(trace)
    },
  )

  it('one that cannot be written keeps none of the others waiting', async () => {
    const hr = await decider()
    const meant: Meant[] = []
    for (const one of [await started.hired(), await started.hired(), await started.hired()])
      meant.push({ id: (await asked(one, '2026-08-03')).id, version: 1 })
    const [, broken] = idsOf({ meant })
    await holding('vacationRequests', hr, 'approve')(...meant)
    await sql`create function refuse_act() returns trigger language plpgsql as
      $$ begin raise exception 'no room for an act'; end $$`.execute(started.db)
    await sql`create trigger refuse_act before insert on vacation_acts for each row
      when (new.request_id = ${sql.lit(broken)}) execute function refuse_act()`.execute(started.db)
    started.clock.forward(7)
    const states = async () => statesOf(await traceOf(started.db, { meant, people: [] }))
    await vi.waitUntil(
      async () => (await states()).filter((one) => one === 'approved').length === 2,
      waitLimit,
    )
    expect(await states()).toEqual(['approved', 'approved', 'pending'])
    await sql`drop trigger refuse_act on vacation_acts`.execute(started.db)
  })

  it('of the operation: the last place is kept for the first of many, as when each is held alone', async () => {
    const three = async () => {
      const plan = await started.plan({ autoApprove: false, whenFull: 'waiting' })
      const people = [await plan.member(), await plan.member(), await plan.member()]
      const meant: Meant[] = []
      for (const one of people) meant.push({ id: (await asked(one, '2026-08-03')).id, version: 1 })
      return { meant: meant.toReversed(), people }
    }
    const [ones, many] = [await three(), await three()]
    const hold = holding('operationVacations', started.planner, 'approve')
    const came = []
    for (const one of ones.meant) came.push(...(await hold(one)))
    expect(await hold(...many.meant)).toEqual(came)
    expect(came.map(({ state, refused }) => state ?? refused.join())).toEqual([
      ...['quota full', 'quota full', 'pending'],
    ])
    await settled(idsOf(ones, many))
    const trace = await traceOf(started.db, ones)
    expect(statesOf(trace)).toEqual([...['approved', 'waiting', 'waiting']])
    expect(await traceOf(started.db, many)).toEqual(trace)
  })
})

describe('operationVacations.decide of many', () => {
  it('gives the last place once, whoever is decided on with it', async () => {
    const plan = await started.plan({ autoApprove: false, whenFull: 'waiting' })
    const people = [await plan.member(), await plan.member(), await plan.member()]
    const meant: Meant[] = []
    for (const one of people) meant.push({ id: (await asked(one, '2026-08-03')).id, version: 1 })
    const requests = meant.toReversed()
    const { operationVacations } = started.planner.portal
    const results = await operationVacations.decide({ decision: 'approve', requests })
    expect(results.map(({ state }) => state)).toEqual([null, null, 'approved'])
    const [refused] = results
    expect(refused?.errors).toMatchObject({ quota: [{ error: 'full' }] })
  })

  it('decisions on the same people and dates in another order go through', async () => {
    const plan = await started.plan({ autoApprove: false }, { limit: 8 })
    const meant: Meant[] = []
    for (let week = 0; week < 4; week += 1)
      for (const one of [await plan.member(), await plan.member()])
        meant.push({
          id: (await asked(one, `2026-08-${String(3 + 7 * week).padStart(2, '0')}`)).id,
          version: 1,
        })
    const { operationVacations } = started.planner.portal
    const decide = (requests: Meant[]) => operationVacations.decide({ decision: 'approve', requests })
    const [one, other] = await Promise.all([decide(meant), decide(meant.toReversed())])
    const states = [...one, ...other].map(({ state }) => state)
    expect(states.filter((state) => state === 'approved')).toHaveLength(meant.length)
    expect(states.filter((state) => state === null)).toHaveLength(meant.length)
  })
})
