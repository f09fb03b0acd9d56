import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Employed } from '#testing/employed.ts'
import { confirmed, february, type Months, startMonths } from '#testing/months.ts'
import { came, works } from '#testing/working-time.ts'
import { employed } from '#testing/employed.ts'

let started: Months
beforeAll(async () => {
  started = await startMonths()
})
afterAll(() => started.server.close())

const month = february
const bankOf = async ({ portal, id }: Employed) =>
  (await portal.hourBank.index({ employeeId: id })).meta.balanceSeconds
const lock = ({ id }: Employed) => started.hr.portal.monthSheets.lock(id, { month })
const reopen = ({ id }: Employed) =>
  started.hr.portal.monthSheets.reopen(id, { month, reason: 'Se revisa el mes' })
const compensate = ({ id: employeeId }: Employed, kind: 'rest' | 'pay', minutes: number) =>
  started.hr.portal.hourBank.create({ employeeId, kind, minutes, date: '2026-03-20', reason: 'Acordado' })

/** A person whose contract covers exactly the days they work, with overtime. */
async function withBank(minutes: number): Promise<Employed> {
  const { server, admin } = started
  const one = await employed(server, ['MENU_ACCESOS', 'FICHAJE_CREAR'])
  const { data } = await admin.workCenters.index({ perPage: 1 })
  await works(admin, one, data[0]?.id ?? '', { startsOn: '2026-02-28' })
  await came(server, one, '2026-02-28', 200 + minutes)
  return one
}

type Act = 'confirm' | 'lock' | 'reopen' | { kind: 'rest' | 'pay'; minutes: number }
const runOf = (one: Employed, act: Act): Promise<unknown> => {
  if (typeof act !== 'string') return compensate(one, act.kind, act.minutes)
  return { confirm: () => confirmed(one), lock: () => lock(one), reopen: () => reopen(one) }[act]()
}
const succeeds = (act: Promise<unknown>) =>
  act.then(
    () => true,
    () => false,
  )

/** The resulting sheet and bank, which gets an hour and a half; undefined when refused. */
function afterAct(act: Act, state: string, seconds: number): [state: string, seconds: number] | undefined {
  if (typeof act !== 'string')
    return act.minutes * 60 <= seconds ? [state, seconds - act.minutes * 60] : undefined
  const isKept = state === 'confirmed' || state === 'locked'
  if (act === 'confirm') return isKept ? undefined : ['confirmed', seconds]
  if (act === 'lock') return state === 'confirmed' ? ['locked', seconds + 5400] : undefined
  return isKept ? ['reopened', state === 'locked' ? seconds - 5400 : seconds] : undefined
}

describe('hourBank.index and hourBank.create', () => {
  it('FIC-8.1 FIC-8.2: worked minus theoretical time of a locked month, compensated by rest and by pay', async () => {
    const one = await withBank(120)
    await confirmed(one)
    expect(await bankOf(one)).toBe(0)
    await lock(one)
    expect(await bankOf(one)).toBe(120 * 60)
    expect(await compensate(one, 'rest', 45)).toMatchObject({
      kind: 'rest',
      seconds: -2700,
      reason: 'Acordado',
    })
    await compensate(one, 'pay', 30)
    const { data, meta } = await one.portal.hourBank.index()
    expect(data.map(({ kind, seconds }) => [kind, seconds])).toEqual(
      expect.arrayContaining([
        ['month', 7200],
        ['rest', -2700],
        ['pay', -1800],
      ]),
    )
    expect(meta.balanceSeconds).toBe(45 * 60)
  })

  it('compensates at most the balance, also concurrently', async () => {
    const one = await withBank(100)
    const refusal = { status: 422, fields: { minutes: [{ code: 'less_than', count: 0 }] } }
    await expect(compensate(one, 'rest', 10)).rejects.toMatchObject(refusal)
    await confirmed(one)
    await lock(one)
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => compensate(one, 'pay', 40)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await bankOf(one)).toBe(20 * 60)
  })

  it.each([
    ['a rest of nothing', { kind: 'rest', minutes: 0 }, 'minutes', 'greater_than'],
    ['a pay below nothing', { kind: 'pay', minutes: -5 }, 'minutes', 'greater_than'],
    ['an adjustment by nothing', { kind: 'adjustment', minutes: 0 }, 'minutes', 'invalid'],
    ['a pay of a month', { kind: 'pay', minutes: 5, ofMonth: month }, 'ofMonth', 'invalid'],
    ['a pay of nothing said', { kind: 'pay' }, 'minutes', 'blank'],
    [
      'a pay that takes something back',
      { kind: 'pay', minutes: 5, reverses: randomUUID() },
      'reverses',
      'invalid',
    ],
    ['a reversal of nothing', { kind: 'reversal' }, 'reverses', 'blank'],
    [
      'a reversal of what is not there',
      { kind: 'reversal', reverses: randomUUID() },
      'reverses',
      'inclusion',
    ],
    ['a reversal of a part', { kind: 'reversal', reverses: randomUUID(), minutes: 5 }, 'minutes', 'invalid'],
  ] as const)('refuses %s', async (_what, wrong, field, code) => {
    const one = await withBank(60)
    const input = { employeeId: one.id, date: '2026-03-20', reason: 'Acordado', ...wrong }
    await expect(started.hr.portal.hourBank.create(input)).rejects.toMatchObject({
      ...{ status: 422, fields: { [field]: [{ code }] } },
    })
  })

  it('is adjusted with a reason, by somebody else than the person', async () => {
    const one = await withBank(60)
    const { hr } = started
    const input = { kind: 'adjustment', minutes: -90, date: '2026-03-20', reason: 'Saldo anterior' } as const
    expect(await hr.portal.hourBank.create({ ...input, employeeId: one.id })).toMatchObject({
      seconds: -5400,
    })
    await expect(hr.portal.hourBank.create({ ...input, employeeId: hr.id })).rejects.toMatchObject({
      status: 403,
    })
    await expect(one.portal.hourBank.create({ ...input, employeeId: one.id })).rejects.toMatchObject({
      status: 403,
    })
  })

  it('FIC-8.3: after any locks, reopenings and compensations, the balance is the sum of the movements, and never overdrawn', async () => {
    const acts = fc.array(
      fc.oneof(
        fc.constantFrom('confirm' as const, 'lock' as const, 'reopen' as const),
        fc.record({
          kind: fc.constantFrom('rest' as const, 'pay' as const),
          minutes: fc.integer({ min: 1, max: 90 }),
        }),
      ),
      { minLength: 4, maxLength: 14 },
    )
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => {
        const one = await withBank(90)
        let [state, expected] = ['open', 0]
        for (const act of sequence) {
          const isDone = await succeeds(runOf(one, act))
          const next = afterAct(act, state, expected)
          expect(isDone).toBe(next !== undefined)
          if (next !== undefined) [state, expected] = next
          const { data, meta } = await one.portal.hourBank.index({ perPage: 100 })
          expect(meta.balanceSeconds).toBe(expected)
          expect(data.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(expected)
        }
      }),
      { numRuns: 12 },
    )
  }, 60_000)
})

describe('overtime.index', () => {
  it('counts extra hours against the 80 of the year, less those that rest compensated within four months', async () => {
    const one = await withBank(120)
    const meter = async (year = 2026) =>
      (await one.portal.overtime.index({ employeeId: one.id, year })).data[0]
    const part = 307 / 365
    const limit = { limitSeconds: Math.round(part * 80 * 3600), source: 'ET art. 35.2' }
    expect(await meter()).toMatchObject({
      extraSeconds: 7200,
      countedSeconds: 7200,
      ...limit,
      state: 'below',
    })
    await confirmed(one)
    await lock(one)
    const rest = { employeeId: one.id, kind: 'rest', minutes: 30, reason: 'Acordado' } as const
    const { hourBank } = started.hr.portal
    await hourBank.create({ ...rest, date: '2026-06-30' })
    await hourBank.create({ ...rest, date: '2026-06-30', ofMonth: month })
    expect(await meter()).toMatchObject({ compensatedSeconds: 0, countedSeconds: 7200 })
    const { id: reverses } = await hourBank.create({ ...rest, date: '2026-05-31', ofMonth: month })
    expect(await meter()).toMatchObject({ compensatedSeconds: 1800, countedSeconds: 5400 })
    const back = {
      employeeId: one.id,
      kind: 'reversal',
      date: '2026-06-01',
      reason: 'No se disfrutó',
    } as const
    const canReverse = async (of: Employed) => {
      const { data } = await of.portal.hourBank.index({ employeeId: one.id })
      return data.find(({ id }) => id === reverses)?.canReverse
    }
    expect([await canReverse(started.hr), await canReverse(one)]).toEqual([true, false])
    expect(await hourBank.create({ ...back, reverses })).toMatchObject({
      ...{ seconds: 1800, month, canReverse: false },
    })
    expect(await canReverse(started.hr)).toBe(false)
    expect(await meter()).toMatchObject({ compensatedSeconds: 0, countedSeconds: 7200 })
    expect(await bankOf(one)).toBe((120 - 60) * 60)
    const again = hourBank.create({ ...back, reverses })
    await expect(again).rejects.toMatchObject({ status: 422, fields: { reverses: [{ code: 'taken' }] } })
    expect(await meter(2025)).toBeUndefined()
  })

  it('lists who is near the limit or over it, first who is furthest', async () => {
    const { admin, server } = started
    const { data: centers } = await admin.workCenters.index({ perPage: 1 })
    const mark = await employed(server, ['MENU_ACCESOS', 'FICHAJE_CREAR'])
    const contract = { weeklyMinutes: 60, weekDays: [60, 0, 0, 0, 0, 0, 0] }
    // A hundredth of the year: 48 minutes of the 80 hours.
    await admin.contracts.create({
      ...{ ...contract, employeeId: mark.id, workCenterId: centers[0]?.id ?? '' },
      ...{ kind: 'temporary', startsOn: '2026-02-23', endsOn: '2026-02-26' },
    })
    const limit = Math.round((4 / 365) * 80 * 3600)
    await came(server, mark, '2026-02-24', Math.ceil((limit * 0.85) / 60))
    const ask = { employeeId: mark.id } as const
    const { data, meta } = await started.hr.portal.overtime.index({ ...ask, state: ['near'] })
    expect(data).toMatchObject([{ state: 'near', limitSeconds: limit }])
    expect(meta).toMatchObject({ near: 1, over: 0 })
    await came(server, mark, '2026-02-25', 30)
    expect((await started.hr.portal.overtime.index(ask)).data).toMatchObject([{ state: 'over' }])
    const shares = (await started.hr.portal.overtime.index({ perPage: 100 })).data.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((one, other) => other - one))
  })
})
