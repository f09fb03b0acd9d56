import { randomUUID } from 'node:crypto'
import type { Portal, VacationRequest } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type JsonSchema, operationRows, successOf } from '#contract/operations.ts'
import type { Employed } from '#testing/employed.ts'
import { type Plans, startPlans } from '#testing/vacation-plans.ts'
import { asked } from '#testing/vacations.ts'
import { insertBuckets, insertMovements } from '#vacations/ledger.queries.ts'

let started: Plans
/** Approved in August; pending in October with a cancelled one; and past, of 2024, with a contract that has ended. */
let approved: Employed
let pending: Employed
let past: Employed
let skillId: string
let dni: string

beforeAll(async () => {
  started = await startPlans()
  const [automatic, byHand] = [await started.plan(), await started.plan({ autoApprove: false })]
  skillId = automatic.skillId
  approved = await automatic.member()
  pending = await byHand.member()
  await asked(approved, '2026-08-03')
  await asked(pending, '2026-10-05')
  await cancelled(await agreed(await asked(pending, '2026-11-02')))
  past = await started.hired({ endsOn: '2025-06-30' })
  await tookVacation(past, byHand.id)
  const row = started.db.selectFrom('employees').where('userId', '=', approved.id).select('dni')
  dni = (await row.executeTakeFirstOrThrow()).dni
})
afterAll(() => started.server.close())

type Request = Pick<VacationRequest, 'id' | 'version' | 'state'>

async function agreed({ id, version, state }: Request): Promise<Request> {
  if (state === 'approved') return { id, version, state }
  return agreed(await started.hr.portal.vacationRequests.approve(id, { version }))
}
const cancelled = ({ id, version }: Request) =>
  started.hr.portal.vacationRequests.cancelByCompany(id, { version, comment: 'Campaña nueva' })

/** A week in August 2024, as it was requested and spent then. */
async function tookVacation({ id: employeeId }: Employed, planId: string): Promise<void> {
  const { db } = started
  const [bucketId, requestId, date] = [randomUUID(), randomUUID(), '2024-08-05']
  const at = new Date('2024-05-01T10:00:00Z')
  await insertBuckets(db, [
    {
      ...{ id: bucketId, employeeId, kind: 'annual', year: 2024, unit: 'natural' },
      ...{ validFrom: '2024-01-01', validUntil: '2024-12-31' },
    },
  ])
  const made = {
    employeeId,
    kind: 'annual' as const,
    unit: 'natural' as const,
    units: 2,
    askedBy: employeeId,
  }
  await db
    .insertInto('vacationRequests')
    .values({
      ...{
        ...made,
        id: requestId,
        state: 'approved',
        stage: null,
        stages: '["hr"]',
        startsOn: date,
        endsOn: date,
      },
      ...{ comment: null, agreed: true, shortNotice: false, escalatesAt: null, policyId: null, planId },
      ...{ createdAt: at, updatedAt: at },
    })
    .execute()
  const line = { requestId, employeeId, date, part: 'day' as const, minutes: null, units: 2 }
  await db
    .insertInto('vacationLines')
    .values({ ...line, reason: 'natural_day', holiday: null })
    .execute()
  await db.insertInto('vacationSpendings').values({ requestId, bucketId, date, units: 2 }).execute()
  const nothing = { reverses: null, policyId: null, reason: null, explanation: null, createdBy: null }
  await insertMovements(db, [
    {
      ...nothing,
      id: randomUUID(),
      bucketId,
      kind: 'consumption',
      units: -2,
      date,
      requestId,
      createdAt: at,
    },
  ])
}

/** The filter of the specification §3. */
const search = ['initialDate', 'endDate', 'selectedSkill', 'dni', 'selectedState', 'active']

/** Every list of the contract with rows about people's vacation; plans, policies and quotas are not personal. */
const lists = operationRows.filter(({ id, method, ...row }) => {
  if (method !== 'get' || !/^(vacation|operationVacations)/.test(id)) return false
  const { data, meta } = successOf({ id, method, ...row }).schema?.properties ?? {}
  const item = data?.items as JsonSchema | undefined
  const known = Object.keys(item?.properties ?? {})
  return meta !== undefined && (known.includes('person') || known.includes('people'))
})

type Query = {
  initialDate?: string
  endDate?: string
  selectedSkill?: string
  dni?: string
  selectedState?: VacationRequest['state'][]
  active?: 0 | 1
}
const idOf = ({ person }: { person: { id: string } }) => person.id

/** The people whose vacation each list finds; a list of people finds those with any. */
const found: Record<string, (admin: Portal, query: Query) => Promise<string[]>> = {
  'vacationRequests.index': async ({ vacationRequests }, query) =>
    (await vacationRequests.index({ ...query, perPage: 100 })).data.map(idOf),
  'operationVacations.index': async ({ operationVacations }, query) =>
    (await operationVacations.index({ ...query, perPage: 100 })).data.map(idOf),
  'vacationBalances.index': async ({ vacationBalances }, query) => {
    const year = query.active === 0 ? 2024 : 2026
    return (await vacationBalances.list({ ...query, year, perPage: 100 }).toArray()).map(idOf)
  },
  'vacationMovements.index': async ({ vacationMovements }, query) =>
    (await vacationMovements.list({ ...query, perPage: 100 }).toArray()).map(idOf),
  'vacationDays.index': async ({ vacationDays }, query) => {
    // A calendar is limited to a month or two.
    const months =
      query.active === 0 ? ['2024-08'] : query.initialDate === undefined ? ['2026-08', '2026-10'] : ['']
    const pages = months.map((month) =>
      vacationDays.index({
        ...(month === '' ? {} : { initialDate: `${month}-01`, endDate: `${month}-31` }),
        ...{ ...query, perPage: 500 },
      }),
    )
    return (await Promise.all(pages)).flatMap(({ data }) =>
      data.filter(({ days }) => days.length > 0).map(idOf),
    )
  },
  'vacationReport.index': async ({ vacationReport }, query) => {
    const year = query.active === 0 ? { initialDate: '2024-01-01', endDate: '2024-12-31' } : {}
    const rows = await vacationReport.list({ ...year, ...query, perPage: 100 }).toArray()
    return rows.filter(({ requests }) => requests > 0).map(({ key }) => key ?? '')
  },
}

/** The found ones of the three. */
async function whom(id: string, query: Query): Promise<string[]> {
  const all = new Set(await found[id]?.(started.admin, query))
  return [approved, pending, past].filter((one) => all.has(one.id)).map(({ name }) => name)
}

describe('the search filter of every list of vacation', () => {
  it('VAC-17.1 VAC-17.2 VAC-17.3: has the names of the specification, and searches active requests by default', () => {
    expect(lists.map(({ id }) => id).sort()).toEqual(Object.keys(found).sort())
    for (const { id, query } of lists) {
      const known = query.properties ?? {}
      expect(Object.keys(known), id).toEqual(expect.arrayContaining(search))
      expect(known.selectedState?.type, id).toBe('array')
      expect(known.active, id).toMatchObject({ enum: [0, 1], default: 1 })
    }
  })

  it.each(lists.map(({ id }) => id))(
    'VAC-17.1: %s filters by initialDate, endDate, selectedSkill and dni',
    async (id) => {
      const both = { initialDate: '2026-08-01', endDate: '2026-10-01' }
      expect(await whom(id, both), 'both days').toEqual([approved.name])
      const skill = await whom(id, { ...both, selectedSkill: skillId })
      expect(skill, 'skill').toEqual([approved.name])
      expect(await whom(id, { selectedSkill: randomUUID() }), 'a skill of nobody').toEqual([])
      expect(await whom(id, { dni }), 'dni').toEqual([approved.name])
      expect(await whom(id, { dni: `${dni}X` }), 'a dni of nobody').toEqual([])
    },
  )

  it.each(lists.map(({ id }) => id))('VAC-17.2: %s filters by selectedState as a list', async (id) => {
    expect(await whom(id, { selectedState: ['approved'] })).toEqual([approved.name])
    const more = await whom(id, { selectedState: ['approved', 'pending', 'cancelled_by_company'] })
    expect(more).toEqual([approved.name, pending.name])
    expect(await whom(id, { selectedState: ['expired'] })).toEqual([])
  })

  it.each(lists.map(({ id }) => id))('VAC-17.3: %s filters by active, 1 by default', async (id) => {
    const now = await whom(id, {})
    expect(now).toEqual([approved.name, pending.name])
    expect(await whom(id, { active: 1 })).toEqual(now)
    expect(await whom(id, { active: 0 })).toEqual([past.name])
  })
})

describe('vacationRequests.archive and vacationRequests.restore', () => {
  it('HR archives rejected and cancelled requests, and restores them', async () => {
    const { hr, planner } = started
    const [{ id, version, canArchive } = { id: '', version: 0, canArchive: false }] = (
      await hr.portal.vacationRequests.index({
        employeeId: pending.id,
        selectedState: ['cancelled_by_company'],
      })
    ).data
    expect(canArchive).toBe(true)
    const kept = await hr.portal.vacationRequests.archive(id, { version })
    expect(kept).toMatchObject({ isArchived: true, canArchive: true })
    const ofPending = async (active: 0 | 1) =>
      (await hr.portal.vacationRequests.index({ employeeId: pending.id, active })).data.map((one) => one.id)
    expect(await ofPending(1)).not.toContain(id)
    expect(await ofPending(0)).toEqual([id])
    const again = await hr.portal.vacationRequests.archive(id, { version: kept.version }).safe()
    expect(again).toMatchObject({ error: { status: 409 } })
    await hr.portal.vacationRequests.restore(id, { version: kept.version })
    expect(await ofPending(1)).toContain(id)

    const [waiting] = (
      await hr.portal.vacationRequests.index({ employeeId: pending.id, selectedState: ['pending'] })
    ).data
    expect(waiting?.canArchive).toBe(false)
    const act = { version: waiting?.version ?? 0 }
    const held = await hr.portal.vacationRequests.archive(waiting?.id ?? '', act).safe()
    expect(held).toMatchObject({ error: { status: 409 } })
    expect(await planner.portal.vacationRequests.archive(id, act).safe()).toMatchObject({
      error: { status: 403 },
    })
  })
})
