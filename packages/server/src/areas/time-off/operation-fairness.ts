import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import * as coverage from './operation-coverage.queries.ts'
import { peaksOf, peoplePeaks } from './operation-fairness.queries.ts'
import { managing } from './vacation-reach.ts'

/** So many years are looked back at unless it is said. */
const yearsBack = 3

/** Who of a plan had how many days of its peak dates over the years. */
export async function fairnessOf(context: Context<'operationVacations.fairness'>) {
  const { db, query } = context
  const { reach } = managing(context)
  const { planId, fromYear = Number(reach.today.slice(0, 4)) - yearsBack } = query
  const [plan = notFound()] = await coverage.plansOf(db, [planId])
  const periods = await peaksOf(db, planId, `${fromYear}-01-01`)
  return { periods, people: await peoplePeaks(db, reach, { plan, since: `${fromYear}-01-01` }) }
}
