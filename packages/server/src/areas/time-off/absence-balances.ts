import type { Context } from '#contract/handlers.ts'
import { allowanceOf } from '#absences/allowance.rules.ts'
import { sumOf, unitOf } from '#absences/count.rules.ts'
import * as facts from '#absences/facts.queries.ts'
import { shownState } from '#absences/flow.rules.ts'
import { dayOf } from '#db/day.ts'
import { typeName } from './absence-type-name.ts'
import { bags, type TypeInForce } from './absence-types.queries.ts'

type Of = { employeeId: string; year: number }
type Reading = Pick<Context, 'db' | 'clock'>

/** The day whose terms and contract apply to a year: today in the current one, otherwise the nearest. */
function dayIn(year: number, today: string): string {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  if (today < first) return first
  return today > last ? last : today
}

/** The allowances of each type with a yearly limit, with every term of the sum (AUS-5). */
export async function balancesOf({ db, clock }: Reading, { employeeId, year }: Of) {
  const today = dayOf(clock.now())
  const on = dayIn(year, today)
  const time = await facts.workingTimeOn(db, employeeId, on)
  const spent = await facts.spendingsOf(db, { employeeId, year })
  const types = await bags(db, { on, today, employeeId })
  return types.flatMap((type) => {
    const own = spent.filter(({ absenceTypeId }) => absenceTypeId === type.id)
    return balanceOf({ type, year, time, own, today }) ?? []
  })
}

type Known = {
  type: TypeInForce
  year: number
  time: Awaited<ReturnType<typeof facts.workingTimeOn>>
  own: Awaited<ReturnType<typeof facts.spendingsOf>>
  today: string
}

function balanceOf({ type, year, time, own, today }: Known) {
  const allowed = allowanceOf(type, time)
  if (allowed === null) return undefined
  const waiting = own.filter(({ state }) => state === 'in_review')
  const [taken, pending] = [sumOf(own), sumOf(waiting)]
  return {
    ...{ type: typeName(type.id, type), year, unit: unitOf(type), ...allowed },
    ...{ spent: taken - pending, pending, left: Math.max(0, allowed.allowance - taken) },
    spendings: own.map((one) => ({
      ...{ absenceId: one.id, from: one.from, until: one.until, units: one.units },
      state: shownState(one, today),
    })),
  }
}
