import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf, daysAfter } from '#db/day.ts'
import type { Employed } from '#testing/employed.ts'
import { later, startVacations, type Vacations, workingDays } from '#testing/vacations.ts'
import { settle } from '#vacations/settle.ts'

let started: Vacations
beforeAll(async () => {
  started = await startVacations()
})
afterAll(() => started.server.close())

type Act = { do: 'ask' | 'approve' | 'reject' | 'withdraw' | 'cancel' | 'wait'; at: number; length: number }
const act: fc.Arbitrary<Act> = fc.record({
  do: fc.constantFrom(
    'ask',
    'ask',
    'ask',
    'approve',
    'approve',
    'reject',
    'withdraw',
    'cancel',
    'wait',
    'wait',
  ),
  at: fc.integer({ min: 0, max: 5 }),
  length: fc.integer({ min: 1, max: 12 }),
})

/** Pending and approved requests by id, with their units; and the first unrequested day. */
type Model = { waits: Map<string, number>; stands: Map<string, number>; next: string }
const nth = (of: ReadonlyMap<string, number>, at: number) => [...of.keys()][at % Math.max(1, of.size)]
const today = () => dayOf(started.clock.now())
const version = async (id: string) => ({
  version: (await started.hr.portal.vacationRequests.show(id)).version,
})

/** Requests unrequested days: they are accepted if the balance suffices, else refused. */
async function asks({ portal }: Employed, model: Model, { length }: Act): Promise<void> {
  const first = model.next > today() ? model.next : daysAfter(today(), 1)
  model.next = daysAfter(first, length)
  const days = Array.from({ length }, (_, at) => ({ date: daysAfter(first, at) }))
  const asked = await portal.vacationRequests.create({ kind: 'annual', days, agreed: true }).safe()
  if (!asked.ok) expect(asked.error).toMatchObject({ status: 422 })
  else model.waits.set(asked.data.id, asked.data.units)
}

async function decides(model: Model, { do: what, at }: Act): Promise<void> {
  const id = nth(model.waits, at)
  if (id === undefined) return
  const { vacationRequests } = started.hr.portal
  const seen = await version(id)
  const done = await (what === 'approve'
    ? vacationRequests.approve(id, seen)
    : vacationRequests.reject(id, { ...seen, comment: 'No es posible' })
  ).safe()
  // The balance may have expired meanwhile: then the request stays pending.
  if (!done.ok) return
  if (what === 'approve') model.stands.set(id, done.data.units)
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
  const reason = { ...(await version(id)), comment: 'Acordado' }
  // Vacation that has begun cannot be cancelled as a whole.
  const done = await started.hr.portal.vacationRequests.cancelByCompany(id, reason).safe()
  if (done.ok) model.stands.delete(id)
}

/** Advances some months; the server settles each morning. */
async function waits(one: Employed, { length }: Act): Promise<void> {
  await later(started, length * 20, [one, started.hr])
  await settled(one)
}

async function settled({ id }: Employed): Promise<number> {
  const { database, ids } = started.server.server.kernel
  const count = () => ledgerOf(id).then((rows) => rows.length)
  const before = await count()
  await database.db.transaction().execute((db) => settle({ db, ids, clock: started.clock }, [id]))
  return (await count()) - before
}

const ledgerOf = (id: string) =>
  started.server.server.kernel.database.db
    .selectFrom('vacationMovements as m')
    .innerJoin('vacationBuckets as b', 'b.id', 'm.bucketId')
    .where('b.employeeId', '=', id)
    .select(['m.bucketId', 'm.kind', 'm.units', 'm.requestId', 'b.validUntil', 'b.year'])
    .execute()

const run = (one: Employed, model: Model, what: Act): Promise<void> =>
  ({
    ask: () => asks(one, model, what),
    approve: () => decides(model, what),
    reject: () => decides(model, what),
    withdraw: () => withdraws(one, model, what),
    cancel: () => cancels(model, what),
    wait: () => waits(one, what),
  })[what.do]()

/** The invariants of a ledger. */
async function checkLedger(one: Employed, { stands, waits: waiting }: Model): Promise<void> {
  const ledger = await ledgerOf(one.id)
  const sum = (rows: readonly { units: number }[]) => rows.reduce((all, { units }) => all + units, 0)
  // Approved days are consumed exactly once, all others not: nothing is spent twice or lost.
  const spent = new Map<string, number>()
  for (const { requestId, units } of ledger)
    if (requestId !== null) spent.set(requestId, (spent.get(requestId) ?? 0) - units)
  const consumed = [...spent].filter(([, units]) => units !== 0)
  expect(new Map(consumed)).toEqual(new Map([...stands].filter(([, units]) => units !== 0)))
  const given = sum(ledger.filter(({ kind }) => kind === 'entitlement'))
  const expired = -sum(ledger.filter(({ kind }) => kind === 'expiry'))
  const stood = [...stands.values()].reduce((all, units) => all + units, 0)
  expect(sum(ledger)).toBe(given - expired - stood)
  // Each bucket covers its pending days; an expired one has nothing else left.
  const held = await heldOf(one.id)
  for (const bucketId of new Set(ledger.map((row) => row.bucketId))) {
    const own = ledger.filter((row) => row.bucketId === bucketId)
    const free = sum(own) - (held.get(bucketId) ?? 0)
    expect(free).toBeGreaterThanOrEqual(0)
    if (String(own[0]?.validUntil) < today()) expect(free).toBe(0)
  }
  expect([...held.values()].reduce((all, units) => all + units, 0)).toBe(
    [...waiting.values()].reduce((all, units) => all + units, 0),
  )
}

async function heldOf(id: string): Promise<Map<string, number>> {
  const { db } = started.server.server.kernel.database
  const rows = await db
    .selectFrom('vacationSpendings as s')
    .innerJoin('vacationRequests as r', 'r.id', 's.requestId')
    .where('r.employeeId', '=', id)
    .where('r.state', 'in', ['pending', 'waiting', 'preapproved'])
    .select(['s.bucketId', 's.units'])
    .execute()
  const held = new Map<string, number>()
  for (const { bucketId, units } of rows) held.set(bucketId, (held.get(bucketId) ?? 0) + units)
  return held
}

describe('the ledger over the years', () => {
  it('any requests, decisions, cancellations, expiries and year ends keep the sum, and nothing is spent twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 11 }), async (acts) => {
        // The clock of the previous run has advanced: its sessions have expired.
        await later(started, 0, [started.hr])
        const one = await started.hired({ agreement: workingDays })
        const model: Model = { waits: new Map(), stands: new Map(), next: '' }
        for (const what of acts) {
          await run(one, model, what)
          await settled(one)
          await checkLedger(one, model)
        }
        expect(await settled(one)).toBe(0)
      }),
      { numRuns: 3 },
    )
  })
})
