import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import type { VacationMovementKind } from '#db/schema/vacations.ts'
import { amountsOf, type BucketSums, carriedOver, unwritten } from '#vacations/balance.rules.ts'
import { sumsOf } from '#vacations/bucket-sums.queries.ts'
import { grouped } from '#db/grouped.ts'
import * as queries from './vacation-balances.queries.ts'
import { looking, readerOf } from './vacation-reach.ts'
import { person } from './vacation-people.queries.ts'

export const vacationBalancesHandlers: HandlerTable = handlers('vacationBalances', {
  async index(context) {
    const { db, query } = context
    const { reach } = looking(context)
    const days = daysOf(reach.today, query.year)
    const { data, meta } = await queries.people(db, reach, days.year, query)
    const sums = await sumsOf(
      db,
      readerOf(context),
      data.map(({ id }) => id),
      days,
    )
    const byPerson = grouped(sums, ({ employeeId }) => employeeId)
    const rows = data.map((one) => ({
      ...{ person: one, year: days.year, amounts: amountsOf(byPerson.get(one.id) ?? [], days) },
    }))
    return { data: rows, meta }
  },

  async show(context) {
    const { db, params, query } = context
    const { reach } = looking(context)
    const days = daysOf(reach.today, query.year)
    const somebody = (await person(db, reach, params.id)) ?? notFound()
    const sums = await sumsOf(db, readerOf(context), [params.id], days)
    const policyId = await queries.policyOf(db, params.id, reach.today)
    const terms = await termsOf(context, sums, days)
    const named = await queries.policiesNamed(db, [
      ...new Set([policyId, ...terms.map((term) => term.policyId)].flatMap((id) => id ?? [])),
    ])
    const rules = policyId === undefined ? undefined : await queries.rulesOf(db, policyId)
    return {
      ...{ person: somebody, year: days.year, amounts: amountsOf(sums, days) },
      ...{ policy: named.get(policyId ?? '') ?? null, rules: rules?.rules ?? null },
      terms: terms.map(({ policyId: of, ...term }) => ({ ...term, policy: named.get(of ?? '') ?? null })),
    }
  },
})

type Days = { year: number; today: string }
const daysOf = (today: string, year = Number(today.slice(0, 4))): Days => ({ year, today })

const none = { movementId: null, requestId: null, reason: null, explanation: null, policyId: null }

/** The terms of each figure, by date; they add up to it. */
async function termsOf(context: Pick<Context, 'db' | 'user'>, sums: readonly BucketSums[], days: Days) {
  const { db } = context
  if (sums.length === 0) return []
  const ids = sums.map(({ id }) => id)
  const buckets = new Map(sums.map((one) => [one.id, one]))
  const bucketOf = (id: string) => buckets.get(id) ?? notFound()
  const placed = (id: string) => {
    const { kind, unit, year } = bucketOf(id)
    return { kind, unit, year }
  }
  const movements = await queries.movementsOf(db, readerOf(context), ids)
  const requests = await queries.requestsOf(db, ids, days)
  return [
    ...sums
      .filter((one) => one.year < days.year && carriedOver(one) !== 0)
      .map((one) => ({
        ...{ ...none, ...placed(one.id), of: 'carriedOver' as const, units: carriedOver(one) },
        date: `${days.year}-01-01`,
      })),
    ...movements
      // Grants of an earlier year are included in its rest.
      .filter(({ bucketId, kind }) => kind === 'expiry' || bucketOf(bucketId).year === days.year)
      .map(({ id: movementId, bucketId, kind, ...term }) => ({
        ...{ ...none, ...placed(bucketId), ...term, movementId },
        of: nameOf(kind),
      })),
    ...requests.map(({ bucketId, units, ...term }) => ({
      ...{ ...none, ...placed(bucketId), ...term, units: -units },
    })),
    ...sums
      .filter((one) => unwritten(one, days.today) > 0)
      .map((one) => ({
        ...{ ...none, ...placed(one.id), of: 'expired' as const, units: -unwritten(one, days.today) },
        date: one.shownUntil,
      })),
  ].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : placeOf(one) > placeOf(other) ? 1 : 0))
}

/** By date, and annual vacation before loose days. */
const placeOf = ({ date, kind }: { date: string; kind: string }) => `${date} ${kind}`

function nameOf(kind: VacationMovementKind): 'entitlement' | 'expired' | 'adjusted' {
  if (kind === 'entitlement') return kind
  return kind === 'expiry' ? 'expired' : 'adjusted'
}
