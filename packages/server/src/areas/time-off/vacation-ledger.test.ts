import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Employed } from '#testing/employed.ts'
import { amountsOf, startVacations, type Vacations, workingDays } from '#testing/vacations.ts'
import { settle } from '#vacations/settle.ts'

let started: Vacations
beforeAll(async () => {
  started = await startVacations()
})
afterAll(() => started.server.close())

const movementsOf = async ({ portal, id: employeeId }: Employed) =>
  (await portal.vacationMovements.index({ employeeId, perPage: 100, sort: 'createdAt' })).data
const sum = (of: readonly { units: number }[]) => of.reduce((all, { units }) => all + units, 0)

/** Writes the movements that are due, as the server does each morning. */
async function settledOn({ id }: Employed, day: string): Promise<void> {
  const { database, ids } = started.server.server.kernel
  const clock = { now: () => new Date(`${day}T06:00:00Z`) }
  await database.db.transaction().execute((db) => settle({ db, ids, clock }, [id]))
}

describe('vacationMovements.index', () => {
  it('VAC-12: the balance is a ledger with every movement and its reason, and the sum is what there is', async () => {
    const one = await started.hired({ startsOn: '2026-04-15' })
    const first = (await movementsOf(one)).filter(({ year }) => year === 2026)
    expect(first.map(({ kind, bucketKind, units }) => [kind, bucketKind, units]).sort()).toEqual([
      ['entitlement', 'annual', 40],
      ['entitlement', 'loose', 6],
    ])
    expect(first[0]?.explanation).toMatchObject({
      ...{ daysOfYear: 365, exact: '22.88', units: 46, parts: [{ baseUnits: 64, days: 261 }] },
    })
    expect(first[0]?.policy).toMatchObject({ name: 'Contact center', review: true })
  })

  it('a changed contract adds the difference, and former entries are kept', async () => {
    const one = await started.hired({ agreement: workingDays })
    const { admin } = started
    const { data } = await admin.contracts.index({ employeeId: one.id })
    const [contract] = data
    if (contract === undefined) throw new Error('somebody without a contract')
    const { kind, weeklyMinutes, workCenterId, version } = contract
    const terms = { kind, weeklyMinutes, workCenterId, agreement: workingDays, startsOn: '2020-01-01' }
    await admin.contracts.update(contract.id, { ...terms, endsOn: '2026-09-30', version })
    const written = await movementsOf(one)
    expect(written.map(({ year, units }) => [year, units])).toEqual(
      expect.arrayContaining([
        [2026, 46],
        [2026, -10],
        [2027, 46],
        [2027, -46],
      ]),
    )
    expect(await amountsOf(one)).toMatchObject({ entitlement: 36, available: 36 })
  })

  it('VAC-10.1: the remainder can be used until the date of the policy, and expires once, however often it is checked', async () => {
    const one = await started.hired({ agreement: workingDays })
    await settledOn(one, '2027-01-31')
    expect((await movementsOf(one)).filter(({ kind }) => kind === 'expiry')).toEqual([])
    for (const day of ['2027-02-01', '2027-02-02', '2028-03-01']) await settledOn(one, day)
    const expired = (await movementsOf(one)).filter(({ kind }) => kind === 'expiry')
    expect(expired.map(({ year, units, date }) => [year, units, date])).toEqual([
      [2026, -46, '2027-02-01'],
      [2027, -46, '2028-02-01'],
    ])
    expect(await amountsOf(one)).toMatchObject({ expired: 46, available: 0 })
  })

  it('what expired comes back before a year that shrinks is a debt of the next', async () => {
    const one = await started.hired({ agreement: workingDays })
    await settledOn(one, '2027-02-01')
    const { admin } = started
    const { data } = await admin.contracts.index({ employeeId: one.id })
    const [contract] = data
    if (contract === undefined) throw new Error('somebody without a contract')
    const { kind, weeklyMinutes, workCenterId, version } = contract
    const terms = { kind, weeklyMinutes, workCenterId, agreement: workingDays, startsOn: '2020-01-01' }
    await admin.contracts.update(contract.id, { ...terms, startsOn: '2026-04-01', version })
    for (const day of ['2027-02-02', '2027-02-03', '2027-02-04']) await settledOn(one, day)
    const written = await movementsOf(one)
    expect(written.filter(({ kind: of }) => of === 'carry_over')).toEqual([])
    expect(sum(written.filter(({ year }) => year === 2026))).toBe(0)
    expect(sum(written.filter(({ year }) => year === 2027))).toBe(46)
    expect(
      written
        .filter(({ kind: of }) => of === 'expiry')
        .map(({ units }) => units)
        .sort(),
    ).toEqual([-46, 10])
  })

  it('writes no year before the one in which it begins, and each new one once', async () => {
    const one = await started.hired({ agreement: workingDays, startsOn: '2015-01-01' })
    const years = async () => (await movementsOf(one)).map(({ year }) => year).sort()
    expect(await years()).toEqual([2026, 2027])
    await settledOn(one, '2027-01-01')
    await settledOn(one, '2027-01-01')
    expect(await years()).toEqual([2026, 2027, 2028])
  })
})

describe('vacationMovements.create', () => {
  const moved = (one: Employed, more: object) => ({
    ...{ employeeId: one.id, kind: 'adjustment' as const, bucketKind: 'annual' as const, year: 2026 },
    ...{ reason: 'Saldo anterior', ...more },
  })

  it('adjusts with a reason, reverses it as a whole and once, within the balance', async () => {
    const one = await started.hired({ agreement: workingDays })
    const { vacationMovements } = started.hr.portal
    const more = await vacationMovements.create(moved(one, { units: 4 }))
    expect(await amountsOf(one)).toMatchObject({ adjusted: 4, available: 50 })
    await vacationMovements.create(moved(one, { reverses: more.id }))
    expect(await amountsOf(one)).toMatchObject({ adjusted: 0, available: 46 })
    const refusals = [
      [{ reverses: more.id }, 'reverses', 'taken'],
      [{ units: -47 }, 'units', 'less_than'],
      [{ units: 0 }, 'units', 'invalid'],
      [{}, 'units', 'blank'],
      [{ units: 2, year: 2020 }, 'year', 'inclusion'],
      [{ units: 2, until: '2028-01-31' }, 'until', 'invalid'],
    ] as const
    for (const [wrong, field, code] of refusals)
      await expect(vacationMovements.create(moved(one, wrong))).rejects.toMatchObject({
        ...{ status: 422, fields: { [field]: [{ code }] } },
      })
  })

  it('carries over into a bucket of the same year that ends later', async () => {
    const one = await started.hired({ agreement: workingDays })
    const carry = (until: string, units = 10) =>
      started.hr.portal.vacationMovements.create(moved(one, { kind: 'carry_over', units, until }))
    await expect(carry('2027-01-31')).rejects.toMatchObject({ fields: { until: [{ code: 'greater_than' }] } })
    await expect(carry('2028-06-30', 47)).rejects.toMatchObject({
      fields: { units: [{ code: 'less_than' }] },
    })
    expect(await carry('2028-06-30')).toMatchObject({ units: -10, validUntil: '2027-01-31' })
    expect(await amountsOf(one)).toMatchObject({ available: 46, adjusted: 0 })
    await settledOn(one, '2027-02-01')
    const expired = (await movementsOf(one)).filter(({ kind }) => kind === 'expiry')
    expect(sum(expired)).toBe(-36)
    expect(await amountsOf(one, 'annual', 2027)).toMatchObject({
      carriedOver: 46,
      carriedUntil: '2028-06-30',
    })
  })

  it('is for HR, and not for oneself', async () => {
    const { one, lead } = await started.pair()
    await expect(lead.portal.vacationMovements.create(moved(one, { units: 2 }))).rejects.toMatchObject({
      status: 403,
    })
    const { hr } = started
    await expect(hr.portal.vacationMovements.create(moved(hr, { units: 2 }))).rejects.toMatchObject({
      status: 403,
    })
  })
})

type Act = { do: 'ask' | 'approve' | 'reject' | 'withdraw' | 'cancel' | 'adjust'; at: number; units: number }
/** The days granted, pending, approved, and the number requested. */
type Model = { given: number; waits: Map<string, number>; stands: Map<string, number>; next: number }

const act: fc.Arbitrary<Act> = fc.record({
  do: fc.constantFrom('ask', 'ask', 'approve', 'reject', 'withdraw', 'cancel', 'adjust'),
  at: fc.integer({ min: 0, max: 5 }),
  units: fc.integer({ min: -30, max: 30 }),
})
const nth = (of: ReadonlyMap<string, number>, at: number) => [...of.keys()][at % Math.max(1, of.size)]
const total = (of: ReadonlyMap<string, number>) => [...of.values()].reduce((all, units) => all + units, 0)
const freeOf = ({ given, waits, stands }: Model) => given - total(waits) - total(stands)

const version = async (id: string) => ({
  version: (await started.hr.portal.vacationRequests.show(id)).version,
})
const refused = { status: 422 }

/** Requests unused working days, later ones each time. */
async function asks(one: Employed, model: Model, { units }: Act): Promise<void> {
  const count = Math.max(1, Math.abs(units) % 12)
  const days = workdaysFrom(model.next, count)
  model.next += count
  const request = one.portal.vacationRequests.create({ kind: 'annual', days })
  if (count * 2 <= freeOf(model)) model.waits.set((await request).id, count * 2)
  else await expect(request).rejects.toMatchObject(refused)
}

async function adjusts({ id: employeeId }: Employed, model: Model, { units }: Act): Promise<void> {
  if (units === 0) return
  const bucket = { employeeId, bucketKind: 'annual', year: 2026 } as const
  const input = { ...bucket, kind: 'adjustment', units, reason: 'Regularización' } as const
  const move = started.hr.portal.vacationMovements.create(input)
  if (freeOf(model) + units >= 0) model.given += (await move).units
  else await expect(move).rejects.toMatchObject(refused)
}

/** HR approves or refuses a pending one. */
async function decides(model: Model, { do: what, at }: Act): Promise<void> {
  const id = nth(model.waits, at)
  if (id === undefined) return
  const { vacationRequests } = started.hr.portal
  if (what === 'approve') {
    await vacationRequests.approve(id, await version(id))
    model.stands.set(id, model.waits.get(id) ?? 0)
  } else await vacationRequests.reject(id, { ...(await version(id)), comment: 'No es posible' })
  model.waits.delete(id)
}

async function withdraws({ portal }: Employed, model: Model, { at }: Act): Promise<void> {
  const id = nth(model.waits, at)
  if (id === undefined) return
  await portal.vacationRequests.withdraw(id, await version(id))
  model.waits.delete(id)
}

async function cancels(model: Model, { at }: Act): Promise<void> {
  const id = nth(model.stands, at)
  if (id === undefined) return
  await started.hr.portal.vacationRequests.cancelByCompany(id, {
    ...(await version(id)),
    comment: 'Acordado',
  })
  model.stands.delete(id)
}

const run = (one: Employed, model: Model, what: Act): Promise<void> =>
  ({
    ask: () => asks(one, model, what),
    adjust: () => adjusts(one, model, what),
    approve: () => decides(model, what),
    reject: () => decides(model, what),
    withdraw: () => withdraws(one, model, what),
    cancel: () => cancels(model, what),
  })[what.do]()

describe('the ledger, whatever happens', () => {
  it('holds what a naive count holds, and never goes below zero', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 9 }), async (acts) => {
        const one = await started.hired({ agreement: workingDays })
        const model: Model = { given: 46, waits: new Map(), stands: new Map(), next: 0 }
        for (const what of acts) {
          await run(one, model, what)
          const amounts = await amountsOf(one)
          expect(amounts).toMatchObject({ available: freeOf(model), pending: total(model.waits) })
          expect(amounts?.available).toBeGreaterThanOrEqual(0)
        }
        const ledger = (await movementsOf(one)).filter(({ year }) => year === 2026)
        expect(sum(ledger)).toBe(model.given - total(model.stands))
        const { terms } = await one.portal.vacationBalances.show(one.id, { year: 2026 })
        expect(sum(terms)).toBe(freeOf(model))
      }),
      { numRuns: 6 },
    )
  })
})

/** Some working days from June on, after skipping the first ones. */
function workdaysFrom(skipped: number, count: number): { date: string }[] {
  const dates: { date: string }[] = []
  for (let at = 0; dates.length < skipped + count; at += 1) {
    const day = new Date(Date.UTC(2026, 5, 1 + at))
    if (day.getUTCDay() % 6 !== 0 && !(day.getUTCMonth() === 9 && day.getUTCDate() === 12))
      dates.push({ date: day.toISOString().slice(0, 10) })
  }
  return dates.slice(skipped)
}
