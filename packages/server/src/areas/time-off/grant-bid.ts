import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { decide } from './operation-decisions.ts'
import { eachDay } from './vacation-days.ts'
import type { Looking } from './vacation-reach.ts'
import { written } from './vacation-requests.ts'
import { find } from './vacation-requests.queries.ts'

type Granted = { employeeId: string; startsOn: string; endsOn: string; rank: number }
type Granting = Context<'vacationPeriods.publish'>

/** Creates and approves the request for a granted wish; returns its id. */
export async function grantBid(context: Granting, looks: Looking, granted: Granted): Promise<string> {
  const { db, ids, clock, bus, jobs, signedIn, request } = context
  const { employeeId, startsOn, endsOn } = granted
  const days = eachDay({ from: startsOn, until: endsOn }).map((date) => ({ date }))
  const body = { employeeId, kind: 'annual' as const, days, agreed: true }
  const { id } = await written(
    { db, ids, clock, bus, jobs, signedIn, request, body, user: inPlaceOf(context, employeeId) },
    undefined,
  )
  const { version, stored } = (await find(db, looks, id)) ?? notFound()
  const granting = { decision: 'approve' as const, comment: null, override: null, isOfPeriod: true as const }
  if (stored !== 'approved')
    await decide(context, { id, version, ...granting, as: { looks, onBehalfOf: null } })
  return id
}

/** The publisher acts with the person's right to request. */
const inPlaceOf = ({ user }: Granting, id: string): Granting['user'] => ({
  ...user,
  id,
  permissions: new Set(['SOLICITAR_VACACIONES'] as const),
})
