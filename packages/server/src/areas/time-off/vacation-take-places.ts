import type { Context } from '#contract/handlers.ts'
import { conflict } from '#contract/refuse.ts'
import { lockDates, quotasOf, takenOf } from '#vacations/plan-facts.queries.ts'
import { firstFull } from '#vacations/waiting-line.rules.ts'
import { placesAsked } from './vacation-places.queries.ts'
import type { Row } from './vacation-requests.queries.ts'

type Taking = Pick<Context, 'db'>

/**
 * The places of an approved request: those it has, or free ones; beyond the quota only with a reason. Dates are
 * locked in order, so that concurrent requests cannot exceed a quota.
 */
export async function takePlaces(
  { db }: Taking,
  row: Pick<Row, 'id' | 'employeeId' | 'planId' | 'hasPlace'>,
  override: string | null,
): Promise<{ hasPlace?: true; overrideReason?: string | null; offeredUntil?: null }> {
  const { id, employeeId, planId, hasPlace } = row
  if (planId === null) return {}
  if (hasPlace) return { hasPlace, offeredUntil: null }
  const full = await fullFor(db, { id, employeeId, planId })
  if (full === undefined) return { hasPlace: true }
  if (override === null) conflict('full', 'quota', { count: full.quota.most, value: full.date })
  return { hasPlace: true, overrideReason: override }
}

type Asking = { id: string; employeeId: string; planId: string }

/** The first date without a place for a request; its dates are locked. */
export async function fullFor(db: Context['db'], { id, employeeId, planId }: Asking) {
  const places = await placesAsked(db, id)
  const dates = places.map(({ date }) => date)
  await lockDates(db, planId, dates)
  const [from, until] = [dates[0], dates.at(-1)]
  if (from === undefined || until === undefined) return undefined
  const period = { from, until }
  const room = {
    quotas: await quotasOf(db, planId, period),
    taken: await takenOf(db, planId, { ...period, except: [id] }),
  }
  return firstFull({ employeeId, places }, room)
}
