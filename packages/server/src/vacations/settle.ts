import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type {
  LeaveUnit,
  VacationBucketsTable,
  VacationKind,
  VacationMovementsTable,
} from '#db/schema/vacations.ts'
import type { Clock } from '#seams/clock.ts'
import type { Ids } from '#seams/ids.ts'
import type { Insertable } from 'kysely'
import { type Entitlement, entitlementsOf } from './entitlement.rules.ts'
import { grouped } from '#db/grouped.ts'
import { together } from '#db/pipelined.ts'
import * as queries from './ledger.queries.ts'

type Settling = { db: Db; ids: Pick<Ids, 'next'>; clock: Clock }
type Movement = Insertable<VacationMovementsTable>
type Bucket = Insertable<VacationBucketsTable>
type Written = { buckets: Bucket[]; movements: Movement[] }
type Target = Partial<Entitlement> & {
  employeeId: string
  year: number
  kind: VacationKind
  unit: LeaveUnit
  units: number
}

/**
 * Adds the entries to the ledger that follow from contracts, policies and the day: differences to the days of each year,
 * expired days, and debts of a finished year. Idempotent. The caller locks the person, so that no entry is written twice.
 * Returns the buckets without writing if nothing is missing.
 */
export async function settle(
  context: Settling,
  whose: queries.Whose,
): Promise<queries.BucketRow[] | undefined> {
  const { known, buckets, movements } = await dueOf(context, whose)
  await queries.insertBuckets(context.db, buckets)
  await queries.insertMovements(context.db, movements)
  return buckets.length + movements.length === 0 ? known : undefined
}

/** Writes the yearly grants of everybody, even without earlier movements: for the beginning of a ledger. */
export async function grantYears({ db, ids, clock }: Settling, years: readonly number[]): Promise<void> {
  const now = clock.now()
  const made = { ids, now, today: dayOf(now) }
  const times = await queries.contractTimes(db, 'everybody', years)
  const { buckets, movements } = entitled(targetsOf(times, [], Math.min(...years)), [], made)
  await queries.insertBuckets(db, buckets)
  await queries.insertMovements(db, movements)
}

/** The people with something to write: all grants together would fill a large part of the memory. */
export async function unsettled(context: Settling): Promise<string[]> {
  const found: string[] = []
  for await (const some of queries.ownersInParts(context.db, ownersAtOnce)) {
    const { people } = await dueOf(context, some)
    found.push(...people)
  }
  return found
}
const ownersAtOnce = 1000

async function dueOf({ db, ids, clock }: Settling, whose: queries.Whose) {
  const now = clock.now()
  const today = dayOf(now)
  const year = Number(today.slice(0, 4))
  const [known, times] = await together(
    queries.bucketsOf(db, whose),
    queries.contractTimes(db, whose, [year - 1, year, year + 1]),
  )
  const made = { ids, now, today }
  const { buckets, movements: given } = entitled(targetsOf(times, known, year), known, made)
  const movements = [...given, ...ended(known, made)]
  const owners = new Map([...known, ...buckets].map(({ id, employeeId }) => [id, employeeId]))
  const people = new Set(movements.flatMap(({ bucketId }) => owners.get(bucketId) ?? []))
  return { known, buckets, movements, people }
}

const keyOf = ({ employeeId, year, kind, unit }: Pick<Target, 'employeeId' | 'year' | 'kind' | 'unit'>) =>
  `${employeeId} ${year} ${kind} ${unit}`

const personYear = ({ employeeId, year }: { employeeId: string; year: number }) => `${employeeId} ${year}`

/** The correct grants of each person by year and kind; none where the contract no longer exists. */
function targetsOf(
  times: readonly queries.YearTime[],
  known: readonly queries.BucketRow[],
  year: number,
): Target[] {
  const targets = new Map<string, Target>()
  const settled = known.filter((one) => one.year >= year - 1)
  for (const { employeeId, year: of, kind, unit } of settled)
    targets.set(keyOf({ employeeId, year: of, kind, unit }), { employeeId, year: of, kind, unit, units: 0 })
  const withYear = new Set(settled.map(personYear))
  for (const [person, own] of grouped(times, personYear)) {
    const [{ employeeId, year: of }] = own
    // An earlier year is settled only if it has movements here, never granted anew.
    if (of < year && !withYear.has(person)) continue
    for (const one of entitlementsOf(own)) {
      const target = { ...one, employeeId, year: of }
      targets.set(keyOf(target), target)
    }
  }
  return [...targets.values()]
}

type Made = { ids: Pick<Ids, 'next'>; now: Date; today: string }

function entitled(targets: readonly Target[], known: readonly queries.BucketRow[], made: Made): Written {
  const written: Written = { buckets: [], movements: [] }
  const byKey = grouped(known, keyOf)
  for (const target of targets) {
    const buckets = byKey.get(keyOf(target)) ?? []
    const units = target.units - buckets.reduce((sum, one) => sum + one.entitled, 0)
    if (units === 0) continue
    let bucketId = buckets[0]?.id
    if (bucketId === undefined) {
      const bucket = bucketOf(target, made.ids)
      written.buckets.push(bucket)
      bucketId = bucket.id
    }
    written.movements.push({
      ...movement(made, bucketId, 'entitlement', units),
      ...{ date: `${target.year}-01-01`, policyId: target.policyId ?? null },
      explanation: target.explanation === undefined ? null : JSON.stringify(target.explanation),
    })
  }
  return written
}

function bucketOf({ employeeId, kind, unit, year, rules }: Target, ids: Pick<Ids, 'next'>): Bucket {
  const carryOverUntil = rules?.carryOverUntil ?? null
  const validUntil = carryOverUntil === null ? `${year}-12-31` : `${year + 1}-${carryOverUntil}`
  return { id: ids.next(), employeeId, kind, year, unit, validFrom: `${year}-01-01`, validUntil }
}

const movement = (
  { ids, now, today }: Made,
  bucketId: string,
  kind: Movement['kind'],
  units: number,
): Movement => ({
  ...{ id: ids.next(), bucketId, kind, units, date: today, requestId: null, reverses: null, policyId: null },
  ...{ reason: null, explanation: null, createdBy: null, createdAt: now },
})

/**
 * The rest of an ended bucket expires once. A deficit means that too much had expired, and beyond that it is owed by
 * the next bucket.
 */
function ended(known: readonly queries.BucketRow[], made: Made): Movement[] {
  return known
    .filter(({ validUntil }) => validUntil < made.today)
    .flatMap((bucket) => {
      const left = bucket.balance - bucket.pending
      const date = daysAfter(bucket.validUntil, 1)
      if (left > 0) return [{ ...movement(made, bucket.id, 'expiry', -left), date }]
      if (bucket.balance >= 0) return []
      const back = Math.min(bucket.expired, -bucket.balance)
      const taken = back === 0 ? [] : [{ ...movement(made, bucket.id, 'expiry', back), date }]
      const debt = -bucket.balance - back
      const next = followerOf(bucket, known, made.today)
      if (debt === 0 || next === undefined) return taken
      return [
        ...taken,
        { ...movement(made, bucket.id, 'carry_over', debt), date },
        { ...movement(made, next.id, 'carry_over', -debt), date },
      ]
    })
}

const followerOf = (
  { employeeId, kind, unit, year }: queries.BucketRow,
  known: readonly queries.BucketRow[],
  today: string,
) =>
  known.find(
    (one) =>
      one.employeeId === employeeId &&
      one.kind === kind &&
      one.unit === unit &&
      one.year > year &&
      one.validUntil >= today,
  )
