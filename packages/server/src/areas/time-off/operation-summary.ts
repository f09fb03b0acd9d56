import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { grouped } from '#db/grouped.ts'
import { quotasOf, takenOf, waitersOf } from '#vacations/plan-facts.queries.ts'
import { leftOn } from '#vacations/quota.rules.ts'
import { eachDay, periodOf } from './vacation-days.ts'
import { planOf } from './vacation-places.queries.ts'
import * as queries from './operation-summary.queries.ts'
import { managing } from './vacation-reach.ts'

/** The maximum period in days. */
const most = 366

/** The number of requests by state, in total and by day, week, month or person. */
export async function summaryOf(context: Context<'operationVacations.summary'>) {
  const { db, query } = context
  const { by = 'day', planId, selectedSkill } = query
  const period = periodOf(context, query, most)
  const asked = { ...period, planId, selectedSkill }
  const looks = managing(context)
  const states = await queries.states(db, looks, asked)
  if (by === 'person') return { states, rows: rowsOf(await queries.byPerson(db, looks, asked)) }
  const rows = rowsOf(await queries.byTime(db, looks, asked, by))
  if (planId === undefined || by !== 'day') return { states, rows }
  return { states, rows: await withPlaces(db, { ...period, planId }, rows) }
}

type Row = ReturnType<typeof rowsOf>[number]

/** A row for each day, week, month or person, with the count of each state. */
function rowsOf(counts: readonly queries.Count[]) {
  const noPlaces = {
    limit: null as number | null,
    taken: null as number | null,
    waiting: null as number | null,
  }
  return [...grouped(counts, ({ startsOn, personId }) => startsOn ?? personId ?? '').values()].map(
    (group) => {
      const [{ startsOn, endsOn, personId, displayName }] = group
      return {
        ...{
          startsOn,
          endsOn,
          person: personId === null ? null : { id: personId, displayName: displayName ?? '' },
        },
        states: group.map(({ state, count }) => ({ state, count })),
        ...noPlaces,
      }
    },
  )
}

type Plan = { planId: string; from: string; until: string }

/** Every day of a plan with its whole-day quota, the taken places and the waiting requests. */
async function withPlaces(
  db: Context['db'],
  { planId, ...period }: Plan,
  rows: readonly Row[],
): Promise<Row[]> {
  if ((await planOf(db, planId)) === undefined) notFound()
  const quotas = await quotasOf(db, planId, period)
  const taken = await takenOf(db, planId, { ...period, except: [] })
  const waiters = await waitersOf(db, planId, { ...period, except: null, before: null })
  const known = new Map(rows.map((row) => [row.startsOn, row]))
  return eachDay(period).map((date) => {
    const whole = leftOn(quotas, date, taken).find(({ quota }) => quota.startMinute === null)
    return {
      ...{ startsOn: date, endsOn: date, person: null, states: known.get(date)?.states ?? [] },
      ...{ limit: whole?.quota.most ?? null, taken: whole?.taken ?? null },
      waiting: waiters.filter(({ places }) => places.some((place) => place.date === date)).length,
    }
  })
}
