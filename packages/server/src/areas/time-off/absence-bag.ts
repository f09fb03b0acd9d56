import type { Db } from '#db/database.ts'
import { type Allowance, allowanceOf } from '#absences/allowance.rules.ts'
import { sumOf } from '#absences/count.rules.ts'
import * as facts from '#absences/facts.queries.ts'
import type { TypeInForce } from './absence-types.queries.ts'

type Of = { employeeId: string; type: TypeInForce; from: string; except: string | null }
type Bag = { allowance: Allowance | null; taken: number }

/** The allowance of a type in the year of an absence, and what other absences use of it. */
export async function bagOf(db: Db, { employeeId, type, from, except }: Of): Promise<Bag> {
  const spent = await facts.spendingsOf(db, { employeeId, year: Number(from.slice(0, 4)), except })
  return {
    allowance: allowanceOf(type, await facts.workingTimeOn(db, employeeId, from)),
    taken: sumOf(spent.filter(({ absenceTypeId }) => absenceTypeId === type.id)),
  }
}
