import type { Context } from '#contract/handlers.ts'
import { type Eyes, throughEyes, throughEyesOfEach } from '#delegations/stand-ins.ts'
import type { Act } from './vacation-act.ts'
import { type Looking, looking } from './vacation-reach.ts'
import * as queries from './vacation-requests.queries.ts'

type Deciding = Pick<Context, 'db' | 'user' | 'clock'>
type Named = { id: string; displayName: string }
/** The identity of the actor: reach and delegation. */
export type Standpoint = {
  looks: Looking
  onBehalfOf: Named | null
  /** Whether it was decided earlier, with the permissions of that time. */
  isDecided?: true
}

/** The identity of the actor on a request: decisions can be delegated. */
export async function standpointOf(context: Deciding, act: Act, id: string): Promise<Standpoint> {
  if (act !== 'approve' && act !== 'reject') return { looks: looking(context), onBehalfOf: null }
  return (await standpointsOf(context, [id]))(id)
}

/** The identity of the decider for each of many requests. */
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

/** The same for one of the deciding sides. */
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

/** A request as its decider sees it, for themselves or as a delegate. */
export const through = ({ db, user, clock }: Deciding, id: string) =>
  throughEyes({ db, user, clock }, 'vacationRequests', (eyes) => queries.find(db, looking(eyes), id))
