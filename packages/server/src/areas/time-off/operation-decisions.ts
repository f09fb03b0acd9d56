import { type Came, only } from '#contract/came.ts'
import { forbidden, notFound, conflict } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { inPlaceOf } from '#delegations/stand-ins.ts'
import { nothing } from './held-vacations.queries.ts'
import { agreed, refused } from './operation-decisions.rules.ts'
import { notifyOfDecision } from './vacation-notices.ts'
import * as queries from './vacation-requests.queries.ts'
import type { Becomes } from './vacation-requests.rules.ts'
import { touchingOf } from './vacation-rounds.ts'
import { type Acting, actOnEach, inForce, type Judged, type Settled } from './vacation-settling.ts'
import type { Standpoint } from './vacation-standpoints.ts'
import { takePlaces } from './vacation-take-places.ts'

export type Decision = {
  id: string
  version: number
  decision: 'approve' | 'reject'
  comment: string | null
  override: string | null
  as: Standpoint
  /** Whether it is the result of a period: then nobody decides on their own. */
  isOfPeriod?: true
}

/** The result for a request, all stages at once; refuses an impossible one. */
function judge(found: queries.Row | undefined, meant: Decision, user: { id: string }): Judged {
  const row = found ?? notFound()
  if (row.planId === null) notFound()
  checkVersion(row, meant.version)
  if (row.employeeId === user.id && meant.isOfPeriod !== true) forbidden()
  if (row.isHeld) conflict('invalid', 'state')
  const becomes = meant.decision === 'approve' ? agreed(row) : refused(row)
  return { row, becomes, moves: becomes.moves }
}

/** The places that the decision takes; refuses without any. */
const placesOf = (context: Acting, { row, becomes }: Judged, { override }: Decision) =>
  becomes.moves === 'spend' ? takePlaces(context, row, override) : Promise.resolve({})

/** Decides on all stages of a request; returns its new state. */
export const decide = async (context: Acting, meant: Decision): Promise<Becomes['state']> =>
  only(await decideEach(context, [meant]))

/** The same for many, in order; a refusal of one does not affect the others. */
export async function decideEach(
  context: Acting,
  items: readonly Decision[],
): Promise<Came<Becomes['state']>[]> {
  const put = inForce(context, (settled) =>
    notifyOfDecision(
      context,
      settled.map(({ row }) => row),
    ),
  )
  const came = await actOnEach(context, items, { ...deciding(context, items), put })
  return came.map((one) => ('refused' in one ? one : { done: one.done.becomes.state }))
}

/** The batch size per transaction. */
export const deciding = (context: Acting, [first]: readonly Decision[]) => ({
  touches: touchingOf(first?.decision),
  judge: (found: queries.Row | undefined, item: Decision) => judge(found, item, context.user),
  settle: (judged: Judged, item: Decision) => settling(context, judged, item),
})

async function settling(context: Acting, judged: Judged, meant: Decision): Promise<Settled> {
  const { row, becomes } = judged
  const { comment, override } = meant
  const { onBehalfOf } = meant.as
  const places = await placesOf(context, judged, meant)
  return {
    ...{ row, becomes, comment, onBehalfOf },
    values: { ...nothing, ...places, escalatesAt: null, pendingReason: null, lastDay: null },
    lastDay: becomes.moves === 'shorten' ? row.lastDay : null,
    logged: {
      ...{ act: `vacationRequests.${meant.decision}`, subject: row.id },
      ...{ label: `${row.displayName} · ${row.startsOn}` },
      ...{ before: { state: row.stored }, after: { state: becomes.state } },
      detail: {
        ...(comment === null ? {} : { comment }),
        ...(override === null ? {} : { override }),
        ...inPlaceOf(onBehalfOf),
      },
    },
  }
}
