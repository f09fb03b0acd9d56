import type { Context } from '#contract/handlers.ts'
import { type Covered, coverage, missingOf, type Staffing, staffing } from '#vacations/coverage.rules.ts'
import { quotasOf, takenOf } from '#vacations/plan-facts.queries.ts'
import { bestSubset, type Candidate, fitsBeside, type Rooms } from '#vacations/subset.rules.ts'
import type { Room } from '#vacations/waiting-line.rules.ts'
import * as queries from './operation-coverage.queries.ts'
import { placesOfEach } from './vacation-places.queries.ts'
import { managing } from './vacation-reach.ts'
import { amongIds } from './operation-vacations.queries.ts'

type Db = Context['db']
type Period = { from: string; until: string; today: string }
/** A plan with its people's presence on the requested dates, computed once for all subsets. */
type Staffed = { plan: queries.CoveredPlan; there: Staffing[] }

/** The effect of approving a set of requests: on coverage, and on quotas. */
export async function coverageOf(context: Context<'operationVacations.preview'>) {
  const { db, body } = context
  const looks = managing(context)
  const rows = await amongIds(db, looks, body.ids)
  const candidates = await candidatesOf(db, rows)
  const dates = candidates.flatMap(({ places }) => places.map(({ date }) => date)).sort()
  const { today } = looks.reach
  const period = { from: dates[0] ?? today, until: dates.at(-1) ?? today, today }
  const staffed = await staffedOf(db, candidates, today)
  const rooms = await roomsOf(db, candidates, period)
  const covered = (chosen: readonly Candidate[]) =>
    staffed.map((one) => ({ plan: one.plan, rows: coveredBy(one, chosen) }))
  const missing = (chosen: readonly Candidate[]) =>
    covered(chosen).reduce((all, one) => all + missingOf(one.rows), 0)
  const { ids, method } = bestSubset(candidates, rooms, missing)
  const names = new Map(rows.map(({ id, employeeId, displayName }) => [id, { id: employeeId, displayName }]))
  return {
    method,
    intervals: await intervalsOf(db, covered(candidates)),
    requests: candidates.map((one) => ({
      ...answerOf(one, rooms, ids),
      person: names.get(one.id) ?? { id: one.employeeId, displayName: '' },
    })),
  }
}

type Asked = { id: string; employeeId: string; planId: string | null; state: string }

/** The requests that need places (not cancellations), in order of arrival. */
async function candidatesOf(db: Db, rows: readonly Asked[]): Promise<Candidate[]> {
  const places = await placesOfEach(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, employeeId, planId, state }) =>
    planId === null || state === 'cancellation_requested'
      ? []
      : [{ id, employeeId, planId, places: places.filter(({ requestId }) => requestId === id) }],
  )
}

async function staffedOf(db: Db, candidates: readonly Candidate[], today: string): Promise<Staffed[]> {
  const staffed: Staffed[] = []
  for (const plan of await queries.plansOf(db, [...new Set(candidates.map(({ planId }) => planId))])) {
    const own = candidates.filter(({ planId }) => planId === plan.id)
    const dates = [...new Set(own.flatMap(({ places }) => places.map(({ date }) => date)))].sort()
    const isCounted = plan.needs.length > 0 && dates.length > 0
    const people = isCounted ? await queries.onDuty(db, plan, { dates, today }) : []
    staffed.push({ plan, there: staffing(dates, plan.needs, people) })
  }
  return staffed
}

const coveredBy = ({ there }: Staffed, chosen: readonly Candidate[]): Covered[] =>
  coverage(
    there,
    chosen.flatMap(({ employeeId, places }) => places.map(({ date }) => ({ date, employeeId }))),
  )

/** The quotas of each plan, and the places taken without these requests. */
async function roomsOf(db: Db, candidates: readonly Candidate[], period: Period): Promise<Rooms> {
  const except = candidates.map(({ id }) => id)
  const rooms = new Map<string, Room>()
  for (const planId of new Set(candidates.map((one) => one.planId)))
    rooms.set(planId, {
      quotas: await quotasOf(db, planId, period),
      taken: await takenOf(db, planId, { ...period, except }),
    })
  return rooms
}

type Answered = { plan: queries.CoveredPlan; rows: Covered[] }

async function intervalsOf(db: Db, covered: readonly Answered[]) {
  const skillIds = covered.flatMap(({ rows }) => rows.flatMap(({ skillId }) => skillId ?? []))
  const skills = new Map((await queries.skillNames(db, [...new Set(skillIds)])).map((one) => [one.id, one]))
  return covered
    .flatMap(({ plan: { id, name }, rows }) =>
      rows.map(({ skillId, ...row }) => ({
        ...row,
        plan: { id, name },
        skill: skillId === null ? null : (skills.get(skillId) ?? null),
      })),
    )
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : one.start - other.start))
}

function answerOf(one: Candidate, rooms: Rooms, suggested: ReadonlySet<string>) {
  const full = fitsBeside(one, [], rooms)
  return {
    ...{ id: one.id, fits: full === undefined, date: full?.date ?? null, limit: full?.quota.most ?? null },
    ...{ suggested: suggested.has(one.id), why: whyOf(full !== undefined, suggested.has(one.id)) },
  }
}

function whyOf(isFull: boolean, isSuggested: boolean): 'fits' | 'full' | 'beside_others' {
  if (isFull) return 'full'
  return isSuggested ? 'fits' : 'beside_others'
}
