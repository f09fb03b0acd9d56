import type { Context } from '#contract/handlers.ts'
import { type Eyes, throughEyes, throughEyesOfEach } from '#delegations/stand-ins.ts'
import type { Act } from './vacation-act.ts'
import { type Looking, looking } from './vacation-reach.ts'
import * as queries from './vacation-requests.queries.ts'

type Deciding = Pick<Context, 'db' | 'user' | 'clock'>
type Named = { id: string; displayName: string }
/** As who somebody acts: whose requests they see so, and in whose place. */
export type Standpoint = {
  looks: Looking
  onBehalfOf: Named | null
  /** Whether it was decided before, by the rights of that moment. */
  isDecided?: true
}

/** As who somebody acts on a request: decisions are also made in the place of others. */
export async function standpointOf(context: Deciding, act: Act, id: string): Promise<Standpoint> {
  if (act !== 'approve' && act !== 'reject') return { looks: looking(context), onBehalfOf: null }
  return (await standpointsOf(context, [id]))(id)
}

/** As who somebody decides on each of many requests. */
export const standpointsOf = (context: Deciding, ids: readonly string[]) =>
  standpointOfEach(context, ids, {
    ...{ family: 'vacationRequests', looksOf: looking },
    canDecide: ({ canDecide }) => canDecide,
  })

type Side = {
  family: string
  looksOf: (eyes: Eyes) => Looking
  canDecide: (row: queries.Row, eyes: Eyes) => boolean
}

/** As who somebody decides on each of many requests, for one of the sides on which they are decided. */
export async function standpointOfEach(
  { db, user, clock }: Deciding,
  ids: readonly string[],
  { family, looksOf, canDecide }: Side,
): Promise<(id: string) => Standpoint> {
  const own = { looks: looksOf({ user, clock }), onBehalfOf: null }
  const looks = new Map<Eyes['user'], Looking>([[user, own.looks]])
  const found = await throughEyesOfEach({ db, user, clock }, family, ids, async (eyes, open) => {
    const through = looks.get(eyes.user) ?? looksOf(eyes)
    looks.set(eyes.user, through)
    const rows = await queries.among(db, through, open)
    return rows.map((row) => ({ ...row, canDecide: canDecide(row, eyes) }))
  })
  return (id) => {
    const { eyes, onBehalfOf = null } = found.get(id) ?? {}
    return eyes === undefined ? own : { looks: looks.get(eyes.user) ?? own.looks, onBehalfOf }
  }
}

/** A request as somebody decides on it, for themselves or in the place of others. */
export const through = ({ db, user, clock }: Deciding, id: string) =>
  throughEyes({ db, user, clock }, 'vacationRequests', (eyes) => queries.find(db, looking(eyes), id))
