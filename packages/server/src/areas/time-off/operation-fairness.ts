import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import type { Reach } from '#db/reach.ts'
import { averageOf, countsOf, each, groupsOf, ofYear, yearsFrom } from '#vacations/fairness.rules.ts'
import { factsOfAll, factsOfPerson, factsOfTeams, type Years } from './fairness-facts.queries.ts'
import * as coverage from './operation-coverage.queries.ts'
import * as queries from './operation-fairness.queries.ts'
import { managing } from './vacation-reach.ts'

/** The years looked back at by default. */
const yearsBack = 3

const spanOf = (today: string, fromYear?: number): Years => {
  const until = Number(today.slice(0, 4))
  return { from: fromYear ?? until - yearsBack, until }
}

type Asked = { plan: coverage.CoveredPlan; since: string; span: Years }

/** The distribution of a plan's peak dates and fairness figures over the years. */
export async function fairnessOf(context: Context<'operationVacations.fairness'>) {
  const { db, query, user, clock } = context
  const { reach } = managing(context)
  const [plan = notFound()] = await coverage.plansOf(db, [query.planId])
  const span = spanOf(reach.today, query.fromYear)
  const years = yearsFrom(span.from, span.until)
  const asked = { plan, since: `${span.from}-01-01`, span }
  const periods = await queries.peaksOf(db, plan.id, asked.since)
  const people = reach.everybody ? await queries.peoplePeaks(db, reach, asked) : []
  // Legal representatives see the groups of all people, and nobody by name.
  const everybody = reach.everybody || (await queries.isRepresentative(db, user.id, clock.now()))
  const teams = await teamsOf(db, { ...reach, everybody }, asked)
  const groups = groupsOf(
    teams,
    periods.map(({ id }) => id),
    years,
  )
  return { periods, years, people, groups }
}

/** Each team with the sums of its people. */
async function teamsOf(db: Db, reach: Reach, { plan, since, span }: Asked) {
  const facts = await factsOfTeams(db, await queries.teamsWithin(db, reach, plan), span)
  const teams = await queries.teamPeaks(db, reach, { plan, since })
  return teams.map((team) => ({ ...team, years: facts.filter(({ id }) => id === team.id) }))
}

type Asking = { employeeId: string; today: string; fromYear?: number | undefined }

/** Somebody's peak dates over the years, beside the average of their plan. */
export async function peaksOfPerson(
  { db }: Pick<Context, 'db'>,
  { employeeId, planId, today, fromYear }: Asking & { planId: string },
) {
  const [plan = notFound()] = await coverage.plansOf(db, [planId])
  const people = await queries.sizeOf(db, plan, today)
  const since = `${spanOf(today, fromYear).from}-01-01`
  const periods = await queries.ownPeaks(db, { employeeId, plan, since, today })
  return {
    plan: { id: plan.id, name: plan.name },
    periods: periods.map(({ all, ...period }) => ({ ...period, average: each(all, people) })),
  }
}

/** What somebody had to bear over the years, beside the average of their plan, if they have one. */
export async function ledgerOfPerson(
  { db }: Pick<Context, 'db'>,
  { employeeId, planId, today, fromYear }: Asking & { planId: string | undefined },
) {
  const span = spanOf(today, fromYear)
  const own = await factsOfPerson(db, employeeId, span)
  const [plan] = planId === undefined ? [] : await coverage.plansOf(db, [planId])
  const people = plan === undefined ? 0 : await queries.sizeOf(db, plan, today)
  const all =
    plan === undefined ? [] : await factsOfAll(db, await queries.activePeople(db, plan, today), span)
  return {
    ...{ total: countsOf(own), average: averageOf(all, people) },
    years: yearsFrom(span.from, span.until).map((year) => ({
      ...{ year, counts: countsOf(ofYear(own, year)), average: averageOf(ofYear(all, year), people) },
    })),
  }
}
