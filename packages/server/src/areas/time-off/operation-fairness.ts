import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import * as coverage from './operation-coverage.queries.ts'
import { each, groupsOf } from '#vacations/fairness.rules.ts'
import { ownPeaks, peaksOf, peoplePeaks, sizeOf, teamPeaks } from './operation-fairness.queries.ts'
import { managing } from './vacation-reach.ts'

/** The years looked back at by default. */
const yearsBack = 3

/** The distribution of a plan's peak dates over the years. */
export async function fairnessOf(context: Context<'operationVacations.fairness'>) {
  const { db, query } = context
  const { reach } = managing(context)
  const { planId, fromYear = Number(reach.today.slice(0, 4)) - yearsBack } = query
  const [plan = notFound()] = await coverage.plansOf(db, [planId])
  const periods = await peaksOf(db, planId, `${fromYear}-01-01`)
  const asked = { plan, since: `${fromYear}-01-01` }
  const people = reach.everybody ? await peoplePeaks(db, reach, asked) : []
  const groups = groupsOf(
    await teamPeaks(db, reach, asked),
    periods.map(({ id }) => id),
  )
  return { periods, people, groups }
}

/** Somebody's peak dates over the years, beside the average of their plan. */
export async function peaksOfPerson(
  context: Pick<Context, 'db'>,
  { employeeId, planId, today, fromYear = Number(today.slice(0, 4)) - yearsBack }: Asking,
) {
  const { db } = context
  const [plan = notFound()] = await coverage.plansOf(db, [planId])
  const people = await sizeOf(db, plan, today)
  const periods = await ownPeaks(db, { employeeId, plan, since: `${fromYear}-01-01`, today })
  return {
    plan: { id: plan.id, name: plan.name },
    periods: periods.map(({ all, ...period }) => ({ ...period, average: each(all, people) })),
  }
}

type Asking = { employeeId: string; planId: string; today: string; fromYear?: number | undefined }
