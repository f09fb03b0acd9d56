import type { Context } from '#contract/handlers.ts'
import { dayOf } from '#db/day.ts'
import { proofDueOn } from '#absences/flow.rules.ts'
import type { Refusal } from '#absences/judge.rules.ts'
import { asksTravel, needsKinship } from '#absences/limits.rules.ts'
import { balancesOf } from './absence-balances.ts'
import { absenceRefusals } from './day-holder.ts'
import { type Tried, tried, type Wanted } from './absence-tried.ts'

type Reading = Pick<Context, 'db' | 'user' | 'clock'>

/** The result of a request, before it is sent; the balance of a private type only for those who may know it. */
export async function preview(context: Reading, wanted: Wanted) {
  const attempt = await tried(context, wanted)
  const { type, result, asked, stages, isRight } = attempt
  const { unit, units, days, limit, returnsVacation } = result
  return {
    ...{ unit, units, days, limit, isRight, returnsVacation, stages: [...stages] },
    balance: await balanceOf(context, attempt),
    proof: type.justification,
    proofDueOn: proofDueOn(type, asked.until, dayOf(context.clock.now())),
    needsKinship: needsKinship(type),
    asksTravel: asksTravel(type),
    refusals: await absenceRefusals(
      context,
      attempt,
      result.refusals.filter((one) => isShown(one, attempt)),
    ),
  }
}

async function balanceOf(context: Reading, { employeeId, asked, type, isKnown, facts }: Tried) {
  if (!isKnown || facts.allowance === null) return null
  const year = Number(asked.from.slice(0, 4))
  const all = await balancesOf(context, { employeeId, year })
  return all.find((one) => one.type.id === type.id) ?? null
}

/** A sufficient allowance reveals its size by trial and error. */
const isShown = ({ rule }: Refusal, { isKnown }: Tried): boolean => rule !== 'per_year' || isKnown

/** A refusal without the numbers of a private allowance. */
export const shownRefusal = (one: Refusal, { isKnown }: Pick<Tried, 'isKnown'>): Refusal =>
  one.rule === 'per_year' && !isKnown ? { ...one, count: null, limit: null } : one
